import { expect, it } from 'vitest';
import type { MonthReport } from '#shared/contract/reports.ts';
import { readLines, renderPart } from '#web/ui/testing/render-part.tsx';
import { CategoriesCard } from './categories-card.tsx';
import { ComparedCard } from './compared-card.tsx';

const NONE = { income: 0, expenses: 0, balance: 0 };
const REPORT = {
  month: '2026-10',
  period: { from: '2026-10-01', to: '2026-10-31' },
  firstDay: '2026-10-12',
  isRunning: false,
  income: 100,
  expenses: 40,
  balance: 60,
  later: null,
  compared: { period: { from: '2026-10-01', to: '2026-10-31' }, income: 100, expenses: 40, balance: 60 },
  previous: { period: { from: '2026-09-01', to: '2026-09-30' }, ...NONE },
  yearBefore: { period: { from: '2025-10-01', to: '2025-10-31' }, ...NONE },
  categories: [{ type: 'expense', category: 'food', amount: 40, compared: 40, previous: 0, yearBefore: 0 }],
} as unknown as MonthReport;

it('a month is not compared with months before the first record', async () => {
  expect(readLines(await renderPart(<ComparedCard report={REPORT} />)).slice(1)).toEqual([
    'Income | €100.00 | – | – | –',
    'Expenses | €40.00 | – | – | –',
    'Balance | €60.00 | – | – | –',
  ]);
  expect(readLines(await renderPart(<CategoriesCard report={REPORT} type="expense" />))[1]).toMatch(
    / \| €40\.00 \| – \| – \| –$/,
  );
});

it('a month is compared with an earlier one that has records, even if that one has no expenses', async () => {
  const report = { ...REPORT, firstDay: '2026-09-30' };
  expect(readLines(await renderPart(<ComparedCard report={report} />))[2]).toBe(
    'Expenses | €40.00 | +€40.00 | €0.00 | –',
  );
});

it('a category without any amount is left out', async () => {
  const [food] = REPORT.categories;
  const none = { amount: 0, compared: 0, previous: 0, yearBefore: 0 };
  const categories = [food, { type: 'expense', category: 'health', ...none }] as MonthReport['categories'];
  const html = await renderPart(<CategoriesCard report={{ ...REPORT, categories }} type="expense" />);
  expect(readLines(html).slice(1)).toEqual([expect.stringMatching(/^Food /)]);
});
