import { expect, it } from 'vitest';
import type { CalendarReport } from '#shared/contract/reports.ts';
import { toDayCells } from './day-cells.ts';

const REPORT: CalendarReport = {
  month: '2026-11',
  period: { from: '2026-11-01', to: '2026-11-26' },
  income: 0,
  expenses: 100,
  balance: -100,
  later: null,
  days: ['2026-11-25', '2026-11-26', '2026-11-28'].map((date, index) => ({
    date,
    income: 0,
    expenses: [100, 25, 900][index] ?? 0,
    count: 1,
  })),
  upcoming: [],
  recognised: [],
  recorded: [
    { id: '1', type: 'expense', description: 'Piano', amount: 900, category: 'other', date: '2026-11-28' },
  ],
};

it('shades days with expenses, and counts a transaction of a later day as expected', () => {
  const cells = toDayCells(REPORT, '2026-11-26', 2);
  expect(cells.map(({ spent, heat, isAhead }) => ({ spent, heat, isAhead }))).toEqual([
    { spent: 100, heat: 1, isAhead: false },
    { spent: 25, heat: 0.5, isAhead: false },
    { spent: 0, heat: 0, isAhead: true },
  ]);
  expect(cells.map(({ expected }) => expected.expenses)).toEqual([0, 0, 900]);
});

it('shades no day where nothing was spent', () => {
  expect(toDayCells(REPORT, '2026-10-31', 2).map(({ heat }) => heat)).toEqual([0, 0, 0]);
});
