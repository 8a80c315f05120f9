import { describe, expect, it } from 'vitest';
import { MAX_IDS_AT_ONCE } from '#shared/limits.ts';
import { isMarked, markAll, markStretch } from './selection.ts';

const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));

/** Marks `ids`, selects or deselects a range, and returns the marked ids. */
function select(ids: string[], [from, to]: [number, number], isSelected: boolean, isAll = false): string {
  const marks = markStretch({ isAll, ids: new Set(ids) }, items, { from, to }, isSelected);
  return items
    .filter(({ id }) => isMarked(marks, id))
    .map(({ id }) => id)
    .join('');
}

describe('a range of the list', () => {
  it('is selected in both directions, including both ends', () => {
    expect(select(['e'], [1, 3], true)).toBe('bcde');
    expect(select(['e'], [3, 1], true)).toBe('bcde');
    expect(select([], [2, 2], true)).toBe('c');
  });

  it('is deselected the same way', () => {
    expect(select(['a', 'b', 'c', 'd'], [3, 2], false)).toBe('ab');
  });

  it('is an exception while all that match are selected, until it is selected again', () => {
    expect(select([], [1, 2], false, true)).toBe('ade');
    expect(select(['a', 'b', 'c'], [0, 1], true, true)).toBe('abde');
  });
});

describe('all of a list', () => {
  it('means all that match if some of them are not loaded', () => {
    expect(markAll(items, 113)).toEqual({ isAll: true, ids: new Set() });
  });

  it('means the loaded items if no others are known', () => {
    const loaded = { isAll: false, ids: new Set(['a', 'b', 'c', 'd', 'e']) };
    expect([markAll(items, 5), markAll(items)]).toEqual([loaded, loaded]);
  });

  it('means all that match if more items are loaded than one request may name', () => {
    const many = Array.from({ length: MAX_IDS_AT_ONCE + 1 }, (_, n) => ({ id: String(n) }));
    expect(markAll(many, many.length).isAll).toBe(true);
    expect(markAll(many.slice(1), MAX_IDS_AT_ONCE).isAll).toBe(false);
  });
});
