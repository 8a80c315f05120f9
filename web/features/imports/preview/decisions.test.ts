import { describe, expect, it } from 'vitest';
import { sampleRow } from '../testing/sample-row.ts';
import {
  canBeTicked,
  pickChoices,
  change,
  changeSome,
  restoreChoices,
  isRefund,
  isTicked,
  outcomeFor,
  savesSomething,
  startPreview,
  tickAll,
  countTotalsBy,
  countTotals,
  findTickedRows,
  type Preview,
} from './decisions.ts';

const rows = [
  sampleRow({ date: '2026-09-05', amountMinor: -1250 }),
  sampleRow({ date: '2026-09-30', amountMinor: 200_000, type: 'income' }),
  sampleRow({ group: 'perhaps', outcome: 'joined' }),
  sampleRow({ group: 'transfer', outcome: 'transfer' }),
  sampleRow({ group: 'deleted', outcome: 'known' }),
  sampleRow({ group: 'leftOut', outcome: 'known' }),
  sampleRow({ group: 'there', outcome: 'known' }),
  sampleRow({ date: '2026-08-31', amountMinor: -50 }),
];

describe('the box', () => {
  it.each([
    ['new', 'added', 'leftOut'],
    ['perhaps', 'joined', 'leftOut'],
    ['transfer', 'added', 'transfer'],
    ['deleted', 'added', 'known'],
    ['leftOut', 'added', 'known'],
    ['there', 'known', 'known'],
  ] as const)('makes a row of the group %s %s, or %s without a tick', (group, ticked, unticked) => {
    const row = rows.find((each) => each.group === group) ?? sampleRow({});
    expect(outcomeFor(row, true)).toBe(ticked);
    expect(outcomeFor(row, false)).toBe(unticked);
  });

  it('adds a transfer of an earlier import, and restores its outcome when cleared', () => {
    const row = sampleRow({ group: 'transfer', outcome: 'known' });
    expect(canBeTicked(row)).toBe(true);
    expect(outcomeFor(row, true)).toBe('added');
    expect(outcomeFor(row, false)).toBe('known');
  });
});

it('sums the added rows, and counts the others', () => {
  expect(countTotals(startPreview(rows))).toEqual({
    added: 3,
    joined: 1,
    leftOut: 0,
    transfers: 1,
    moved: 0,
    known: 1,
    stayOut: 2,
    inMinor: 200_000,
    outMinor: 1300,
    period: { from: '2026-08-31', to: '2026-09-30' },
  });
});

it('subtracts a refund from the expenses, as the dashboard does', () => {
  const refund = sampleRow({ amountMinor: 500 });
  const income = sampleRow({ amountMinor: 700, type: 'income' });
  const before = startPreview([sampleRow({ amountMinor: -1250 }), refund, income]);
  expect(countTotals(before)).toMatchObject({ inMinor: 700, outMinor: 750 });
  const isRefundAt = ({ rows: all, decisions }: Preview) =>
    all.map((row, index) => isRefund(row, decisions[index] ?? row));
  expect(isRefundAt(before)).toEqual([false, true, false]);
  const other = change(change(before, 1, { type: 'income' }), 2, { type: 'expense' });
  expect(countTotals(other)).toMatchObject({ inMinor: 500, outMinor: 550 });
  expect(isRefundAt(other)).toEqual([false, false, true]);
  expect(countTotals(startPreview([refund]))).toMatchObject({ inMinor: 0, outMinor: -500 });
});

it('has no period if nothing is added', () => {
  const preview = tickAll(startPreview(rows), [0, 1, 7], false);
  expect(countTotals(preview)).toMatchObject({ added: 0, leftOut: 3, inMinor: 0, period: undefined });
  expect(savesSomething(countTotals(preview))).toBe(true);
});

it('saves nothing if all rows were imported, left out or deleted before', () => {
  expect(savesSomething(countTotals(startPreview(rows.slice(4, 7))))).toBe(false);
});

it('changes one row and leaves the others alone', () => {
  const before = startPreview(rows);
  const after = change(before, 0, { category: 'food', description: 'Shop' });
  expect(after.decisions[0]).toEqual({
    outcome: 'added',
    type: 'expense',
    category: 'food',
    description: 'Shop',
  });
  expect(after.decisions[1]).toBe(before.decisions[1]);
  expect(before.decisions[0]?.description).not.toBe('Shop');
  expect(isTicked(after.decisions[6] ?? rows[6] ?? sampleRow({}))).toBe(false);
});

it('restores the former categories, except where another category was chosen meanwhile', () => {
  const before = startPreview([
    sampleRow({ category: 'food' }),
    sampleRow({ category: 'health' }),
    sampleRow({ category: 'rent' }),
    sampleRow({ category: 'gift', type: 'income', amountMinor: 100 }),
  ]);
  const choice = { type: 'expense', category: 'other' } as const;
  const former = pickChoices(before, [0, 1, 3]);
  const all = changeSome(before, [0, 1, 3], () => choice);
  const choices = ({ decisions }: Preview) => decisions.map(({ type, category }) => `${type} ${category}`);
  expect(choices(restoreChoices(all, former, choice))).toEqual(choices(before));
  const since = change(change(all, 1, { category: 'travel' }), 3, { type: 'income' });
  expect(choices(restoreChoices(since, former, choice))).toEqual([
    'expense food',
    'expense travel',
    'expense rent',
    'income other',
  ]);
});

it('counts the rows of each file, and the counts add up to those of all files', () => {
  const found = [
    sampleRow({ file: 0, amountMinor: -100 }),
    sampleRow({ file: 1, amountMinor: 200, type: 'income' }),
    sampleRow({ file: 1, amountMinor: 300, outcome: 'transfer', group: 'transfer' }),
    sampleRow({ file: 1, amountMinor: -50 }),
  ];
  const preview = tickAll(startPreview(found), [3], false);
  const byFile = countTotalsBy(preview, ({ file }) => String(file));
  expect(byFile.get('0')).toMatchObject({ added: 1, outMinor: 100 });
  expect(byFile.get('1')).toMatchObject({ added: 1, transfers: 1, leftOut: 1, inMinor: 200, outMinor: 0 });
  expect(countTotals(preview)).toMatchObject({
    added: 2,
    transfers: 1,
    leftOut: 1,
    inMinor: 200,
    outMinor: 100,
  });
});

it('finds the given rows that are added, separated by the direction of their money', () => {
  const mixed = [
    sampleRow({}),
    sampleRow({ type: 'income', amountMinor: 100 }),
    sampleRow({}),
    sampleRow({}),
    sampleRow({ amountMinor: 100 }),
    sampleRow({ group: 'perhaps', outcome: 'joined' }),
    sampleRow({ group: 'deleted', outcome: 'known' }),
    sampleRow({}),
  ];
  const preview = tickAll(tickAll(startPreview(mixed), [2], false), [6], true);
  expect(findTickedRows(preview, [0, 1, 2, 4, 5, 6, 7], new Set([7]))).toEqual({ out: [0, 6], in: [1, 4] });
});
