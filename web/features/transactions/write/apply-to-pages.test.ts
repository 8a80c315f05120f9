import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '#shared/contract/transactions.ts';
import { SERVER_TEXTS } from '#shared/i18n/server-texts.ts';
import { sampleTransaction } from './testing/sample-transaction.ts';
import { inverse, type TransactionChange } from './transaction-change.ts';
import {
  applyToPages,
  matches,
  changeInPages,
  removeFromPages,
  type HistoryPages,
} from './apply-to-pages.ts';
import type { HistorySearch } from './history-search.ts';

const READING = { decimals: 2, categoryNames: SERVER_TEXTS.es.categories, accountNames: {} };
const transaction = (id: string, fields: Partial<Transaction> = {}) => sampleTransaction({ id, ...fields });

function toPages(items: Transaction[], size: number, hasMore: boolean): HistoryPages {
  const pages = [];
  for (let start = 0; start === 0 || start < items.length; start += size) {
    const isLast = start + size >= items.length;
    pages.push({
      items: items.slice(start, start + size),
      groups: [],
      nextCursor: isLast && !hasMore ? null : 'next',
    });
  }
  return { pages, pageParams: pages.map(() => undefined) };
}

const flat = (data: HistoryPages) => data.pages.flatMap((page) => page.items);

describe('an expense of 2.50 for food, called Café con leche', () => {
  it.each([
    [{ q: 'CAFE' }, true],
    [{ q: 'con té' }, false],
    [{ q: 'comida' }, true],
    [{ q: 'transporte' }, false],
    [{ q: '2,50 €' }, true],
    [{ q: '2' }, true],
    [{ q: '2.51' }, false],
    [{ q: 'comida', max: '2' }, false],
    [{ type: 'income' }, false],
    [{ category: 'food', from: '2026-11-20', to: '2026-11-20' }, true],
    [{ category: 'health,food' }, true],
    [{ category: 'health,other' }, false],
    [{ from: '2026-11-21' }, false],
    [{ to: '2026-11-19' }, false],
    [{ min: '2.50', max: '2.5' }, true],
    [{ min: '2.51' }, false],
    [{ max: '2.49' }, false],
  ] as [HistorySearch, boolean][])('is found by the search %j: %s', (search, isFound) => {
    expect(matches(transaction('1'), search, READING)).toBe(isFound);
  });
});

