import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('the strength hint', () => {
  it('says that fewer than 6 characters are too short', () => {
    expect(passwordStrength('', 6)).toBe('tooShort');
    expect(passwordStrength('aB3$x', 6)).toBe('tooShort');
  });

  it('calls short, repeated and consecutive characters weak', () => {
    expect(passwordStrength('secret', 6)).toBe('weak');
    expect(passwordStrength('aaaaaaaaaaaaaaaaaaaa', 6)).toBe('weak');
    expect(passwordStrength('12345678901234567890', 6)).toBe('weak');
  });

  it('grows with length and variety', () => {
    expect(passwordStrength('kT7#pzQ2wm', 6)).toBe('fair');
    expect(passwordStrength('correct horse battery staple', 6)).toBe('good');
  });
});
