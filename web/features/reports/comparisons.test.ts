import { expect, it } from 'vitest';
import { findComparisonName, namedComparison, stepComparison } from './comparisons.ts';

it('a period that is not over is compared with the same number of days of an earlier period', () => {
  const today = '2026-11-24';
  expect(namedComparison('month', today)).toEqual({
    period: { from: '2026-11-01', to: today },
    other: { from: '2026-10-01', to: '2026-10-24' },
    isRunning: true,
  });
  expect(namedComparison('month-year', today)).toEqual({
    period: { from: '2026-11-01', to: today },
    other: { from: '2025-11-01', to: '2025-11-24' },
    isRunning: true,
  });
  expect(namedComparison('year', today)).toEqual({
    period: { from: '2026-01-01', to: today },
    other: { from: '2025-01-01', to: '2025-11-24' },
    isRunning: true,
  });
  expect(namedComparison('last-month', today)).toEqual({
    period: { from: '2026-10-01', to: '2026-10-31' },
    other: { from: '2026-09-01', to: '2026-09-30' },
    isRunning: false,
  });
});

it('on the last day of a month, the month is compared with a whole month', () => {
  expect(namedComparison('month-year', '2029-02-28')).toEqual({
    period: { from: '2029-02-01', to: '2029-02-28' },
    other: { from: '2028-02-01', to: '2028-02-29' },
    isRunning: false,
  });
});

const TODAY = '2026-11-24';
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

it('after a step the other period is again the period before, or the same period a year earlier', () => {
  const month = stepComparison('month', namedComparison('month', TODAY), OCTOBER, TODAY);
  expect(month).toEqual(namedComparison('last-month', TODAY));
  expect(findComparisonName(month, TODAY)).toBe('last-month');
  const year = stepComparison('month-year', namedComparison('month-year', TODAY), OCTOBER, TODAY);
  expect(year).toMatchObject({ period: OCTOBER, other: { from: '2025-10-01', to: '2025-10-31' } });
  expect(findComparisonName(year, TODAY)).toBeUndefined();
  expect(stepComparison('custom', year, NOVEMBER, TODAY)).toEqual(namedComparison('month-year', TODAY));
});

it('a step moves each of two unrelated periods by its own length', () => {
  const periods = { period: OCTOBER, other: { from: '2026-01-01', to: '2026-01-10' } };
  expect(stepComparison('custom', periods, NOVEMBER, TODAY)).toEqual({
    period: NOVEMBER,
    other: { from: '2026-01-11', to: '2026-01-20' },
  });
});
