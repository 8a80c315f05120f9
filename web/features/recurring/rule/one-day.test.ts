import { expect, it } from 'vitest';
import type { Recurring, RecurringChanges, Schedule } from '#shared/contract/recurring.ts';
import { pickSchedule } from '#web/ui/schedule/typed-schedule.ts';
import { toOneDayChange } from './one-day.ts';
import { emptyDraft } from './rule-fields.ts';

const RULE: Recurring = {
  ...emptyDraft('2026-01-31'),
  id: '01990000-0000-7000-8000-000000000000',
  description: 'Rent',
  amount: 950,
  nextDay: '2026-11-30',
  state: 'active',
  createdAt: '',
  updatedAt: '',
};
const today = '2026-11-20';
const toChange = (changes: RecurringChanges, rule = RULE, day = '2026-11-30') =>
  toOneDayChange(rule, changes, { day, today });
const withFirst = (firstDay: string, rule = RULE): { schedule: Schedule } => ({
  schedule: { ...pickSchedule(rule), firstDay },
});

it('changes the amount, description, category, note and tags of one day', () => {
  const changes = { amount: 1, description: 'Deposit', category: 'other', note: 'Once', tags: ['flat'] };
  expect(toChange(changes)).toEqual({ act: 'change', ...changes });
  expect(toChange({ note: '' })).toEqual({ act: 'change', note: '' });
});

it('moves one day if the first day changes, but only to a day after today', () => {
  expect(toChange({ ...withFirst('2026-01-25'), amount: 1 })).toEqual({
    act: 'change',
    amount: 1,
    to: '2026-11-25',
  });
  expect(toChange(withFirst('2026-01-20'))).toBeUndefined();
  const weekly = { ...RULE, unit: 'week', firstDay: '2026-11-27' } as const;
  expect(toChange(withFirst('2026-11-29', weekly), weekly, '2026-11-27')).toMatchObject({ to: '2026-11-29' });
});

it('does not offer one day for changes that only make sense for all days', () => {
  expect(toChange({})).toBeUndefined();
  expect(toChange({ amount: 1, mode: 'ask' })).toBeUndefined();
  expect(toChange({ isEstimate: true })).toBeUndefined();
  expect(toChange({ amount: 1, account: null })).toBeUndefined();
  expect(toChange({ schedule: { ...pickSchedule(RULE), every: 2 } })).toBeUndefined();
  expect(toChange(withFirst('2027-01-31'))).toBeUndefined();
  const twice = { ...RULE, firstDay: '2026-01-01', secondDay: 15 };
  expect(toChange(withFirst('2026-01-05', twice), twice, '2026-12-01')).toBeUndefined();
});
