import { expect, it } from 'vitest';
import type { Source } from '#shared/contract/sources.ts';
import type { MatchCategory } from '#shared/import/match/types.ts';
import type { Movement, Statement } from '#shared/import/types.ts';
import {
  categoriesOf,
  chosenFor,
  completeMap,
  fromStoredMaps,
  hasOpenCategories,
  toStoredMap,
} from './mapping.ts';

const OFFERED: MatchCategory[] = [
  { id: 'food', type: 'expense', name: 'Comida' },
  { id: 'uncategorized', type: 'expense', name: 'Sin categoría' },
  { id: 'salary', type: 'income', name: 'Sueldo' },
  { id: 'uncategorized', type: 'income', name: 'Sin categoría' },
];

function statement(...movements: [category: string | null, amount: string][]): Statement {
  const all = movements.map(([category, amount]) => ({ category, amount }) as Movement);
  return { account: null, currency: null, movements: all, balanceRows: 0, unreadable: [], proof: null };
}

const FOUND = categoriesOf([
  statement(['Groceries', '-1'], ['groceries ', '-2'], ['Groceries', '3'], [null, '-1'], ['', '-1']),
  statement(['Pay', '100'], ['COMIDA', '-1']),
]);

it('lists what files name, the most frequent first, by the more frequent type', () => {
  expect(FOUND).toEqual([
    { key: 'groceries', name: 'Groceries', type: 'expense', count: 3 },
    { key: 'pay', name: 'Pay', type: 'income', count: 1 },
    { key: 'comida', name: 'COMIDA', type: 'expense', count: 1 },
  ]);
});

it('takes the chosen category, else the one of the same name', () => {
  const chosen = FOUND.map((each) => chosenFor(each, { groceries: 'food', pay: 'food' }, OFFERED));
  expect(chosen).toEqual(['food', undefined, 'food']);
});

it('is open until each has a category, if only uncategorized', () => {
  expect(hasOpenCategories(FOUND, {}, OFFERED)).toBe(true);
  const complete = completeMap(FOUND, { groceries: 'food' }, OFFERED);
  expect(complete).toEqual({ groceries: 'food', pay: 'uncategorized' });
  expect(hasOpenCategories(FOUND, complete, OFFERED)).toBe(false);
});

it('comes back from a source as it was', () => {
  const map = { groceries: 'food', 'other pay': 'other income' };
  const source = { answers: { categories: toStoredMap(map, [...Object.keys(map), 'unknown']) } } as Source;
  expect(fromStoredMaps([source])).toEqual(map);
});
