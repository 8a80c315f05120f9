import { describe, expect, it } from 'vitest';
import { addDays, comparisonRange, type CalendarRange } from '#shared/calendar.ts';
import { MAX_DAILY_SERIES_DAYS } from '#shared/limits.ts';
import { findRangeErrors, readPeriod, toComparison, writePeriod } from './period.ts';

const TODAY = '2026-11-21';

function read(query: string) {
  return readPeriod(new URLSearchParams(query), TODAY);
}

function write(query: string, period: Parameters<typeof writePeriod>[1]) {
  return writePeriod(new URLSearchParams(query), period).toString();
}

describe('the period in the address', () => {
  it('is the current calendar month by default', () => {
    expect(read('')).toEqual({ name: 'this-month', range: { from: '2026-11-01', to: '2026-11-30' } });
  });

  it('reads a named and a custom period', () => {
    expect(read('period=last-month').range).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(read('period=custom&from=2026-02-03&to=2026-02-09')).toEqual({
      name: 'custom',
      range: { from: '2026-02-03', to: '2026-02-09' },
    });
  });

  it.each([
    'period=',
    'period=next-month',
    'period=constructor',
    'period=custom',
    'period=custom&from=2026-02-03',
    'period=custom&from=2026-02-30&to=2026-03-01',
    'period=custom&from=2026-03-01&to=2026-02-01',
    'period=custom&from=1899-12-31&to=1900-01-31',
    'period=custom&from=1990-01-01&to=2026-01-01',
    'period=custom&from=<script>&to=2026-01-01',
  ])('falls back to the default for %s', (query) => {
    expect(read(query)).toEqual(read(''));
  });

  it('omits the default and keeps other parameters', () => {
    expect(write('period=custom&from=2026-02-03&to=2026-02-09&add=expense', 'this-month')).toBe(
      'add=expense',
    );
    expect(write('', 'this-month')).toBe('');
  });

  it('reads back what it writes', () => {
    expect(read(write('', 'last-year')).name).toBe('last-year');
    const range = { from: '2024-02-29', to: '2025-03-01' };
    expect(read(write('period=last-year', range))).toEqual({ name: 'custom', range });
  });
});

describe('a typed range', () => {
  it('may be one day or as long as the longest series', () => {
    expect(findRangeErrors({ from: TODAY, to: TODAY })).toEqual({});
    const longest = { from: addDays(TODAY, 1 - MAX_DAILY_SERIES_DAYS), to: TODAY };
    expect(findRangeErrors(longest)).toEqual({});
    expect(findRangeErrors({ ...longest, from: addDays(longest.from, -1) })).toEqual({ to: 'rangeTooLong' });
  });

  it('has its errors by field', () => {
    expect(findRangeErrors({ from: '2026-11-22', to: TODAY })).toEqual({ to: 'rangeReversed' });
    expect(findRangeErrors({ from: '2000-01-01', to: TODAY })).toEqual({ to: 'rangeTooLong' });
    expect(findRangeErrors({ from: '', to: '2026-02-30' })).toEqual({ from: 'required', to: 'invalidDate' });
    expect(findRangeErrors({ from: '1899-12-30', to: '1899-12-31' })).toEqual({
      from: 'dateTooEarly',
      to: 'dateTooEarly',
    });
  });
});

const compared = (period: CalendarRange, today = TODAY) =>
  toComparison({ period, previous: { period: comparisonRange(period, today) } }, today);

describe('the previous period', () => {
  it('is named by its month or year, and by its days up to the same day in a running period', () => {
    expect(compared({ from: '2026-11-01', to: '2026-11-30' })).toEqual({
      kind: 'range',
      range: { from: '2026-10-01', to: '2026-10-21' },
      isRunning: true,
    });
    expect(compared({ from: '2026-10-01', to: '2026-10-31' })).toEqual({
      kind: 'month',
      range: { from: '2026-09-01', to: '2026-09-30' },
      isRunning: false,
    });
    expect(compared({ from: '2025-01-01', to: '2025-12-31' })).toEqual({
      kind: 'year',
      range: { from: '2024-01-01', to: '2024-12-31' },
      isRunning: false,
    });
  });

  it('is compared whole on the last day of a period, which is no longer running', () => {
    expect(compared({ from: '2026-11-01', to: '2026-11-30' }, '2026-11-30').isRunning).toBe(false);
  });

  it('is named by its days if it is neither a month nor a year', () => {
    expect(compared({ from: '2026-09-01', to: '2026-11-30' })).toEqual({
      kind: 'range',
      range: { from: '2026-06-01', to: '2026-08-21' },
      isRunning: true,
    });
    expect(compared({ from: '2026-11-10', to: '2026-11-12' })).toEqual({
      kind: 'range',
      range: { from: '2026-11-07', to: '2026-11-09' },
      isRunning: false,
    });
  });
});
