import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDecimals, isNegative, isSameDecimal, isZero, negate } from './decimal.ts';

const decimalText = fc
  .tuple(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.integer({ min: 0, max: 4 }))
  .map(([digits, decimals]) => ({ digits, decimals, text: toDecimalText(digits, decimals) }));

function toDecimalText(digits: bigint, decimals: number): string {
  const text = String(digits < 0n ? -digits : digits).padStart(decimals + 1, '0');
  const whole = text.slice(0, text.length - decimals);
  return `${digits < 0n ? '-' : ''}${whole}${decimals > 0 ? `.${text.slice(-decimals)}` : ''}`;
}

describe('exact decimal texts', () => {
  it('add up like integers of their smallest unit', () => {
    fc.assert(
      fc.property(fc.array(decimalText), (parts) => {
        const units = parts.reduce((sum, each) => sum + each.digits * 10n ** BigInt(4 - each.decimals), 0n);
        expect(isSameDecimal(addDecimals(parts.map(({ text }) => text)), toDecimalText(units, 4))).toBe(true);
      }),
    );
  });

  it.each([
    [['0.1', '0.2'], '0.3'],
    [['-12.50', '2.5'], '-10.00'],
    [['1', '-1'], '0'],
    [['-0.50'], '-0.50'],
    [[], '0'],
  ])('the sum of %j is %s', (parts, sum) => {
    expect(addDecimals(parts)).toBe(sum);
  });

  it.each([
    ['-0.00', true, false, '-0.00'],
    ['-0.01', false, true, '0.01'],
    ['5', false, false, '-5'],
  ])('%s: zero is %s, negative is %s, negated it is %s', (text, zero, negative, negated) => {
    expect([isZero(text), isNegative(text), negate(text)]).toEqual([zero, negative, negated]);
  });
});
