import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorUnits } from './testing/amounts.ts';
import { LANGUAGES } from './languages.ts';
import {
  currencyDecimals,
  formatAmount,
  formatDecimalText,
  formatSignedAmount,
  toAmountText,
  toMajorUnits,
  toMinorUnits,
  totalToMinorUnits,
} from './money.ts';

const locale = fc.constantFrom(...LANGUAGES);
const decimals = fc.constantFrom(0, 2, 3);

describe('the decimals of a currency', () => {
  it.each([
    [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'],
    [2, 'AFN ALL COP EUR HUF IDR LAK LBP MGA MMK MRU PKR RSD SOS SYP TWD USD YER'],
    [3, 'BHD IQD JOD KWD LYD OMR TND'],
    [4, 'CLF UYW'],
  ])('are %i by ISO 4217 for %s, also on the screen', (expected, codes) => {
    for (const code of codes.split(' ')) {
      expect([code, currencyDecimals(code)]).toEqual([code, expected]);
      const shown = /1,234(?:\.(\d+))?/.exec(formatAmount(1234.1, code, 'en'))?.[1] ?? '';
      expect([code, shown.length]).toEqual([code, expected]);
    }
  });
});

describe('minor units', () => {
  it('survive conversion to major units and back, with 0, 2 and 3 decimals', () => {
    const cases = decimals.chain((places) => fc.tuple(fc.constant(places), minorUnits(places)));
    fc.assert(
      fc.property(cases, ([places, minor]) => {
        expect(toMinorUnits(toMajorUnits(minor, places), places)).toEqual({ ok: true, minorUnits: minor });
      }),
    );
  });

  it.each([
    [2550, 2, 25.5],
    [5, 2, 0.05],
    [-5, 2, -0.05],
    [0, 2, 0],
    [-0, 2, 0],
    [1234, 0, 1234],
    [1234, 3, 1.234],
    [1, 3, 0.001],
  ])('%i with %i decimals is %d', (minor, places, major) => {
    expect(toMajorUnits(minor, places)).toBe(major);
  });

  it('become the number that their decimal text has', () => {
    const cases = fc.tuple(fc.maxSafeInteger(), fc.constantFrom(0, 2, 3, 4));
    fc.assert(
      fc.property(cases, ([minor, places]) => {
        const digits = String(Math.abs(minor)).padStart(places + 1, '0');
        const whole = digits.slice(0, digits.length - places);
        const text = `${minor < 0 ? '-' : ''}${whole}.${digits.slice(digits.length - places)}`;
        expect(toMajorUnits(minor, places)).toBe(Number(text));
      }),
      { numRuns: 1_000 },
    );
  });

  it('of a total survive the same conversion with either sign, as long as a number is exact', () => {
    // Above 2^45 major units a number cannot distinguish two cents.
    const largest = 2 ** 45 * 100;
    fc.assert(
      fc.property(fc.integer({ min: -largest, max: largest }), (minor) => {
        expect(totalToMinorUnits(toMajorUnits(minor, 2), 2)).toBe(minor);
      }),
    );
    expect(totalToMinorUnits(toMajorUnits(0, 0), 0)).toBe(0);
    expect(totalToMinorUnits(-0.005, 3)).toBe(-5);
  });

  it.each([0, -1, Number.NaN])('%d is not a positive amount', (amount) => {
    expect(toMinorUnits(amount, 2)).toEqual({ ok: false, reason: 'notPositive' });
  });

  it.each([
    [25.505, 2],
    [0.1 + 0.2, 2],
    [0.5, 0],
    [0.0005, 3],
    [1e-7, 2],
  ])('%d has more decimals than %i and is refused, not rounded', (amount, places) => {
    expect(toMinorUnits(amount, places)).toEqual({ ok: false, reason: 'tooManyDecimals' });
  });

  it('the largest amount of a transaction is 999,999,999,999.99', () => {
    expect(toMinorUnits(999_999_999_999.99, 2)).toEqual({ ok: true, minorUnits: 99_999_999_999_999 });
    expect(toMinorUnits(1e12, 2)).toEqual({ ok: false, reason: 'tooLarge' });
    expect(toMinorUnits(Number.POSITIVE_INFINITY, 2)).toEqual({ ok: false, reason: 'tooLarge' });
  });

  it('an amount beyond the exact integers is refused', () => {
    expect(toMinorUnits(999_999_999_999.9999, 4)).toEqual({ ok: false, reason: 'tooLarge' });
  });
});

describe('writing an amount', () => {
  it('keeps the digits of the minor units', () => {
    fc.assert(
      fc.property(
        locale,
        decimals.chain((places) => fc.tuple(fc.constant(places), minorUnits(places))),
        (language, [places, minor]) => {
          const code = { 0: 'JPY', 2: 'EUR', 3: 'KWD' }[places] ?? 'EUR';
          const digits = formatAmount(toMajorUnits(minor, places), code, language).replace(/\D/g, '');
          expect(digits).toBe(String(minor).padStart(places + 1, '0'));
        },
      ),
    );
  });

  it.each([
    ['en', 1234.5, '€1,234.50'],
    ['es', 1234.5, '1.234,50 €'],
    ['es', 999_999_999_999.99, '999.999.999.999,99 €'],
    ['es', -5, '−5,00 €'],
  ])('in %s, %d is %s', (language, amount, written) => {
    expect(formatAmount(amount, 'EUR', language).replace(/\u00a0/g, ' ')).toBe(written);
  });

  it.each([
    ['es-CO', 'COP', 18_000, '$ 18.000', '18000'],
    ['es-CO', 'COP', 18_000.5, '$ 18.000,50', '18000,50'],
    ['en', 'HUF', 1200, 'Ft 1,200', '1200'],
  ])('in %s, %s has decimals only where %d has some', (language, currency, amount, written, typed) => {
    expect(formatAmount(amount, currency, language).replace(/\u00a0/g, ' ')).toBe(written);
    expect(toAmountText(amount, currency, language)).toBe(typed);
  });

  it('always shows the sign in mixed lists, except on zero', () => {
    expect(formatSignedAmount(17, 'EUR', 'en')).toBe('+€17.00');
    expect(formatSignedAmount(-17, 'EUR', 'en')).toBe('−€17.00');
    expect(formatSignedAmount(0, 'EUR', 'en')).toBe('€0.00');
  });

  it('keeps every digit of a sum in decimal text', () => {
    expect(formatDecimalText('180143985094819.82', 'EUR', 'es')).toBe('180.143.985.094.819,82\u00a0€');
    expect(formatDecimalText('-123456789012345678.9', 'EUR', 'en')).toBe('−€123,456,789,012,345,678.90');
    expect(formatDecimalText('9.50', 'EUR', 'en', { isSigned: true })).toBe('+€9.50');
  });
});
