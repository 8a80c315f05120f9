import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Savings } from '#shared/contract/reports.ts';
import { ListCard } from './list-card.tsx';
import { readLines, renderPart } from '#web/ui/testing/render-part.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const sums = (income: number, expenses: number) => ({
  income,
  expenses,
  balance: income - expenses,
  rate: income === 0 ? null : (income - expenses) / income,
  mean: null,
});

const REPORT: Savings = {
  period: { from: '2026-08-01', to: '2026-12-31' },
  firstDay: '2026-09-12',
  later: null,
  months: [
    { month: '2026-08', ...sums(0, 0) },
    { month: '2026-09', ...sums(100, 40) },
    { month: '2026-10', ...sums(100, 60) },
    { month: '2026-11', ...sums(100, 90) },
    { month: '2026-12', ...sums(0, 30) },
  ],
  running: '2026-11',
  totals: { income: 300, expenses: 220, balance: 80, rate: 8 / 30 },
};

it('lists the months from the first record on, marks those that are not over, and adds a total', async () => {
  const [, ...rows] = readLines(await renderPart(<ListCard report={REPORT} />));
  expect(rows).toEqual([
    'September 2026 | €100.00 | €40.00 | €60.00 | 60.0% | –',
    'October 2026 | €100.00 | €60.00 | €40.00 | 40.0% | –',
    'November 2026 (in progress) | €100.00 | €90.00 | €10.00 | 10.0% | –',
    'December 2026 (to come) | €0.00 | €30.00 | −€30.00 | – | –',
    'Total | €300.00 | €220.00 | €80.00 | 26.7%',
  ]);
});
