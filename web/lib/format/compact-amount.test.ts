import { describe, expect, it } from 'vitest';
import { compactAmount } from './compact-amount.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

describe('an amount in short form', () => {
  it.each([
    [98_765_432_109.99, 'EUR', 'en', '€98.8B'],
    [98_765_432_109.987, 'KWD', 'en', 'KWD 98.8B'],
    [-1_234_567.89, 'EUR', 'es', '−1,2 M €'],
    [98_765_432_109.99, 'EUR', 'es', '98,8 mil M €'],
    [1234.5, 'EUR', 'en', '€1.2K'],
    [0, 'JPY', 'en', '¥0'],
  ])('%d %s in %s is %s', (amount, currency, locale, text) => {
    expect(plain(compactAmount(amount, currency, locale))).toBe(text);
  });

  it('has a plus sign if `isSigned` asks for it', () => {
    expect(compactAmount(2_000_000, 'EUR', 'en', { isSigned: true })).toBe('+€2M');
    expect(compactAmount(0, 'EUR', 'en', { isSigned: true })).toBe('€0');
  });
});
