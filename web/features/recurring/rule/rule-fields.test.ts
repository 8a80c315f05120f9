import { describe, expect, it } from 'vitest';
import type { Recurring } from '#shared/contract/recurring.ts';
import { formatDay } from '#shared/calendar.ts';
import { amountText } from '#web/lib/format/amount-text.ts';
import { emptyDraft, findRuleErrors, toBody, toChanges, toTyped, type RuleTyped } from './rule-fields.ts';

const reader = { amounts: amountText('EUR', 'en-GB'), locale: 'en-GB', today: '2026-11-23' };
const show = (day: string) => formatDay(day, 'en-GB', { dateStyle: 'medium' });

function typed(changes: Partial<RuleTyped> = {}): RuleTyped {
  const draft = { ...emptyDraft('2026-01-31'), description: 'Rent', amount: 950 };
  return { ...toTyped(draft, reader, show), ...changes };
}

const saved: Recurring = {
  ...emptyDraft('2026-01-31'),
  id: '01990000-0000-7000-8000-000000000000',
  description: 'Rent',
  amount: 950,
  secondDay: null,
  nextDay: '2026-11-30',
  state: 'active',
  createdAt: '',
  updatedAt: '',
};

describe('the form of a recurring transaction', () => {
  it('sends no changes if nothing was edited', () => {
    const shown = toTyped(saved, reader, show);
    expect(findRuleErrors(shown, reader)).toEqual({});
    expect(toChanges(saved, toBody(shown, reader))).toEqual({});
  });

  it('sends the whole schedule if one part of it changes, and otherwise only the changed fields', () => {
    const shown = toTyped(saved, reader, show);
    expect(toChanges(saved, toBody({ ...shown, amount: '980' }, reader))).toEqual({ amount: 980 });
    const details = { note: 'By transfer', tags: 'home, Flat' };
    expect(toChanges(saved, toBody({ ...shown, ...details }, reader))).toEqual({
      note: 'By transfer',
      tags: ['home', 'Flat'],
    });
    expect(toChanges(saved, toBody({ ...shown, shift: 'before' }, reader))).toEqual({
      schedule: {
        unit: 'month',
        every: 1,
        firstDay: '2026-01-31',
        secondDay: null,
        on: 'day',
        shift: 'before',
        endDay: null,
      },
    });
  });

  it('sends another account, and null for none', () => {
    const account = '01990000-0000-7000-8000-000000000001';
    const shown = toTyped(saved, reader, show);
    expect(toBody(shown, reader)).toMatchObject({ account: null });
    expect(toChanges(saved, toBody({ ...shown, account }, reader))).toEqual({ account });
    const paid = { ...saved, account };
    const shownPaid = toTyped(paid, reader, show);
    expect(toChanges(paid, toBody(shownPaid, reader))).toEqual({});
    expect(toChanges(paid, toBody({ ...shownPaid, account: '' }, reader))).toEqual({ account: null });
  });

  it('finds an error for each field that cannot be read', () => {
    const wrong = {
      amount: '0',
      firstDay: '30 Feb 2026',
      endDay: 'soon',
      preset: 'other',
      every: '0',
    } as const;
    expect(findRuleErrors(typed(wrong), reader)).toEqual({
      amount: 'amountNotPositive',
      firstDay: 'invalidDate',
      endDay: 'invalidDate',
      every: 'numberOutOfRange',
    });
  });
});
