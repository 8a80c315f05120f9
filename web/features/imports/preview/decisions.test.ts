import { describe, expect, it } from 'vitest';
import { sampleRow } from '../testing/sample-row.ts';
import {
  canBeTicked,
  categoriesOf,
  change,
  changeSome,
  giveBack,
  isTicked,
  outcomeFor,
  savesSomething,
  startPreview,
  tickAll,
  totalsBy,
  totalsOf,
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

describe('a box', () => {
  it.each([
    ['new', 'added', 'leftOut'],
    ['perhaps', 'joined', 'leftOut'],
    ['transfer', 'added', 'transfer'],
    ['deleted', 'added', 'known'],
    ['leftOut', 'added', 'known'],
    ['there', 'known', 'known'],
  ] as const)('of the group %s makes a row %s, and %s without a tick', (group, ticked, unticked) => {
    const row = rows.find((each) => each.group === group) ?? sampleRow({});
    expect(outcomeFor(row, true)).toBe(ticked);
    expect(outcomeFor(row, false)).toBe(unticked);
  });

  it('adds a transfer of an earlier import, and leaves it as it was without a tick', () => {
    const row = sampleRow({ group: 'transfer', outcome: 'known' });
    expect(canBeTicked(row)).toBe(true);
    expect(outcomeFor(row, true)).toBe('added');
    expect(outcomeFor(row, false)).toBe('known');
  });
});

it('sums what is added, and counts the rest', () => {
  expect(totalsOf(startPreview(rows))).toEqual({
    added: 3,
    joined: 1,
    leftOut: 0,
    transfers: 1,
    known: 1,
    stayOut: 2,
    inMinor: 200_000,
    outMinor: 1300,
    period: { from: '2026-08-31', to: '2026-09-30' },
  });
});

it('has no period if nothing is added', () => {
  const preview = tickAll(startPreview(rows), [0, 1, 7], false);
  expect(totalsOf(preview)).toMatchObject({ added: 0, leftOut: 3, inMinor: 0, period: undefined });
  expect(savesSomething(totalsOf(preview))).toBe(true);
});

it('saves nothing of rows that are there already', () => {
  expect(savesSomething(totalsOf(startPreview(rows.slice(4, 7))))).toBe(false);
});

it('changes one row and leaves the others alone', () => {
  const before = startPreview(rows);
  const after = change(before, 0, { category: 'food', description: 'Shop' });
  expect(after.decisions[0]).toEqual({ outcome: 'added', category: 'food', description: 'Shop' });
  expect(after.decisions[1]).toBe(before.decisions[1]);
  expect(before.decisions[0]?.description).not.toBe('Shop');
  expect(isTicked(after.decisions[6] ?? rows[6] ?? sampleRow({}))).toBe(false);
});

it('gives rows back the categories that they had, but not those that were chosen since', () => {
  const before = startPreview([
    sampleRow({ category: 'food' }),
    sampleRow({ category: 'health' }),
    sampleRow({ category: 'rent' }),
  ]);
  const former = categoriesOf(before, [0, 1]);
  const all = changeSome(before, [0, 1], () => ({ category: 'gift' }));
  const categories = ({ decisions }: Preview) => decisions.map(({ category }) => category);
  expect(categories(giveBack(all, former, 'gift'))).toEqual(['food', 'health', 'rent']);
  const since = change(all, 1, { category: 'travel' });
  expect(categories(giveBack(since, former, 'gift'))).toEqual(['food', 'travel', 'rent']);
});

it('counts what is saved of each file as the whole, whatever somebody unticks', () => {
  const found = [
    sampleRow({ file: 0, amountMinor: -100 }),
    sampleRow({ file: 1, amountMinor: 200 }),
    sampleRow({ file: 1, amountMinor: 300, outcome: 'transfer', group: 'transfer' }),
    sampleRow({ file: 1, amountMinor: -50 }),
  ];
  const preview = tickAll(startPreview(found), [3], false);
  const byFile = totalsBy(preview, ({ file }) => String(file));
  expect(byFile.get('0')).toMatchObject({ added: 1, outMinor: 100 });
  expect(byFile.get('1')).toMatchObject({ added: 1, transfers: 1, leftOut: 1, inMinor: 200, outMinor: 0 });
  expect(totalsOf(preview)).toMatchObject({
    added: 2,
    transfers: 1,
    leftOut: 1,
    inMinor: 200,
    outMinor: 100,
  });
});
