import { expect, it } from 'vitest';
import { foldSame } from './fold-same.ts';

const row = (key: number, isSame: boolean) => ({ key, isSame });

it('folds the rows without a difference if there are more than three', () => {
  const few = [row(1, false), row(2, true), row(3, true), row(4, true)];
  expect(foldSame(few)).toEqual({ shown: few, same: [] });
  const many = [...few, row(5, true)];
  expect(foldSame(many)).toEqual({ shown: [row(1, false)], same: many.slice(1) });
});
