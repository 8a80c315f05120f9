import { expect, test } from 'vitest';
import { createPace, nextStretch } from './use-stepwise.ts';

const wanted = { first: 20, last: 40 };

test('all rows are drawn at first', () => {
  expect(nextStretch(undefined, wanted, 30, 4)).toEqual(wanted);
  expect(nextStretch({ first: 0, last: -1 }, wanted, 30, 4)).toEqual(wanted);
});

test('four rows at a time come below or above those that are drawn', () => {
  expect(nextStretch({ first: 10, last: 30 }, wanted, 30, 4)).toEqual({ first: 20, last: 34 });
  expect(nextStretch({ first: 30, last: 50 }, wanted, 30, 4)).toEqual({ first: 26, last: 40 });
  expect(nextStretch({ first: 22, last: 39 }, wanted, 30, 4)).toEqual({ first: 20, last: 40 });
});

test('after a jump the first rows are those in the window', () => {
  expect(nextStretch({ first: 60, last: 80 }, wanted, 30, 4)).toEqual({ first: 30, last: 33 });
  expect(nextStretch({ first: 0, last: 5 }, { first: 39, last: 40 }, 39, 4)).toEqual({ first: 39, last: 40 });
});

test('a frame that has drawn its rows draws no more, and after a jump at least one', () => {
  expect(nextStretch({ first: 10, last: 30 }, wanted, 30, 0)).toEqual({ first: 20, last: 30 });
  expect(nextStretch({ first: 60, last: 80 }, wanted, 30, 0)).toEqual({ first: 30, last: 30 });
});

test('quick frames get more rows, slow ones fewer', () => {
  const pace = createPace();
  const rowsAfter = (frames: readonly number[]) => {
    for (const frame of frames) pace.grow(frame);
    return pace.rowsOf(-1);
  };
  expect(rowsAfter([1_000])).toBe(2);
  expect(pace.rowsOf(1_000)).toBe(0);
  expect(rowsAfter([1_017, 1_033, 1_050])).toBe(3);
  expect(rowsAfter([1_100, 1_150, 1_200, 1_250])).toBe(1);
  expect(rowsAfter([1_267])).toBe(2);
  expect(rowsAfter([2_000])).toBe(2);
});
