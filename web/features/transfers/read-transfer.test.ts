import { describe, expect, it } from 'vitest';
import { amountText } from '#web/lib/format/amount-text.ts';
import { ELSEWHERE, firstSides, readTransfer, type TypedTransfer } from './read-transfer.ts';

const reader = { amounts: amountText('EUR', 'en-GB'), locale: 'en-GB', today: '2026-11-20' };
const typed: TypedTransfer = {
  fromAccount: 'bank',
  toAccount: 'cash',
  amount: '150+50',
  date: 'yesterday',
  note: 'Cash',
};
const read = (changes: Partial<TypedTransfer> = {}) => readTransfer({ ...typed, ...changes }, reader);

describe('a typed transfer', () => {
  it('is read with its sum, day and accounts', () => {
    const body = { fromAccount: 'bank', toAccount: 'cash', amount: 200, date: '2026-11-19', note: 'Cash' };
    expect(read()).toEqual({ body, errors: {} });
  });

  it('may have one side that is not kept here', () => {
    expect(read({ toAccount: ELSEWHERE })).toMatchObject({ body: { toAccount: null }, errors: {} });
    expect(read({ fromAccount: ELSEWHERE })).toMatchObject({ body: { fromAccount: null }, errors: {} });
  });

  it('needs two different sides', () => {
    expect(read({ toAccount: 'bank' }).errors).toEqual({ toAccount: 'sameAccount' });
    expect(read({ fromAccount: ELSEWHERE, toAccount: ELSEWHERE }).errors).toEqual({
      toAccount: 'sameAccount',
    });
    expect(read({ toAccount: '' }).errors).toEqual({ toAccount: 'required' });
  });

  it('has an error for each amount and day that cannot be stored', () => {
    expect(read({ amount: '0', date: 'soon' }).errors).toEqual({
      amount: 'amountNotPositive',
      date: 'invalidDate',
    });
    expect(read({ amount: '', date: '' }).errors).toEqual({ amount: 'required', date: 'required' });
    expect(read({ date: '20/12/2027' }).errors).toEqual({ date: 'dateTooLate' });
  });
});

describe('the sides of a new transfer', () => {
  const accounts = [{ id: 'bank' }, { id: 'cash' }, { id: 'card' }];

  it('leave the choice of the other side open if there is one', () => {
    expect(firstSides(accounts)).toEqual({ fromAccount: 'bank', toAccount: '' });
    expect(firstSides(accounts, 'card')).toEqual({ fromAccount: 'card', toAccount: '' });
  });

  it('are chosen if there are at most two accounts', () => {
    expect(firstSides(accounts.slice(0, 2), 'cash')).toEqual({ fromAccount: 'cash', toAccount: 'bank' });
    expect(firstSides(accounts.slice(0, 1))).toEqual({ fromAccount: 'bank', toAccount: ELSEWHERE });
  });

  it('begin with the first account if the given one is archived', () => {
    expect(firstSides(accounts.slice(0, 2), 'old')).toEqual({ fromAccount: 'bank', toAccount: 'cash' });
  });
});
