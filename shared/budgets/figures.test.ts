import { describe, expect, it } from 'vitest';
import { reachedLevels } from './alert-levels.ts';
import { leftOfBudget, leftPerDay } from './left.ts';
import { median } from './median.ts';

describe('an alert', () => {
  it.each([
    [0, 100, []],
    [79, 100, []],
    [80, 100, [80]],
    [99, 100, [80]],
    [100, 100, [80, 100]],
    [500, 100, [80, 100]],
    // 80% and one cent less. These amounts times a hundred are not exact as numbers.
    [7_200_000_000_000_000, 9_000_000_000_000_000, [80]],
    [7_199_999_999_999_999, 9_000_000_000_000_000, []],
    // The month began overspent: only an expense in the month causes an alert.
    [1, -50, [80, 100]],
    [0, -50, []],
    [-20, 100, []],
  ])('after expenses of %d from a budget of %d has the levels %j', (spentMinor, availableMinor, levels) => {
    expect(reachedLevels({ spentMinor, availableMinor })).toEqual(levels);
  });
});

describe('the rest of a budget', () => {
  it.each([
    [100, 0, 40, 60],
    [100, -30, 90, -20],
    // More came back than was spent.
    [100, 0, -15, 115],
  ])('of %d, %d carried over and %d spent is %d', (amountMinor, carriedMinor, spentMinor, left) => {
    expect(leftOfBudget({ amountMinor, carriedMinor, spentMinor })).toBe(left);
  });
});

describe('the rest per day', () => {
  const range = { from: '2026-03-01', to: '2026-03-31' };
  it.each([
    ['2026-03-01', 3_100, 100],
    ['2026-03-22', 1_000, 100],
    ['2026-03-31', 1_000, 1_000],
    ['2026-03-22', 1_009, 100],
    ['2026-03-22', -1_000, 0],
    ['2026-02-28', 1_000, null],
    ['2026-04-01', 1_000, null],
  ])('on %s with %d left is %s', (currentDay, left, expected) => {
    expect(leftPerDay(left, range, currentDay)).toBe(expected);
  });
});

describe('the median', () => {
  it.each([
    [[], 0],
    [[7], 7],
    [[9, 1, 5], 5],
    [[10, 0, 4, 8], 6],
    [[1, 2], 2],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});
