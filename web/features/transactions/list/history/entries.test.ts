import { describe, expect, it } from 'vitest';
import { sampleTransaction } from '#web/features/transactions/write/testing/sample-transaction.ts';
import { toEntries } from './entries.ts';

const CLOSED = { isByDay: true, open: new Set<string>() };
const one = (id: string, groupId: string | null = null, date = '2026-11-20') =>
  sampleTransaction({ id, groupId, date });
const sums = (count: number) => [{ id: 'g', count, amount: 5 }];

/** 'g(a,b)' for a row of parts, '<a>' for a part below it, 'a*' for a part alone. */
function shown(...[items, groups, options]: Parameters<typeof toEntries>): string[] {
  return toEntries(items, groups, options).map((entry) => {
    if ('parts' in entry) return `${entry.id}(${entry.parts.map(({ id }) => id).join()})`;
    return { alone: entry.id, part: `${entry.id}*`, inGroup: `<${entry.id}>` }[entry.place];
  });
}

describe('the rows of a list with split purchases', () => {
  it('have all parts in one, in their own order, where the first stands', () => {
    const items = [one('e'), one('d', 'g'), one('c'), one('b', 'g'), one('a')];
    expect(shown(items, sums(2), CLOSED)).toEqual(['e', 'g(b,d)', 'c', 'a']);
  });

  it('show the parts of an open one below it', () => {
    const items = [one('c', 'g'), one('b', 'g'), one('a')];
    const open = { isByDay: true, open: new Set(['g']) };
    expect(shown(items, sums(2), open)).toEqual(['g(b,c)', '<b>', '<c>', 'a']);
  });

  it('show parts alone where some are missing, on another day, or in the order of amounts', () => {
    const items = [one('b', 'g'), one('a', 'g')];
    expect(shown(items, sums(3), CLOSED)).toEqual(['b*', 'a*']);
    expect(shown([one('b', 'g'), one('a', 'g', '2026-11-19')], sums(2), CLOSED)).toEqual(['b*', 'a*']);
    expect(shown(items, sums(2), { ...CLOSED, isByDay: false })).toEqual(['b*', 'a*']);
  });

  it('show the last part of a split purchase like a transaction that was never split', () => {
    expect(shown([one('a', 'g')], sums(1), CLOSED)).toEqual(['a']);
    const [entry] = toEntries([one('a', 'g')], sums(1), CLOSED);
    expect(entry).toMatchObject({ transaction: { id: 'a', groupId: null } });
  });
});
