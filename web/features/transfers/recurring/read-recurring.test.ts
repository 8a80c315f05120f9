import { describe, expect, it } from 'vitest';
import { formatDay } from '#shared/calendar.ts';
import type { RecurringTransfer } from '#shared/contract/recurring-transfers.ts';
import { amountText } from '#web/lib/format/amount-text.ts';
import { monthlyFrom } from '#web/ui/schedule/typed-schedule.ts';
import { ELSEWHERE } from '../read-transfer.ts';
import { readRecurring, toChanges, toTypedRecurring, type TypedRecurring } from './read-recurring.ts';

const reader = { amounts: amountText('EUR', 'en-GB'), locale: 'en-GB', today: '2026-11-23' };
const show = (day: string) => formatDay(day, 'en-GB', { dateStyle: 'medium' });

const stored: RecurringTransfer = {
  id: 'rule',
  fromAccount: 'bank',
  toAccount: null,
  amount: 200,
  note: 'Rent',
  ...monthlyFrom('2026-12-01'),
  nextDay: '2026-12-01',
  state: 'active',
  createdAt: '',
  updatedAt: '',
};
const read = (changes: Partial<TypedRecurring> = {}) =>
  readRecurring({ ...toTypedRecurring(stored, reader, show), ...changes }, reader);
const change = (changes: Partial<TypedRecurring> = {}) => toChanges(stored, read(changes).body);

describe('a typed recurring transfer', () => {
  it('is read with its accounts, amount and schedule', () => {
    const body = { fromAccount: 'bank', toAccount: null, amount: 200, note: 'Rent' };
    expect(read()).toEqual({ body: { ...body, ...monthlyFrom('2026-12-01') }, errors: {} });
  });

  it('has an error for each value that cannot be stored', () => {
    const wrong = { amount: '0', toAccount: 'bank', firstDay: 'soon', endDay: 'later' };
    expect(read(wrong).errors).toEqual({
      amount: 'amountNotPositive',
      toAccount: 'sameAccount',
      firstDay: 'invalidDate',
      endDay: 'invalidDate',
    });
  });

  it('sends only what has changed; both accounts or the schedule together', () => {
    expect(change()).toEqual({});
    expect(change({ amount: '250', note: '' })).toEqual({ amount: 250, note: '' });
    expect(change({ toAccount: 'cash' })).toEqual({ fromAccount: 'bank', toAccount: 'cash' });
    expect(change({ fromAccount: ELSEWHERE, toAccount: 'bank' })).toEqual({
      fromAccount: null,
      toAccount: 'bank',
    });
    expect(change({ preset: 'weekly' })).toEqual({
      schedule: { ...monthlyFrom('2026-12-01'), unit: 'week' },
    });
  });
});
