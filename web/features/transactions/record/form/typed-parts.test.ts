import { describe, expect, it } from 'vitest';
import { PART_FIELDS, pickFields } from '#shared/contract/transaction-fields.ts';
import { amountText, signedAmountText } from '#web/lib/format/amount-text.ts';
import { NEW_CATEGORY } from '#web/ui/new-category-value.ts';
import { sampleTransaction } from '#web/features/transactions/write/testing/sample-transaction.ts';
import { findPartsError, findRest, newPart, NO_PARTS, toParts, toTypedParts } from './typed-parts.ts';

const SPANISH = { amounts: amountText('EUR', 'es'), decimals: 2 };
const typed = (...amounts: string[]) => amounts.map((amount) => newPart({ amount }));

describe('typed parts', () => {
  it('leave an exact rest of the amount; a part that cannot be read counts as 0', () => {
    expect(findRest('0,3', typed('0,1', '0,2'), SPANISH)).toBe(0);
    expect(findRest('1.000,5', typed('0,25', 'x', ''), SPANISH)).toBe(100_025);
    expect(findRest('10', typed('12,5'), SPANISH)).toBe(-250);
    expect(findRest('', typed('12,5'), SPANISH)).toBeUndefined();
  });

  it('have to be readable and add up to the amount', () => {
    expect(findPartsError('', NO_PARTS, SPANISH)).toBeUndefined();
    expect(findPartsError('12,50+3', typed('10', '11/2'), SPANISH)).toBeUndefined();
    expect(findPartsError('3', typed('1', '2'), SPANISH)).toBeUndefined();
    expect(findPartsError('3', typed('1', ''), SPANISH)).toBe('invalid');
    expect(findPartsError('3', typed('1', '1+'), SPANISH)).toBe('invalid');
    expect(findPartsError('3', typed('1', '1,99'), SPANISH)).toBe('partsUnequal');
    const unnamed = newPart({ amount: '2', category: NEW_CATEGORY });
    expect(findPartsError('3', [...typed('1'), unnamed], SPANISH)).toBe('required');
    // The amount has its own error.
    expect(findPartsError('', typed('1', '2'), SPANISH)).toBeUndefined();
  });

  it('are read as the parts that were stored', () => {
    const stored = [
      sampleTransaction({ id: 'a', amount: 1234.5, note: 'Two\nlines' }),
      sampleTransaction({ id: 'b', amount: 0.1, category: 'health' }),
    ];
    const parts = toParts(toTypedParts(stored, SPANISH.amounts), SPANISH.amounts, false);
    expect(parts).toEqual(stored.map((part) => ({ id: part.id, ...pickFields(PART_FIELDS, part) })));
  });

  it('need no minus in a refund, and one of them may be an expense', () => {
    const amounts = signedAmountText('EUR', 'es');
    const stored = [sampleTransaction({ id: 'a', amount: -30 }), sampleTransaction({ id: 'b', amount: 5 })];
    const shown = toTypedParts(stored, amounts);
    expect(shown.map(({ amount }) => amount)).toEqual(['30,00', '-5,00']);
    expect(toParts(shown, amounts, true)).toMatchObject([{ amount: -30 }, { amount: 5 }]);
    for (const whole of ['25', '-25'])
      expect(findPartsError(whole, shown, { amounts, decimals: 2 })).toBeUndefined();
  });
});
