import { describe, expect, it } from 'vitest';
import type { CalendarRange } from '#shared/calendar.ts';
import { comparisonRange } from '#shared/periods.ts';
import { toComparison } from './period.ts';

const TODAY = '2026-11-21';

const compared = (period: CalendarRange, today = TODAY) =>
  toComparison({ period, previous: { period: comparisonRange(period, today) } }, today);

describe('the previous period', () => {
  it('is named by its month or year; in the current period, by its days up to the same day', () => {
    expect(compared({ from: '2026-11-01', to: '2026-11-30' })).toEqual({
      kind: 'range',
      range: { from: '2026-10-01', to: '2026-10-21' },
    });
    expect(compared({ from: '2026-10-01', to: '2026-10-31' })).toEqual({
      kind: 'month',
      range: { from: '2026-09-01', to: '2026-09-30' },
    });
    expect(compared({ from: '2025-01-01', to: '2025-12-31' })).toEqual({
      kind: 'year',
      range: { from: '2024-01-01', to: '2024-12-31' },
    });
  });

  it('is compared whole on the last day of the current period', () => {
    expect(compared({ from: '2026-11-01', to: '2026-11-30' }, '2026-11-30')).toEqual({
      kind: 'month',
      range: { from: '2026-10-01', to: '2026-10-31' },
    });
  });

  it('is named by its days if it is neither a month nor a year', () => {
    expect(compared({ from: '2026-09-01', to: '2026-11-30' })).toEqual({
      kind: 'range',
      range: { from: '2026-06-01', to: '2026-08-21' },
    });
    expect(compared({ from: '2026-11-10', to: '2026-11-12' })).toEqual({
      kind: 'range',
      range: { from: '2026-11-07', to: '2026-11-09' },
    });
  });
});
