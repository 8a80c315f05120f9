import { expect, it } from 'vitest';
import { comparisonOf } from './ranges.ts';

it('a running period is compared with as many days of the one before', () => {
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

it('a month is compared with a whole one on its last day', () => {
  expect(comparisonOf('month-year', '2029-02-28')).toEqual({
    period: { from: '2029-02-01', to: '2029-02-28' },
    other: { from: '2028-02-01', to: '2028-02-29' },
    isRunning: false,
  });
});
