import { expect, it } from 'vitest';
import { isLate } from './is-late.ts';

it('a goal is late if its pace reaches it only after its day, but not once that day has passed', () => {
  const goal = { day: '2027-06-15', neededPerMonth: 100, expectedDay: '2027-06-16' };
  expect(isLate(goal)).toBe(true);
  expect(isLate({ ...goal, expectedDay: '2027-06-15' })).toBe(false);
  expect(isLate({ ...goal, expectedDay: null })).toBe(false);
  expect(isLate({ ...goal, day: null })).toBe(false);
  expect(isLate({ ...goal, neededPerMonth: null })).toBe(false);
});
