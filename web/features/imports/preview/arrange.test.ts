import { describe, expect, it } from 'vitest';
import { sampleRow } from '../testing/sample-row.ts';
import { arrange, findUnreadableRows, UNFILTERED_VIEW, type View } from './arrange.ts';
import { change, startPreview } from './decisions.ts';

const preview = startPreview([
  sampleRow({ date: '2026-09-05', amountMinor: -1250, description: 'Café Ñandú', text: 'PAGO 12 CAFE' }),
  sampleRow({ date: '2026-09-30', amountMinor: 200_000, description: 'Zoo', text: 'NOMINA', file: 1 }),
  sampleRow({ date: '2026-08-31', amountMinor: -50, description: 'árbol', text: 'VIVERO SOL' }),
  sampleRow({ group: 'deleted', outcome: 'known', description: 'Bread' }),
  sampleRow({ group: 'perhaps', outcome: 'joined', description: 'Cinema', file: 1 }),
  sampleRow({ group: 'there', outcome: 'known', description: 'Known' }),
  sampleRow({ group: 'leftOut', outcome: 'known', description: 'Left' }),
  sampleRow({ group: 'transfer', outcome: 'transfer', description: 'Moved' }),
]);

function arrangeWith(changes: Partial<View>, from = preview) {
  const view = { ...UNFILTERED_VIEW, ...changes };
  return arrange(from, { view, accounts: ['Current', 'Card'], locale: 'es' });
}
const shown = (changes: Partial<View>, from = preview) =>
  arrangeWith(changes, from).flatMap(({ indexes }) => indexes);

it('groups rows, first those that need a decision, and sorts each group by day, the newest first', () => {
  expect(arrangeWith({})).toEqual([
    { group: 'perhaps', indexes: [4] },
    { group: 'new', indexes: [1, 0, 2] },
    { group: 'transfer', indexes: [7] },
    { group: 'leftOut', indexes: [6] },
    { group: 'deleted', indexes: [3] },
    { group: 'there', indexes: [5] },
  ]);
});

it.each([
  ['oldest', [2, 0, 1]],
  // An expense is as large as an income of the same amount.
  ['largest', [1, 0, 2]],
  ['text', [2, 0, 1]],
] as const)('sorts the rows of a group in the order "%s"', (order, indexes) => {
  expect(arrangeWith({ order }).find(({ group }) => group === 'new')?.indexes).toEqual(indexes);
});

describe('a search', () => {
  it.each([
    ['cafe nandu', [0]],
    ['ÁRBOL', [2]],
    ['sol viv', [2]],
    ['nomina zoo', [1]],
    ['nomina cafe', []],
    ['  ', [4, 1, 0, 2, 7, 6, 3, 5]],
  ])('for %j finds the rows with all of its words', (query, indexes) => {
    expect(shown({ query })).toEqual(indexes);
  });

  it('finds the new description of a row', () => {
    expect(shown({ query: 'orchard' }, change(preview, 2, { description: 'Orchard' }))).toEqual([2]);
  });

  it('finds rows that cannot be read', () => {
    const row = { line: 7, reason: 'date', fileName: 'a.csv', account: 'Card' } as const;
    const rows = [
      { ...row, text: '31/09 · PANADERÍA' },
      { ...row, text: '31/09 · CINE' },
    ];
    const find = (changes: Partial<View>) =>
      findUnreadableRows(rows, { ...UNFILTERED_VIEW, ...changes }).map(({ text }) => text);
    expect(find({ query: 'panaderia' })).toEqual(['31/09 · PANADERÍA']);
    expect(find({ account: 'Card' })).toHaveLength(2);
    expect(find({ account: 'Current' })).toEqual([]);
  });
});

it('shows only the rows of one account', () => {
  expect(shown({ account: 'Card' })).toEqual([4, 1]);
});
