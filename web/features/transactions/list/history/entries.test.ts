import { describe, expect, it } from 'vitest';
import { sampleTransaction } from '#web/features/transactions/write/testing/sample-transaction.ts';
import { toEntries } from './entries.ts';

const CLOSED = { isByDay: true, open: new Set<string>() };
const one = (id: string, groupId: string | null = null, date = '2026-11-20') =>
  sampleTransaction({ id, groupId, date });
const sums = (count: number) => [{ id: 'g', count, amount: 5 }];

/** Writes rows as texts: 'g(a,b)' is a row of all parts, '<a>' a part below it, 'a*' a part without the others. */
function shown(...[items, groups, options]: Parameters<typeof toEntries>): string[] {
  return toEntries(items, groups, options).map((entry) => {
    if ('parts' in entry) return `${entry.id}(${entry.parts.map(({ id }) => id).join()})`;
    return { alone: entry.id, part: `${entry.id}*`, inGroup: `<${entry.id}>` }[entry.place];
  });
}

describe('the rows of a list with split purchases', () => {
  it('combine all parts in one row, in the order of the parts, at the place of the first', () => {
    const items = [one('e'), one('d', 'g'), one('c'), one('b', 'g'), one('a')];
    expect(shown(items, sums(2), CLOSED)).toEqual(['e', 'g(b,d)', 'c', 'a']);
  });

  it('show the parts of an opened split purchase below its row', () => {
    const items = [one('c', 'g'), one('b', 'g'), one('a')];
    const open = { isByDay: true, open: new Set(['g']) };
    expect(shown(items, sums(2), open)).toEqual(['g(b,c)', '<b>', '<c>', 'a']);
  });

  it('show each part alone if others are not loaded or on another day, or if the list is sorted by amount', () => {
    const items = [one('b', 'g'), one('a', 'g')];
    expect(shown(items, sums(3), CLOSED)).toEqual(['b*', 'a*']);
    expect(shown([one('b', 'g'), one('a', 'g', '2026-11-19')], sums(2), CLOSED)).toEqual(['b*', 'a*']);
    expect(shown(items, sums(2), { ...CLOSED, isByDay: false })).toEqual(['b*', 'a*']);
  });

  it('show the only part left of a split purchase like a transaction that was never split', () => {
    expect(shown([one('a', 'g')], sums(1), CLOSED)).toEqual(['a']);
    const [entry] = toEntries([one('a', 'g')], sums(1), CLOSED);
    expect(entry).toMatchObject({ transaction: { id: 'a', groupId: null } });
  });
});
