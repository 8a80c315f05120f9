import { expect, it } from 'vitest';
import type { Occurrence, Recurring } from '#shared/contract/recurring.ts';
import { toChangedDay } from './changed-days.ts';
import { emptyDraft } from './rule/rule-fields.ts';

const RULE: Recurring = {
  ...emptyDraft('2026-01-03'),
  id: '01990000-0000-7000-8000-000000000000',
  description: 'Rent',
  amount: 950,
  shift: 'after',
  nextDay: '2026-10-05',
  state: 'active',
  createdAt: '',
  updatedAt: '',
};
// Planned for a Saturday, so due on the next Monday.
const PLANNED: Occurrence = {
  recurringId: RULE.id,
  day: '2026-10-03',
  dueDay: '2026-10-05',
  outcome: 'planned',
  type: RULE.type,
  description: RULE.description,
  amount: RULE.amount,
  isEstimate: false,
  category: RULE.category,
  note: '',
  tags: [],
  mode: 'post',
  transactionId: null,
};

it('finds the changes of a coming occurrence, so that they can be made again', () => {
  expect(toChangedDay(RULE, PLANNED)).toBeUndefined();
  const changes = { amount: 1, description: 'Deposit', category: 'other', note: 'Once', tags: ['flat'] };
  expect(toChangedDay(RULE, { ...PLANNED, ...changes, dueDay: '2026-10-08' })).toEqual({
    day: '2026-10-03',
    act: { act: 'change', ...changes, to: '2026-10-08' },
  });
  expect(toChangedDay(RULE, { ...PLANNED, ...changes, outcome: 'skipped' })).toBeUndefined();
});
