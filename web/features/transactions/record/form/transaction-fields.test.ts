import { describe, expect, it } from 'vitest';
import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import { pickFields, TRANSACTION_FIELDS } from '#shared/contract/transaction-fields.ts';
import { amountText, signedAmountText } from '#web/lib/format/amount-text.ts';
import { checkFields } from '#web/lib/form/field-errors.ts';
import {
  readTransaction,
  toTyped,
  transactionSchema,
  type Reader,
  type TransactionTyped,
} from './transaction-fields.ts';
import { sampleTransaction } from '#web/features/transactions/write/testing/sample-transaction.ts';

const SPANISH = { amounts: amountText('EUR', 'es'), locale: 'es', today: '2026-11-21' };
const ENGLISH = { amounts: amountText('EUR', 'en'), locale: 'en', today: '2026-11-21' };

describe('text typed into the form', () => {
  it('is read by the locale and trimmed, and needs no category', () => {
    expect(
      check('expense', typed({ amount: '1.234,56', description: '  Mercadona ' }), SPANISH),
    ).toMatchObject({
      data: { amount: 1234.56, description: 'Mercadona', category: UNCATEGORIZED, date: '2026-11-21' },
    });
  });

  it('has an error for every required field', () => {
    expect(check('expense', typed({ amount: '', description: ' ', date: '' }), ENGLISH)).toEqual({
      errors: { amount: 'required', description: 'required', date: 'required' },
    });
  });

  it.each([
    ['abc', 'invalid'],
    ['0', 'amountNotPositive'],
    ['-3', 'amountNotPositive'],
    ['1234.567', 'amountTooManyDecimals'],
    ['$12', 'invalid'],
    ['12+', 'invalid'],
    ['12-12', 'amountNotPositive'],
    ['1000000000000', 'amountTooLarge'],
  ])('an amount of %s is %s', (amount, code) => {
    expect(check('income', typed({ amount }), ENGLISH)).toEqual({
      errors: { amount: code },
    });
  });

  it.each([
    ['5', true, -5],
    ['-5', false, -5],
    ['−1.234,5', false, -1234.5],
    ['-5', true, -5],
    ['12,50+3', true, -15.5],
    ['-5+8', false, 3],
    ['5', false, 5],
  ])('an expense of %s, marked as a refund: %s, is %d', (amount, isRefund, expected) => {
    const reader = { ...SPANISH, amounts: signedAmountText('EUR', 'es') };
    expect(check('expense', typed({ amount, isRefund }), reader)).toMatchObject({
      data: { amount: expected },
    });
  });

  it.each(['', 'abc', '-'])('an amount of "%s" is no number, so it is never sent', (amount) => {
    const { body } = readTransaction(typed({ amount }), ENGLISH);
    expect(body.amount).toBeUndefined();
    expect(checkFields(transactionSchema('expense'), body).errors).toHaveProperty('amount');
  });

  it.each(['0', '-0', '-', '-5+3', '--5'])('an expense of %s has an error', (amount) => {
    const reader = { ...SPANISH, amounts: signedAmountText('EUR', 'es') };
    expect(check('expense', typed({ amount }), reader)).toHaveProperty('errors.amount');
  });

  it.each([
    ['2026-02-30', 'invalidDate'],
    ['1899-12-31', 'dateTooEarly'],
    ['2027-11-23', 'dateTooLate'],
  ])('a date of %s is %s', (date, code) => {
    expect(check('income', typed({ date }), ENGLISH)).toEqual({ errors: { date: code } });
  });

  it('may have a day at most 366 days ahead', () => {
    expect(check('expense', typed({ date: '2027-11-21' }), ENGLISH)).toHaveProperty('data');
    expect(check('expense', typed({ date: '2027-11-22' }), ENGLISH)).toHaveProperty('data');
  });

  it('has a description of at most 200 characters', () => {
    expect(check('expense', typed({ description: 'x'.repeat(200) }), ENGLISH)).toHaveProperty('data');
    expect(check('expense', typed({ description: 'x'.repeat(201) }), ENGLISH)).toEqual({
      errors: { description: 'textTooLong' },
    });
  });

  it('accepts only ids that a category can have', () => {
    expect(check('income', typed({ category: 'Food!' }), ENGLISH)).toEqual({
      errors: { category: 'categoryUnknown' },
    });
    expect(check('income', typed({ category: 'other income' }), ENGLISH)).toHaveProperty('data');
  });
});

describe('the form of a transaction', () => {
  it('shows texts that are read as the same transaction', () => {
    const sample = sampleTransaction({
      type: 'income',
      amount: 1234.5,
      category: 'salary',
      note: 'One\ntwo, three',
      tags: ['Casa', 'viaje 2026'],
    });
    const fields = pickFields(TRANSACTION_FIELDS, sample);
    for (const reader of [SPANISH, ENGLISH])
      expect(
        check(
          'income',
          toTyped(fields, reader, (day) => day),
          reader,
        ),
      ).toEqual({ data: fields, errors: {} });
  });

  it('shows a refund without its sign', () => {
    const refund = sampleTransaction({ amount: -1234.5 });
    expect(toTyped(refund, SPANISH, (day) => day)).toMatchObject({ amount: '1234,50', isRefund: true });
  });

  it('begins with today and without a category', () => {
    const initial = { amount: '', description: '', category: UNCATEGORIZED, date: '2026-11-21' };
    expect(toTyped(undefined, SPANISH, (day) => day)).toMatchObject(initial);
  });
});

function typed(fields: Partial<TransactionTyped>): TransactionTyped {
  return { ...toTyped(undefined, SPANISH, (day) => day), amount: '5', description: 'Cine', ...fields };
}

/** Reads typed text, and returns its errors and data. */
function check(type: TransactionType, text: TransactionTyped, reader: Reader) {
  const read = readTransaction(text, reader);
  const checked = checkFields(transactionSchema(type), read.body);
  const errors = { ...checked.errors, ...read.errors };
  return Object.keys(errors).length > 0 ? { errors } : { ...checked, errors };
}
