import { describe, expect, it } from 'vitest';
import { sampleRow } from '../testing/sample-row.ts';
import {
  change,
  groupRows,
  isTicked,
  outcomeFor,
  savesSomething,
  startPreview,
  tickAll,
  totalsOf,
} from './decisions.ts';

const rows = [
  sampleRow({ date: '2026-09-05', amountMinor: -1250 }),
  sampleRow({ date: '2026-09-30', amountMinor: 200_000, type: 'income' }),
  sampleRow({ group: 'perhaps', outcome: 'joined' }),
  sampleRow({ group: 'transfer', outcome: 'transfer' }),
  sampleRow({ group: 'deleted', outcome: 'known' }),
  sampleRow({ group: 'there', outcome: 'known' }),
  sampleRow({ date: '2026-08-31', amountMinor: -50 }),
];

describe('a box', () => {
  it.each([
    ['new', 'added', 'leftOut'],
    ['perhaps', 'joined', 'leftOut'],
    ['transfer', 'added', 'transfer'],
    ['deleted', 'added', 'known'],
    ['there', 'known', 'known'],
  ] as const)('of the group %s makes a row %s, and %s without a tick', (group, ticked, unticked) => {
    const row = rows.find((each) => each.group === group) ?? sampleRow({});
    expect(outcomeFor(row, true)).toBe(ticked);
    expect(outcomeFor(row, false)).toBe(unticked);
  });
});

it('sums what is added, and counts the rest', () => {
  expect(totalsOf(startPreview(rows))).toEqual({
    added: 3,
    joined: 1,
    leftOut: 0,
    transfers: 1,
    known: 2,
    inMinor: 200_000,
    outMinor: 1300,
    period: { from: '2026-08-31', to: '2026-09-30' },
  });
});

it('has no period if nothing is added', () => {
  const preview = tickAll(startPreview(rows), [0, 1, 6], false);
  expect(totalsOf(preview)).toMatchObject({ added: 0, leftOut: 3, inMinor: 0, period: undefined });
  expect(savesSomething(totalsOf(preview))).toBe(true);
});

it('saves nothing of rows that are there already', () => {
  expect(savesSomething(totalsOf(startPreview(rows.slice(4, 6))))).toBe(false);
});

it('changes one row and leaves the others alone', () => {
  const before = startPreview(rows);
  const after = change(before, 0, { category: 'food', description: 'Shop' });
  expect(after.decisions[0]).toEqual({ outcome: 'added', category: 'food', description: 'Shop' });
  expect(after.decisions[1]).toBe(before.decisions[1]);
  expect(before.decisions[0]?.description).not.toBe('Shop');
  expect(isTicked(after.decisions[5] ?? rows[5] ?? sampleRow({}))).toBe(false);
});

it('groups rows, what needs a decision first and the newest day above', () => {
  expect(groupRows(rows)).toEqual([
    { group: 'perhaps', indexes: [2] },
    { group: 'new', indexes: [1, 0, 6] },
    { group: 'transfer', indexes: [3] },
    { group: 'deleted', indexes: [4] },
    { group: 'there', indexes: [5] },
  ]);
});
