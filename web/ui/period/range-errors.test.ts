import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar.ts';
import { MAX_DAILY_SERIES_DAYS } from '#shared/limits.ts';
import { findRangeErrors } from './range-errors.ts';

const TODAY = '2026-11-21';

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