describe('a change in the loaded pages', () => {
  const items = ['5', '4', '3', '2', '1'].map((id) => transaction(id, { date: `2026-11-0${id}` }));

  it('inserts a new transaction in order', () => {
    const after = transaction('9', { date: '2026-11-03' });
    const changed = applyToPages(toPages(items, 2, true), { after }, {}, READING);
    expect(flat(changed).map(({ id }) => id)).toEqual(['5', '4', '9', '3', '2', '1']);
  });

  it('leaves out a transaction that belongs to a page not loaded yet, but adds one at the end of the last page', () => {
    const after = transaction('0', { date: '2026-10-01' });
    expect(flat(applyToPages(toPages(items, 2, true), { after }, {}, READING))).toEqual(items);
    expect(flat(applyToPages(toPages(items, 2, false), { after }, {}, READING)).at(-1)).toEqual(after);
    expect(flat(applyToPages(toPages([], 2, false), { after }, {}, READING))).toEqual([after]);
  });

  it.each([
    [{}, ['c', 'b', 'a']],
    [{ sort: 'oldest' }, ['a', 'b', 'c']],
    [{ sort: 'largest' }, ['a', 'c', 'b']],
    [{ sort: 'smallest' }, ['b', 'c', 'a']],
  ] as [HistorySearch, string[]][])('keeps the order of the search %j', (search, expected) => {
    const transactions = [
      transaction('a', { date: '2026-11-01', amount: 9 }),
      transaction('b', { date: '2026-11-02', amount: 1 }),
      transaction('c', { date: '2026-11-02', amount: 1 }),
    ];
    const data = transactions.reduce(
      (pages, after) => applyToPages(pages, { after }, search, READING),
      toPages([], 3, false),
    );
    expect(flat(data).map(({ id }) => id)).toEqual(expected);
  });

  it('removes a transaction that no longer matches', () => {
    const before = items[1] as Transaction;
    const change: TransactionChange = { before, after: { ...before, description: 'Té' } };
    expect(flat(applyToPages(toPages(items, 2, true), change, { q: 'cafe' }, READING))).toHaveLength(4);
  });

  it('shows an edit in the list of an import, but adds no transaction to that list', () => {
    const listed = transaction('a', { description: 'Bread' });
    const pages = toPages([listed], 2, false);
    const search = { import: 'i' };
    const renamed = { ...listed, description: 'Rye bread' };
    expect(flat(applyToPages(pages, { before: listed, after: renamed }, search, READING))).toEqual([renamed]);
    expect(flat(applyToPages(pages, { after: transaction('b') }, search, READING))).toEqual([listed]);
  });

  it('lowers the count of a split purchase when a part is deleted, and raises it on undo', () => {
    const part = transaction('a', { groupId: 'g' });
    const pages = toPages([part], 2, false);
    const groups = [{ id: 'g', count: 2, amount: 5 }];
    const data = { ...pages, pages: pages.pages.map((page) => ({ ...page, groups })) };
    const after = applyToPages(data, { before: part }, {}, READING);
    expect(after.pages[0]?.groups[0]?.count).toBe(1);
    expect(applyToPages(after, { after: part }, {}, READING).pages[0]?.groups[0]?.count).toBe(2);
  });

  it('removes several transactions at once and keeps unaffected pages', () => {
    const data = toPages(items, 2, true);
    const left = removeFromPages(data, new Set(['4', '1']));
    expect(flat(left).map(({ id }) => id)).toEqual(['5', '3', '2']);
    expect(left.pages[1]).toBe(data.pages[1]);
  });

  it('shows a new category, and removes transactions that the search no longer finds', () => {
    const data = toPages(items, 2, true);
    const categories = new Map([['4', { category: 'health' }]]);
    const shown = flat(changeInPages(data, categories, {}, READING));
    expect(shown.map(({ category }) => category)).toEqual(['food', 'health', 'food', 'food', 'food']);
    const left = flat(changeInPages(data, categories, { category: 'food' }, READING));
    expect(left.map(({ id }) => id)).toEqual(['5', '3', '2', '1']);
  });

  it('is undone by its inverse in every sort order', () => {
    const amount = fc.integer({ min: 1, max: 500 }).map((cents) => cents / 100);
    const date = fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-03');
    const sort = fc.constantFrom<HistorySearch['sort'][]>(undefined, 'oldest', 'largest', 'smallest');
    fc.assert(
      fc.property(
        fc.array(fc.record({ amount, date }), { minLength: 1, maxLength: 12 }),
        fc.record({ amount, date }),
        fc.nat(),
        fc.constantFrom('add', 'edit', 'remove'),
        sort,
        (contents, content, pick, kind, order) => {
          const search: HistorySearch = order === undefined ? {} : { sort: order };
          const none = toPages([], 3, false);
          // Built by the code under test, which sorts the items.
          const sorted = flat(
            contents.reduce(
              (data, each, index) =>
                applyToPages(data, { after: transaction(`${index}`, each) }, search, READING),
              none,
            ),
          );
          expect(sorted).toHaveLength(contents.length);
          const data = toPages(sorted, 3, false);
          const target = sorted[pick % sorted.length] as Transaction;
          const change: TransactionChange =
            kind === 'add'
              ? { after: transaction('new', content) }
              : kind === 'edit'
                ? { before: target, after: { ...target, ...content } }
                : { before: target };
          const back = applyToPages(
            applyToPages(data, change, search, READING),
            inverse(change),
            search,
            READING,
          );
          expect(flat(back)).toEqual(sorted);
        },
      ),
    );
  });
});
