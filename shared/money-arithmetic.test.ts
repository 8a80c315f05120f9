import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_AMOUNT_WHOLE_UNITS } from './limits.ts';
import { readTypedAmount } from './money-arithmetic.ts';
import { readAmountInCurrency } from './money-reading.ts';
import { scaled } from './testing/scaled.ts';

const read = (text: string, locale = 'en', currency = 'EUR') => readTypedAmount(text, currency, locale);

describe('arithmetic in an amount', () => {
  it.each([
    ['12.50+3', 'en', 1550],
    ['12,50+3', 'es', 1550],
    ['12,50+3', 'en', 1550],
    ['45/2', 'en', 2250],
    ['10-2.5', 'en', 750],
    ['10−2,5', 'es', 750],
    ['3*4.20', 'en', 1260],
    ['3 × 4,20', 'es', 1260],
    ['45 ÷ 2', 'es', 2250],
    ['2+3*4', 'en', 1400],
    ['20-6/4', 'en', 1850],
    ['2*3+4*5', 'en', 2600],
    ['100/4/5', 'en', 500],
    ['10-3-2', 'en', 500],
    ['-5+10', 'en', 500],
    ['0+5', 'en', 500],
    ['€12 + €3', 'en', 1500],
    ['12 € + 3 €', 'es', 1500],
    ['1.234,50+1', 'es', 123_550],
    ['1.234+1', 'es', 123_500],
    ['100*1.2125', 'en', 12_125],
    ['0.1+0.2', 'en', 30],
  ])('%s in %s is %i', (text, language, minorUnits) => {
    expect(read(text, language)).toEqual({ ok: true, amount: minorUnits / 100, minorUnits, isSum: true });
  });

  it.each([
    ['10/3', 'EUR', 333],
    ['20/3', 'EUR', 667],
    ['0.05/2', 'EUR', 3],
    ['0.25/10', 'EUR', 3],
    ['1.005*1', 'EUR', 101],
    ['10/3*3', 'EUR', 1000],
    ['5/2', 'JPY', 3],
    ['10/3', 'KWD', 3333],
    ['999999999999.99*1', 'EUR', 99_999_999_999_999],
  ])('%s in %s is exact, then rounded half away from zero: %i', (text, currency, minorUnits) => {
    expect(read(text, 'en', currency)).toMatchObject({ ok: true, minorUnits });
  });

  it.each([
    ['12+', 'unfinished'],
    ['12 × ', 'unfinished'],
    ['12+€', 'unfinished'],
    ['12-12', 'notPositive'],
    ['5-10', 'notPositive'],
    ['0.01/3', 'notPositive'],
    ['-5', 'notPositive'],
    ['€-5', 'notPositive'],
    ['999999999999*2', 'tooLarge'],
    ['5/0', 'dividesByZero'],
    ['5/(2-2)', 'notAnAmount'],
    ['12++3', 'notAnAmount'],
    ['3*-2', 'notAnAmount'],
    ['+5', 'notAnAmount'],
    ['*5', 'notAnAmount'],
    ['12+x', 'notAnAmount'],
    ['1e3+1', 'notAnAmount'],
    ['1234.567+1', 'tooManyDecimals'],
    ['12+$3', 'otherCurrency'],
    ['$12', 'otherCurrency'],
    [`1${'+1'.repeat(60)}`, 'tooLong'],
  ])('%s is refused: %s', (text, reason) => {
    expect(read(text)).toEqual({ ok: false, reason });
  });

  it('also gives the result with the second readings of the numbers', () => {
    expect(read('1.234+1')).toMatchObject({ amount: 1235, other: 2.23 });
    expect(read('1,234+1')).not.toHaveProperty('other');
  });

  it('knows a currency whose sign has the character of an operator', () => {
    expect(read('S/12+S/3', 'es-PE', 'PEN')).toMatchObject({ ok: true, minorUnits: 1500 });
    expect(read('S/ 12', 'es-PE', 'PEN')).toMatchObject({ ok: true, minorUnits: 1200 });
  });

  it('adds and subtracts like integers, in both languages', () => {
    const cents = fc.integer({ min: 1, max: MAX_AMOUNT_WHOLE_UNITS * 10 });
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.constantFrom('.', ','),
        fc.constantFrom('en', 'es'),
        (a, b, mark, locale) => {
          const text = (minor: number) =>
            `${Math.floor(minor / 100)}${mark}${String(minor % 100).padStart(2, '0')}`;
          expect(read(`${text(a)}+${text(b)}`, locale)).toMatchObject({ minorUnits: a + b });
          const difference = read(`${text(a)} - ${text(b)}`, locale);
          expect(difference).toMatchObject(a > b ? { minorUnits: a - b } : { reason: 'notPositive' });
        },
      ),
      { numRuns: scaled(300) },
    );
  });

  it('reads any text without an operator as one number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!/[+\-−*×/÷]/u.test(text));
        expect(read(text)).toEqual(readAmountInCurrency(text, 'EUR', 'en'));
      }),
    );
  });
});
