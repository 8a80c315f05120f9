import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { scaled } from './testing/scaled.ts';
import { MAX_AMOUNT_WHOLE_UNITS } from './limits.ts';
import {
  currencyDecimals,
  formatAmount,
  formatDecimalText,
  formatSignedAmount,
  readAmount,
  readAmountInCurrency,
  toAmountText,
  toMajorUnits,
  toMinorUnits,
  totalToMinorUnits,
} from './money.ts';

const locale = fc.constantFrom(...LANGUAGES);
const currency = fc.constantFrom(...Intl.supportedValuesOf('currency'));
const decimals = fc.constantFrom(0, 2, 3);
const cents = fc.integer({ min: 1, max: (MAX_AMOUNT_WHOLE_UNITS + 1) * 100 - 1 });

/** The amount of a transaction in minor units, up to the largest that the decimals allow. */
function minorUnits(places: number) {
  const largest = (MAX_AMOUNT_WHOLE_UNITS + 1) * 10 ** places - 1;
  return fc.integer({ min: 1, max: Math.min(largest, Number.MAX_SAFE_INTEGER) });
}

describe('the decimals of a currency', () => {
  it.each([
    [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'],
    [2, 'AFN ALL COP EUR HUF IDR LAK LBP MGA MMK MRU PKR RSD SOS SYP TWD USD YER'],
    [3, 'BHD IQD JOD KWD LYD OMR TND'],
    [4, 'CLF UYW'],
  ])('are %i by ISO 4217 for %s, also on the screen', (expected, codes) => {
    for (const code of codes.split(' ')) {
      expect([code, currencyDecimals(code)]).toEqual([code, expected]);
      const shown = /1,234(?:\.(\d+))?/.exec(formatAmount(1234, code, 'en'))?.[1] ?? '';
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
    [1234, 0, 1234],
    [1234, 3, 1.234],
    [1, 3, 0.001],
  ])('%i with %i decimals is %d', (minor, places, major) => {
    expect(toMajorUnits(minor, places)).toBe(major);
  });

  it('of a total survive the same conversion with either sign, while JSON is exact', () => {
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

  it('always shows the sign in mixed lists, except on zero', () => {
    expect(formatSignedAmount(17, 'EUR', 'en')).toBe('+€17.00');
    expect(formatSignedAmount(-17, 'EUR', 'en')).toBe('−€17.00');
    expect(formatSignedAmount(0, 'EUR', 'en')).toBe('€0.00');
  });

  it('keeps every digit of a sum that is given as text', () => {
    expect(formatDecimalText('180143985094819.82', 'EUR', 'es')).toBe('180.143.985.094.819,82\u00a0€');
    expect(formatDecimalText('-123456789012345678.9', 'EUR', 'en')).toBe('−€123,456,789,012,345,678.90');
    expect(formatDecimalText('9.50', 'EUR', 'en', { isSigned: true })).toBe('+€9.50');
  });
});

describe('reading an amount', () => {
  it('what formatAmount writes reads back exactly in its locale, for every currency', () => {
    const cases = currency.chain((code) => fc.tuple(fc.constant(code), minorUnits(currencyDecimals(code))));
    fc.assert(
      fc.property(locale, cases, (language, [code, minor]) => {
        const written = formatAmount(toMajorUnits(minor, currencyDecimals(code)), code, language);
        expect(readAmountInCurrency(written, code, language)).toMatchObject({ ok: true, minorUnits: minor });
      }),
      { numRuns: scaled(500) },
    );
  });

  it('what toAmountText writes for an edit reads back exactly in its locale, for every currency', () => {
    const cases = currency.chain((code) => fc.tuple(fc.constant(code), minorUnits(currencyDecimals(code))));
    fc.assert(
      fc.property(locale, cases, (language, [code, minor]) => {
        const written = toAmountText(toMajorUnits(minor, currencyDecimals(code)), code, language);
        expect(readAmountInCurrency(written, code, language)).toMatchObject({ ok: true, minorUnits: minor });
      }),
    );
    expect(toAmountText(1234.5, 'EUR', 'es')).toBe('1234,50');
    expect(toAmountText(25.5, 'EUR', 'en')).toBe('25.50');
  });

  it('a comma or a dot before one or two digits is the decimal in every language', () => {
    fc.assert(
      fc.property(
        locale,
        fc.constantFrom('.', ','),
        cents,
        fc.boolean(),
        (language, separator, minor, isShort) => {
          const digits = String(minor).padStart(3, '0');
          const text = `${digits.slice(0, -2)}${separator}${digits.slice(-2)}`;
          const typed = isShort && text.endsWith('0') ? text.slice(0, -1) : text;
          expect(readAmount(typed, language, 2)).toMatchObject({ ok: true, minorUnits: minor });
        },
      ),
    );
  });

  it.each(['25,50', '25.50', '25.5', '025,50', '€ 25.50', '25,50 €', ' 25.50 ', '25.50 €', '25.500000'])(
    '%s is 25.50 euros in every language',
    (text) => {
      for (const language of LANGUAGES)
        expect(readAmountInCurrency(text, 'EUR', language)).toEqual({
          ok: true,
          amount: 25.5,
          minorUnits: 2550,
        });
    },
  );

  it.each(['€ 25', '25 €', '£25', 'EUR 25'])('%s is no amount in pesos', (text) => {
    for (const region of ['en', 'es-MX'])
      expect(readAmountInCurrency(text, 'MXN', region)).toEqual({ ok: false, reason: 'notAnAmount' });
  });

  it.each(['1.234,56', '1,234.56', '1 234,56', '1’234.56', "1'234.56", '1234.56', '1\u202f234,56'])(
    '%s is 1,234.56 in every language',
    (text) => {
      for (const language of LANGUAGES)
        expect(readAmount(text, language, 2)).toEqual({ ok: true, amount: 1234.56, minorUnits: 123_456 });
    },
  );

  it.each([
    ['1.234', 'es', 2, 123_400],
    ['1,234', 'en', 2, 123_400],
    ['25.500', 'es', 2, 2_550_000],
    ['25.500', 'en', 2, 2550],
    ['25,500', 'es', 2, 2550],
    ['1.234', 'en', 3, 1234],
    ['1.234', 'es', 3, 1_234_000],
    ['1.234', 'en', 0, 1234],
    ['1,234', 'es', 0, 1234],
  ])('%s is ambiguous and follows the locale %s (%i decimals)', (text, language, places, minor) => {
    expect(readAmount(text, language, places)).toMatchObject({ ok: true, minorUnits: minor });
  });

  it.each([
    ['1.234.567', 123_456_700],
    ['1,234,567', 123_456_700],
    ['0.500', 50],
    ['.5', 50],
    ['.500', 50],
    [',05', 5],
    ['5.', 500],
    ['1,234,567.89', 123_456_789],
    ['1.234.567,89', 123_456_789],
  ])('%s has one meaning in every language', (text, minor) => {
    for (const language of LANGUAGES)
      expect(readAmount(text, language, 2)).toMatchObject({ ok: true, minorUnits: minor });
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['€', 'notAnAmount'],
    ['abc', 'notAnAmount'],
    ['25 mil', 'notAnAmount'],
    ['25k', 'notAnAmount'],
    ['1e5', 'notAnAmount'],
    ['.', 'notAnAmount'],
    ['12.34.56', 'notAnAmount'],
    ['1.23,456.7', 'notAnAmount'],
    ['1,23,456', 'notAnAmount'],
    ['0', 'notPositive'],
    ['0,00', 'notPositive'],
    ['-5', 'notPositive'],
    ['−5,00 €', 'notPositive'],
    ['25.505', 'tooManyDecimals'],
    ['1234,567', 'tooManyDecimals'],
    ['1000000000000', 'tooLarge'],
    ['99999999999999999999', 'tooLarge'],
    ['9'.repeat(400), 'tooLarge'],
  ])('%j is refused: %s', (text, reason) => {
    expect(readAmount(text, 'en', 2)).toEqual({ ok: false, reason });
  });

  it.each([
    ['1.5', 'tooManyDecimals'],
    ['1,50', 'tooManyDecimals'],
  ])('%s is refused in a currency without decimals: %s', (text, reason) => {
    for (const language of LANGUAGES) expect(readAmount(text, language, 0)).toEqual({ ok: false, reason });
  });

  it("the currency's own symbol is allowed on either side, other words are not", () => {
    for (const text of ['CHF 25.50', '25,50 chf', '25.50CHF', '25.50'])
      expect(readAmountInCurrency(text, 'CHF', 'en')).toMatchObject({ ok: true, minorUnits: 2550 });
    expect(readAmountInCurrency('R 25', 'ZAR', 'en')).toMatchObject({ ok: true, minorUnits: 2500 });
    expect(readAmountInCurrency('25 K', 'EUR', 'en')).toEqual({ ok: false, reason: 'notAnAmount' });
    expect(readAmountInCurrency('', 'EUR', 'en')).toEqual({ ok: false, reason: 'empty' });
  });
});
