import { describe, expect, it } from 'vitest';
import { isMarked, markStretch } from './selection.ts';

const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));

/** The selected ids after a stretch was selected or not, where these were marked. */
function select(ids: string[], [from, to]: [number, number], isSelected: boolean, isAll = false): string {
  const marks = markStretch({ isAll, ids: new Set(ids) }, items, { from, to }, isSelected);
  return items
    .filter(({ id }) => isMarked(marks, id))
    .map(({ id }) => id)
    .join('');
}

describe('a range of the list', () => {
  it('is selected in both directions, both ends included', () => {
    expect(select(['e'], [1, 3], true)).toBe('bcde');
    expect(select(['e'], [3, 1], true)).toBe('bcde');
    expect(select([], [2, 2], true)).toBe('c');
  });

  it('is deselected the same way', () => {
    expect(select(['a', 'b', 'c', 'd'], [3, 2], false)).toBe('ab');
  });

  it('becomes an exception when all that match are selected, and stops being one', () => {
    expect(select([], [1, 2], false, true)).toBe('ade');
    expect(select(['a', 'b', 'c'], [0, 1], true, true)).toBe('abde');
  });
});
