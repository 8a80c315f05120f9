import { expect, it } from 'vitest';
import type { Occurrence } from '#shared/contract/recurring.ts';
import type { MonthReport } from '#shared/contract/reports.ts';
import { readLines, renderPart } from '#web/ui/testing/render-part.tsx';
import { RecurringCard } from './recurring-card.tsx';

const occurrence = (type: 'income' | 'expense', description: string, dueDay: string, amount: number) =>
  ({ recurringId: description, day: dueDay, dueDay, type, description, amount }) as Occurrence;
const recognised = (type: 'income' | 'expense', description: string, day: string, amount: number) => ({
  key: `${description} ${day}`,
  type,
  description,
  day,
  amount,
  isEstimate: false,
  before: null,
});

const RECURRING: MonthReport['recurring'] = {
  paid: [
    occurrence('income', 'Salary', '2026-11-01', 2000),
    occurrence('expense', 'Rent', '2026-11-02', 950),
  ],
  missed: [occurrence('income', 'Scholarship', '2026-11-03', 100)],
  due: [occurrence('income', 'Rented room', '2026-11-29', 300)],
  changed: [],
  recognised: {
    paid: [recognised('income', 'Child benefit', '2026-11-05', 60)],
    missed: [],
    coming: [recognised('expense', 'Gym', '2026-11-28', 30)],
    changed: [],
  },
};

const toReport = (recurring: MonthReport['recurring']) => ({ recurring }) as MonthReport;

it('income is received and has a sign, bills are paid, and transactions that are due come last', async () => {
  expect(readLines(await renderPart(<RecurringCard report={toReport(RECURRING)} />))).toEqual([
    'Not recorded',
    'Nov 3 · Scholarship | +€100.00',
    'Received',
    'Nov 1 · Salary | +€2,000.00',
    expect.stringMatching(/^Nov 5 · Child benefit .*\| \+€60\.00$/),
    'Paid',
    'Nov 2 · Rent | €950.00',
    'Still due',
    expect.stringMatching(/^Nov 28 · Gym .*\| €30\.00$/),
    'Nov 29 · Rented room | +€300.00',
  ]);
});

it('a month without paid transactions shows those that are still due', async () => {
  const none = { ...RECURRING, paid: [], missed: [] };
  const recurring = { ...none, recognised: { ...none.recognised, paid: [] } };
  expect(readLines(await renderPart(<RecurringCard report={toReport(recurring)} />))[0]).toBe('Still due');
});
