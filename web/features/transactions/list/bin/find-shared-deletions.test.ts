import { expect, it } from 'vitest';
import { findSharedDeletions } from './find-shared-deletions.ts';

it('finds the first item of several that were deleted together', () => {
  const items = ['a', 'b', 'b', 'b', 'c'].map((deletionId) => ({ deletionId }));
  const { isTogether, sharedDeletionAt } = findSharedDeletions(items, [{ id: 'b', count: 113 }]);
  expect(items.map(isTogether)).toEqual([false, true, true, true, false]);
  expect(items.map((_, index) => sharedDeletionAt(index)?.count)).toEqual([
    undefined,
    113,
    undefined,
    undefined,
    undefined,
  ]);
});
