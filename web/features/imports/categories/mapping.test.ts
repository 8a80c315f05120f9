import { expect, it } from 'vitest';
import type { Source } from '#shared/contract/sources.ts';
import type { MatchCategory } from '#shared/import/match/types.ts';
import type { Movement, Statement } from '#shared/import/types.ts';
import {
  canBeRefund,
  listFileCategories,
  findChosen,
  completeMap,
  CREATE,
  fromStoredMaps,
  GUESS,
  hasOpenCategories,
  proposeCategory,
  findCategoriesToCreate,
  toMatchMap,
  toStoredMap,
  type CategoryMap,
} from './mapping.ts';

const OFFERED: MatchCategory[] = [
  { id: 'food', type: 'expense', name: 'Comida' },
  { id: 'uncategorized', type: 'expense', name: 'Sin categoría' },
  { id: 'salary', type: 'income', name: 'Sueldo' },
  { id: 'uncategorized', type: 'income', name: 'Sin categoría' },
];

function statement(...movements: [category: string | null, amount: string][]): Statement {
  const all = movements.map(([category, amount]) => ({ category, amount }) as Movement);
  return { account: null, currency: null, movements: all, balanceRowCount: 0, unreadable: [], proof: null };
}

const FOUND = listFileCategories([
  statement(['Groceries', '-1'], ['groceries ', '-2'], ['Groceries', '3'], [null, '-1'], ['', '-1']),
  statement(['Pay', '100'], ['Household', '-4'], ['COMIDA', '-1']),
]);

it('lists the categories of files separately for each type, the most frequent first', () => {
  expect(FOUND.map(({ key, name, count, isProbablyRefund }) => [key, name, count, isProbablyRefund])).toEqual(
    [
      ['expense:groceries', 'Groceries', 2, false],
      ['income:groceries', 'Groceries', 1, true],
      ['income:pay', 'Pay', 1, false],
      ['expense:household', 'Household', 1, false],
      ['expense:comida', 'COMIDA', 1, false],
    ],
  );
});

it('finds the chosen category of the type, else one of the same name, else one that the name means', () => {
  const findAllChosen = (map: CategoryMap) => FOUND.map((each) => findChosen(each, map, OFFERED));
  expect(findAllChosen({})).toEqual(['food', undefined, undefined, undefined, 'food']);
  const chosen = { 'expense:groceries': 'uncategorized', 'income:groceries': 'salary', 'income:pay': 'food' };
  expect(findAllChosen(chosen)).toEqual(['uncategorized', 'salary', undefined, undefined, 'food']);
  // Older sources stored one category for both types.
  expect(findAllChosen({ groceries: 'salary', pay: 'salary' })).toEqual([
    'food',
    'salary',
    'salary',
    undefined,
    'food',
  ]);
});

it('proposes a new category, unless the rows are refunds or the category was created meanwhile', () => {
  const map = { 'expense:comida': CREATE };
  const proposed = FOUND.map((each) => proposeCategory(each, map, OFFERED));
  expect(proposed).toEqual(['food', GUESS, CREATE, CREATE, 'food']);
});

it('a category of a file is open until a category is chosen or planned for it; rows of refunds are guessed', () => {
  expect(hasOpenCategories(FOUND, {}, OFFERED)).toBe(true);
  const complete = completeMap(FOUND, { 'income:pay': 'salary' }, OFFERED);
  expect(complete).toEqual({
    'income:pay': 'salary',
    'income:groceries': GUESS,
    'expense:household': CREATE,
  });
  expect(hasOpenCategories(FOUND, complete, OFFERED)).toBe(false);
  expect(findCategoriesToCreate(FOUND, complete, OFFERED).map(({ key }) => key)).toEqual([
    'expense:household',
  ]);
  const withNew = [...OFFERED, { id: 'new', type: 'expense' as const, name: 'Household' }];
  expect(findCategoriesToCreate(FOUND, complete, withNew)).toEqual([]);
  expect(toMatchMap(FOUND, complete, withNew)['expense:household']).toBe('new');
});

const REFUNDS: [because: string, ...movements: [category: string, amount: string][]][] = [
  ['has as many expenses as incomes', ['Pottery', '-5'], ['Pottery', '5']],
  ['belongs to an expense category of the user', ['Comida', '5']],
  ['means an expense category', ['Restaurants', '5']],
];

it.each(REFUNDS)('money that came in creates no category for a name that %s', (_, ...movements) => {
  const income = listFileCategories([statement(...movements)]).filter(({ type }) => type === 'income');
  expect(income.map((each) => proposeCategory(each, {}, OFFERED))).toEqual([GUESS]);
});

it.each(REFUNDS)('money that came in under a name that %s may be a refund', (_, ...movements) => {
  const income = listFileCategories([statement(...movements)]).filter(({ type }) => type === 'income');
  expect(income.map((each) => canBeRefund(each, OFFERED))).toEqual([true]);
});

it.each([
  ['of income', ['Pay', '5']],
  ['of money from others', ['Transfers', '-5'], ['Transfers', '5']],
] as [string, ...[string, string][]][])(
  'money that came in under a name %s is not a refund',
  (_, ...movements) => {
    const found = listFileCategories([statement(...movements)]);
    expect(found.map((each) => canBeRefund(each, OFFERED))).toEqual(found.map(() => false));
  },
);

it('matches a refund with the expense category of its name, and counts a marked refund as an expense', () => {
  const income = listFileCategories([statement(['Restaurants', '5'])]);
  expect(toMatchMap(income, {}, OFFERED)).toEqual({ 'expense:restaurants': 'food' });
  expect(toMatchMap(income, { 'expense:restaurants': 'uncategorized' }, OFFERED)).toEqual({
    'expense:restaurants': 'uncategorized',
  });
  const refund = { category: 'Restaurants', amount: '5', type: 'expense' } as Movement;
  expect(listFileCategories([{ ...statement(), movements: [refund] }])).toMatchObject([
    { type: 'expense', count: 1 },
  ]);
});

it('does not list the category of a transfer', () => {
  const transfer = { category: 'Bank Transfer', amount: '-5', isTransfer: true } as Movement;
  expect(listFileCategories([{ ...statement(), movements: [transfer] }])).toEqual([]);
});

it('matches rows by known names, and with uncategorized only if it was chosen', () => {
  const found = listFileCategories([
    statement(['Groceries', '-1'], ['Sin clasificar', '-1'], ['Odds', '-1']),
  ]);
  const map = { 'expense:odds': 'uncategorized' };
  expect(toMatchMap(found, map, OFFERED)).toEqual({ ...map, 'expense:groceries': 'food' });
});

it('a map is the same after a source has stored it', () => {
  const map = { 'expense:groceries': 'food', 'income:other pay': 'other income', gym: 'health' };
  const source = { answers: { categories: toStoredMap(map, [...Object.keys(map), 'unknown']) } } as Source;
  expect(fromStoredMaps([source])).toEqual(map);
});
