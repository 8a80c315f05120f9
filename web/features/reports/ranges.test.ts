import { expect, it } from 'vitest';
import { comparisonName, comparisonOf, stepComparison } from './ranges.ts';

it('a running period is compared with the same number of days of the one before', () => {
  const today = '2026-11-24';
  expect(comparisonOf('month', today)).toEqual({
    period: { from: '2026-11-01', to: today },
    other: { from: '2026-10-01', to: '2026-10-24' },
    isRunning: true,
  });
  expect(comparisonOf('month-year', today)).toEqual({
    period: { from: '2026-11-01', to: today },
    other: { from: '2025-11-01', to: '2025-11-24' },
    isRunning: true,
  });
  expect(comparisonOf('year', today)).toEqual({
    period: { from: '2026-01-01', to: today },
    other: { from: '2025-01-01', to: '2025-11-24' },
    isRunning: true,
  });
  expect(comparisonOf('last-month', today)).toEqual({
    period: { from: '2026-10-01', to: '2026-10-31' },
    other: { from: '2026-09-01', to: '2026-09-30' },
    isRunning: false,
  });
});

it('on its last day a month is compared with a whole month', () => {
  expect(comparisonOf('month-year', '2029-02-28')).toEqual({
    period: { from: '2029-02-01', to: '2029-02-28' },
    other: { from: '2028-02-01', to: '2028-02-29' },
    isRunning: false,
  });
});

const TODAY = '2026-11-24';
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

it('after a step the other period is still the one before, or a year earlier', () => {
  const before = stepComparison('month', comparisonOf('month', TODAY), OCTOBER, TODAY);
  expect(before).toEqual(comparisonOf('last-month', TODAY));
  expect(comparisonName(before, TODAY)).toBe('last-month');
  const year = stepComparison('month-year', comparisonOf('month-year', TODAY), OCTOBER, TODAY);
  expect(year).toMatchObject({ period: OCTOBER, other: { from: '2025-10-01', to: '2025-10-31' } });
  expect(comparisonName(year, TODAY)).toBeUndefined();
  expect(stepComparison('custom', year, NOVEMBER, TODAY)).toEqual(comparisonOf('month-year', TODAY));
});

it('a step moves each of two unrelated periods by its own length', () => {
  const periods = { period: OCTOBER, other: { from: '2026-01-01', to: '2026-01-10' } };
  expect(stepComparison('custom', periods, NOVEMBER, TODAY)).toEqual({
    period: NOVEMBER,
    other: { from: '2026-01-11', to: '2026-01-20' },
  });
});
