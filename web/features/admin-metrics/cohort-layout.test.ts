import { expect, it } from 'vitest';
import { countColumns, toHeat, toShare, sinceFirstSignUp } from './cohort-layout.ts';

const cohort = (active: (number | null)[]) => ({ week: '2026-07-06', users: 4, active });

it('there is a column for each week that has passed for somebody', () => {
  expect(countColumns([])).toBe(0);
  expect(countColumns([cohort([null, null]), cohort([null])])).toBe(0);
  expect(countColumns([cohort([4, 0, 0, null]), cohort([4, null, null])])).toBe(3);
});

it('weeks before the first sign-up are left out, later empty ones are not', () => {
  const nobody = { ...cohort([0]), users: 0 };
  expect(sinceFirstSignUp([nobody, nobody])).toEqual([]);
  expect(sinceFirstSignUp([nobody, cohort([4]), nobody])).toEqual([cohort([4]), nobody]);
});

it('a share is known if somebody signed up and the week is over', () => {
  expect(toShare({ users: 4 }, 1)).toBe(0.25);
  expect(toShare({ users: 4 }, 0)).toBe(0);
  expect(toShare({ users: 4 }, null)).toBeUndefined();
  expect(toShare({ users: 4 }, undefined)).toBeUndefined();
  expect(toShare({ users: 0 }, 0)).toBeUndefined();
});

it('the tint grows with the share, and zero has none', () => {
  expect([undefined, 0, 0.01, 0.2, 0.21, 0.5, 0.8, 0.81, 1].map(toHeat)).toEqual([0, 0, 1, 1, 2, 3, 4, 5, 5]);
});
