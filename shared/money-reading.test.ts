import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { minorUnits } from './testing/amounts.ts';
import { scaled } from './testing/scaled.ts';
import { MAX_AMOUNT_WHOLE_UNITS } from './limits.ts';
import { readAmount, readAmountInCurrency } from './money-reading.ts';
import { currencyDecimals, formatAmount, toAmountText, toMajorUnits } from './money.ts';

const locale = fc.constantFrom(...LANGUAGES);
const currency = fc.constantFrom(...Intl.supportedValuesOf('currency'));
const cents = fc.integer({ min: 1, max: (MAX_AMOUNT_WHOLE_UNITS + 1) * 100 - 1 });

describe('reading an amount', () => {
  it('gives the exact amount that formatAmount wrote in the locale, for every currency', () => {
    const cases = currency.chain((code) => fc.tuple(fc.constant(code), minorUnits(currencyDecimals(code))));
    fc.assert(
      fc.property(locale, cases, (language, [code, minor]) => {
        const written = formatAmount(toMajorUnits(minor, currencyDecimals(code)), code, language);
        expect(readAmountInCurrency(written, code, language)).toMatchObject({ ok: true, minorUnits: minor });
      }),
      { numRuns: scaled(500) },
    );
  });

  it('gives the exact amount that toAmountText wrote for an edit in the locale, for every currency', () => {
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

  it('takes a comma or a dot before one or two digits for the decimal mark in every language', () => {
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

  it.each(['€ 25', '25 €', '£25', 'EUR 25', 'US$25', '25 usd'])(
    '%s is an amount of another currency if the account is in pesos',
    (text) => {
      for (const region of ['en', 'es-MX'])
        expect(readAmountInCurrency(text, 'MXN', region)).toEqual({ ok: false, reason: 'otherCurrency' });
    },
  );

  it.each([
    ['1.234', 'en', 'EUR', 1234, 1.23],
    ['1.235', 'en', 'EUR', 1235, 1.24],
    ['1,234', 'es', 'EUR', 1234, 1.23],
    ['1.200', 'en', 'EUR', 1.2, 1200],
    ['1,234', 'en', 'EUR', 1234, undefined],
    ['1.234', 'es', 'EUR', 1234, undefined],
    ['18.000', 'en', 'COP', 18_000, undefined],
    ['1.234', 'en', 'JPY', 1234, undefined],
    ['1.234', 'en', 'KWD', 1.234, undefined],
    ['1.234', 'es', 'KWD', 1234, 1.234],
  ])('%s in %s with %s is %d; the second reading is %s', (text, language, code, amount, other) => {
    const reading = readAmountInCurrency(text, code, language);
    expect(reading.ok && [reading.amount, reading.other]).toEqual([amount, other]);
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

  it("allows the currency's symbol on either side, and no other words", () => {
    for (const text of ['CHF 25.50', '25,50 chf', '25.50CHF', '25.50'])
      expect(readAmountInCurrency(text, 'CHF', 'en')).toMatchObject({ ok: true, minorUnits: 2550 });
    expect(readAmountInCurrency('R 25', 'ZAR', 'en')).toMatchObject({ ok: true, minorUnits: 2500 });
    for (const text of ['€12', '12€', '12\u00a0€', 'eur 12'])
      expect(readAmountInCurrency(text, 'EUR', 'es')).toMatchObject({ ok: true, minorUnits: 1200 });
    for (const text of ['CA$12.50', '$12.50', '12.50 CAD'])
      expect(readAmountInCurrency(text, 'CAD', 'en-US')).toMatchObject({ ok: true, minorUnits: 1250 });
    expect(readAmountInCurrency('25 K', 'EUR', 'en')).toEqual({ ok: false, reason: 'notAnAmount' });
    expect(readAmountInCurrency('', 'EUR', 'en')).toEqual({ ok: false, reason: 'empty' });
  });
});
