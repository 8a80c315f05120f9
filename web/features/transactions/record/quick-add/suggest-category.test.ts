import { expect, it } from 'vitest';
import type { ImportHistory } from '#shared/import/match/types.ts';
import { learnCategories } from './suggest-category.ts';

const PERSON = {
  today: '2026-11-23',
  categories: [
    { id: 'food', type: 'expense', name: 'Food' },
    { id: 'transport', type: 'expense', name: 'Transport' },
    { id: 'uncategorized', type: 'expense', name: 'Uncategorized' },
    { id: 'salary', type: 'income', name: 'Salary' },
  ],
} as const;

function known(...transactions: [description: string, category: string][]): ImportHistory {
  const all = transactions.map(([description, category], index) => ({
    id: String(index),
    type: 'expense' as const,
    date: '2026-11-01',
    amount: 3,
    description,
    category,
    sourceId: null,
  }));
  return { transactions: all, rows: [], named: [], occurrences: [] };
}

it('suggests the category that the user chose for the same description, before generally known words', () => {
  const suggest = learnCategories(known(['Taxi', 'food'], ['Taxi', 'food']), PERSON);
  expect(suggest('expense', 'taxi')).toBe('food');
  expect(learnCategories(known(), PERSON)('expense', 'taxi')).toBe('transport');
});

it('suggests nothing without evidence, and no category of the other type', () => {
  const suggest = learnCategories(known(['Odds', 'food'], ['Odds', 'food']), PERSON);
  expect(suggest('expense', 'something else')).toBeUndefined();
  expect(suggest('income', 'odds')).toBeUndefined();
  expect(suggest('expense', '')).toBeUndefined();
});

it('suggests the category that a description mentions, unless the user chose another category for it before', () => {
  const suggest = learnCategories(known(['Food taxi', 'transport'], ['Food taxi', 'transport']), PERSON);
  expect(suggest('expense', 'food taxi', 'food')).toBe('transport');
  expect(suggest('expense', 'taxi for food', 'food')).toBe('food');
});
