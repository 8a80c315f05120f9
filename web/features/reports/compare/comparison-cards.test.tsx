import { expect, it } from 'vitest';
import type { Comparison } from '#shared/contract/reports.ts';
import { categoriesQuery } from '#web/lib/categories/categories-query.ts';
import { fixedCategory } from '#web/lib/categories/testing/fixed-category.ts';
import { readLines, renderPart } from '#web/ui/testing/render-part.tsx';
import { ComparisonCards } from './comparison-cards.tsx';

const sums = (amount: number, other: number) => ({ amount, other, change: amount - other });
const FOOD = { type: 'expense', category: 'food', ...sums(40, 30) } as const;
const SALARY = { type: 'income', category: 'salary', ...sums(50, 0) } as const;
const NOTHING = { type: 'expense', category: 'health', ...sums(0, 0) } as const;

const FETCHED = [
  categoriesQuery.queryKey,
  { items: [fixedCategory('food'), fixedCategory('salary')] },
] as const;

/** The names of the rows of the table of categories. */
async function readRowNames(...categories: Comparison['categories']): Promise<(string | undefined)[]> {
  const report: Comparison = {
    period: { from: '2026-10-01', to: '2026-10-31' },
    other: { from: '2026-09-01', to: '2026-09-30' },
    income: sums(0, 0),
    expenses: sums(40, 30),
    balance: sums(-40, -30),
    later: null,
    otherLater: null,
    categories,
    merchants: [],
  };
  const lines = readLines(await renderPart(<ComparisonCards report={report} />, [FETCHED]));
  const headIndex = lines.findIndex((line) => line.startsWith('Category'));
  return lines.slice(headIndex + 1).map((line) => line.split(' | ')[0]);
}

it('a row names its type only if it is income in a table that also has expenses', async () => {
  expect(await readRowNames(FOOD)).toEqual(['Food']);
  expect(await readRowNames(SALARY)).toEqual(['Salary']);
  expect(await readRowNames(FOOD, SALARY)).toEqual(['Food', 'Salary\u00a0· Income']);
});

it('a category without an amount in either period is left out', async () => {
  expect(await readRowNames(FOOD, NOTHING)).toEqual(['Food']);
});
