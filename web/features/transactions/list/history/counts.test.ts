import { describe, expect, it } from 'vitest';
import { sampleTransaction } from '#web/features/transactions/write/testing/sample-transaction.ts';
import { countSelected, type LoadedHistory } from './counts.ts';

const part = (id: string) => sampleTransaction({ id, groupId: 'g' });
const items = [part('a'), part('b'), part('c'), sampleTransaction({ id: 'd' })];
const groups = [{ id: 'g', count: 3, amount: 3 }];
/** The search finds three transactions that are not loaded; two of them are parts of one purchase. */
const totals = { count: 7, income: 0, expenses: 7, splits: { parts: 5, purchases: 4 } };
const loaded: LoadedHistory = { items, groups, totals, search: {} };

const count = (ids: string[], isAll = false, changes: Partial<LoadedHistory> = {}) =>
  countSelected({ isAll, ids: new Set(ids) }, { ...loaded, ...changes });

describe('the number of selected transactions', () => {
  it.each([
    [['a', 'b', 'c', 'd'], { rows: 2, transactions: 4, parts: 3 }],
    [['a', 'b'], { rows: 2, transactions: 2, parts: 2 }],
    [['d'], { rows: 1, transactions: 1, parts: 0 }],
  ])('counts a split purchase as one row if all its parts are selected: %j', (ids, expected) => {
    expect(count(ids)).toEqual(expected);
  });

  it.each([
    [[], { rows: 4, transactions: 7, parts: 5 }],
    [['a', 'b', 'c'], { rows: 3, transactions: 4, parts: 2 }],
    [['a'], { rows: 5, transactions: 6, parts: 4 }],
    [['d'], { rows: 3, transactions: 6, parts: 5 }],
  ])('counts all that the search finds, except %j', (ids, expected) => {
    expect(count(ids, true)).toEqual(expected);
  });

  it('counts each part as a row if the list is sorted by amount', () => {
    const search = { sort: 'largest' } as const;
    expect(count(['a', 'b', 'c'], false, { search })).toEqual({ rows: 3, transactions: 3, parts: 3 });
    expect(count([], true, { search })).toEqual({ rows: 7, transactions: 7, parts: 5 });
  });

  it('counts the only part left of a purchase as a whole transaction', () => {
    expect(count(['a'], false, { groups: [{ id: 'g', count: 1, amount: 1 }] }).parts).toBe(0);
  });
});
