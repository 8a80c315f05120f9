import { describe, expect, it } from 'vitest';
import { comparedDays, daysAhead, isRunning, namedPeriod } from './periods.ts';

const TODAY = '2026-11-21';
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

describe('named periods', () => {
  it('a month is the whole calendar month', () => {
    expect(namedPeriod('this-month', TODAY)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(namedPeriod('last-month', TODAY)).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  });

  it('the last months are whole ones before the running one', () => {
    expect(namedPeriod('last-3-months', TODAY)).toEqual({ from: '2026-08-01', to: '2026-10-31' });
    expect(namedPeriod('last-3-months', '2026-01-31')).toEqual({ from: '2025-10-01', to: '2025-12-31' });
    expect(namedPeriod('last-12-months', TODAY)).toEqual({ from: '2025-11-01', to: '2026-10-31' });
    expect(namedPeriod('last-36-months', TODAY)).toEqual({ from: '2023-11-01', to: '2026-10-31' });
  });

  it('a year is the whole calendar year', () => {
    expect(namedPeriod('this-year', TODAY)).toEqual({ from: '2026-01-01', to: '2026-12-31' });
    expect(namedPeriod('last-year', TODAY)).toEqual({ from: '2025-01-01', to: '2025-12-31' });
  });

  it('the month before the end of a long month is the shorter one, leap days included', () => {
    expect(namedPeriod('last-month', '2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(namedPeriod('last-year', '2028-02-29')).toEqual({ from: '2027-01-01', to: '2027-12-31' });
    expect(namedPeriod('last-month', '2026-01-01')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  });
});

describe('a period', () => {
  it.each([
    ['2026-10-31', false],
    ['2026-11-01', true],
    ['2026-11-29', true],
    ['2026-11-30', false],
  ])('runs from its first day to the day before its last (%s)', (today, isExpected) => {
    expect(isRunning(NOVEMBER, today)).toBe(isExpected);
  });

  it('has days ahead, and is compared up to today, only while it runs', () => {
    expect(daysAhead(NOVEMBER, TODAY)).toEqual({ from: '2026-11-22', to: '2026-11-30' });
    expect(comparedDays(NOVEMBER, TODAY)).toEqual({ from: '2026-11-01', to: TODAY });
    for (const today of ['2026-10-31', '2026-11-30']) {
      expect(daysAhead(NOVEMBER, today)).toBeUndefined();
      expect(comparedDays(NOVEMBER, today)).toEqual(NOVEMBER);
    }
  });
});
