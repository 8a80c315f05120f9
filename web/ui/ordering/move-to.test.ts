import { expect, it } from 'vitest';
import { moveTo } from './move-to.ts';

it('moves an id to a place, at most to an end, and keeps the order of the others', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(moveTo(ids, 'c', 0)).toEqual(['c', 'a', 'b', 'd']);
  expect(moveTo(ids, 'a', 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveTo(ids, 'b', 1)).toEqual(ids);
  expect(moveTo(ids, 'a', -1)).toEqual(ids);
  expect(moveTo(ids, 'a', 9)).toEqual(['b', 'c', 'd', 'a']);
});
