import { expect, it } from 'vitest';
import { findTogether } from './use-together.ts';

it('finds where several that were deleted together begin', () => {
  const items = ['a', 'b', 'b', 'b', 'c'].map((deletionId) => ({ deletionId }));
  const { isTogether, beginsTogether } = findTogether(items, [{ id: 'b', count: 113 }]);
  expect(items.map(isTogether)).toEqual([false, true, true, true, false]);
  expect(items.map((_, index) => beginsTogether(index)?.count)).toEqual([
    undefined,
    113,
    undefined,
    undefined,
    undefined,
  ]);
});
