import { describe, expect, it } from 'vitest';
import { toAxisFormat } from './axis-format.ts';

describe('amounts on the axis', () => {
  it('have the group separators of the locale from four digits on', () => {
    expect(toAxisFormat(2000, 'es')(1500)).toBe('1.500');
    expect(toAxisFormat(2000, 'en')(1500)).toBe('1,500');
  });

  it('keep their decimals on a small axis', () => {
    expect(toAxisFormat(1, 'es')(0.25)).toBe('0,25');
  });

  it('have a currency if they are money, and are in short form from 10,000 on', () => {
    expect(toAxisFormat(2000, 'en', 'EUR')(1500)).toBe('€1,500');
    expect(toAxisFormat(25_000, 'en', 'EUR')(-2500)).toBe('−€2.5K');
    expect(toAxisFormat(25_000, 'es', 'EUR')(25_000).replace(/\s/g, ' ')).toBe('25 mil €');
  });

  it('are in short form on a large axis', () => {
    expect(toAxisFormat(250_000, 'en')(250_000)).toBe('250K');
    expect(toAxisFormat(2_500_000, 'es')(2_500_000).replace(/\s/g, ' ')).toBe('2,5 M');
  });
});
