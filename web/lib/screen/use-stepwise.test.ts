import { expect, test } from 'vitest';
import { nextStretch } from './use-stepwise.ts';

const wanted = { first: 20, last: 40 };

test('all rows are drawn at first', () => {
  expect(nextStretch(undefined, wanted, 30)).toEqual(wanted);
  expect(nextStretch({ first: 0, last: -1 }, wanted, 30)).toEqual(wanted);
});

test('four rows at a time come below or above those that are drawn', () => {
  expect(nextStretch({ first: 10, last: 30 }, wanted, 30)).toEqual({ first: 20, last: 34 });
  expect(nextStretch({ first: 30, last: 50 }, wanted, 30)).toEqual({ first: 26, last: 40 });
  expect(nextStretch({ first: 22, last: 39 }, wanted, 30)).toEqual({ first: 20, last: 40 });
});

test('after a jump the first rows are those in the window', () => {
  expect(nextStretch({ first: 60, last: 80 }, wanted, 30)).toEqual({ first: 30, last: 33 });
  expect(nextStretch({ first: 0, last: 5 }, { first: 39, last: 40 }, 39)).toEqual({ first: 39, last: 40 });
});
