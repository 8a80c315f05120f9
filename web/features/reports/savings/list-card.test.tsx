import { expect, it } from 'vitest';
import type { Savings } from '#shared/contract/reports.ts';
import { ListCard } from './list-card.tsx';
import { linesOf, renderPart } from '#web/ui/testing/render-part.tsx';

const sums = (income: number, expenses: number) => ({
  income,
  expenses,
  balance: income - expenses,
  rate: income === 0 ? null : (income - expenses) / income,
  mean: null,
});

const REPORT: Savings = {
  period: { from: '2026-08-01', to: '2026-11-30' },
  firstDay: '2026-09-12',
  later: null,
  months: [
    { month: '2026-08', ...sums(0, 0) },
    { month: '2026-09', ...sums(100, 40) },
    { month: '2026-10', ...sums(100, 60) },
    { month: '2026-11', ...sums(100, 90) },
  ],
  running: '2026-11',
  totals: { income: 300, expenses: 190, balance: 110, rate: 11 / 30 },
};

it('the total is of the rows above it, which begin at the first record', async () => {
  const [, ...rows] = linesOf(await renderPart(<ListCard report={REPORT} />));
  expect(rows).toEqual([
    'September 2026 | €100.00 | €40.00 | €60.00 | 60.0% | –',
    'October 2026 | €100.00 | €60.00 | €40.00 | 40.0% | –',
    'November 2026 (in progress) | €100.00 | €90.00 | €10.00 | 10.0% | –',
    'Total | €300.00 | €190.00 | €110.00 | 36.7%',
  ]);
});
