import { describe, expect, it } from 'vitest';
import { selectStretch } from './selection.ts';

const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const select = (ids: string[], from: number, to: number, isSelected: boolean) =>
  [...selectStretch(new Set(ids), items, { from, to }, isSelected)].toSorted().join('');

describe('a range of the list', () => {
  it('is selected in both directions, both ends included', () => {
    expect(select(['e'], 1, 3, true)).toBe('bcde');
    expect(select(['e'], 3, 1, true)).toBe('bcde');
    expect(select([], 2, 2, true)).toBe('c');
  });

  it('is deselected the same way', () => {
    expect(select(['a', 'b', 'c', 'd'], 3, 2, false)).toBe('ab');
  });
});
