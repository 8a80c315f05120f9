import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('the strength hint', () => {
  it('says that fewer than 6 characters are too short', () => {
    expect(passwordStrength('')).toBe('tooShort');
    expect(passwordStrength('aB3$x')).toBe('tooShort');
  });

  it('calls what meets the minimum, repeats or counts on weak', () => {
    expect(passwordStrength('secret')).toBe('weak');
    expect(passwordStrength('aaaaaaaaaaaaaaaaaaaa')).toBe('weak');
    expect(passwordStrength('12345678901234567890')).toBe('weak');
  });

  it('grows with length and variety', () => {
    expect(passwordStrength('kT7#pzQ2wm')).toBe('fair');
    expect(passwordStrength('correct horse battery staple')).toBe('good');
  });
});
