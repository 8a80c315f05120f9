import { describe, expect, it } from 'vitest';
import {
  comparedDays,
  daysAhead,
  isRunning,
  namedPeriod,
  stepPeriod,
  unitOf,
  weekOf,
  yearEarlier,
} from './periods.ts';

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

describe('named quarters and weeks', () => {
  it.each([
    ['2026-11-21', '2026-10-01', '2026-12-31', '2026-07-01', '2026-09-30'],
    ['2026-01-01', '2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
    ['2028-05-31', '2028-04-01', '2028-06-30', '2028-01-01', '2028-03-31'],
  ])('on %s this quarter is %s to %s, and the last one %s to %s', (today, from, to, lastFrom, lastTo) => {
    expect(namedPeriod('this-quarter', today)).toEqual({ from, to });
    expect(namedPeriod('last-quarter', today)).toEqual({ from: lastFrom, to: lastTo });
  });

  it.each([
    [1, 0, '2026-11-16', '2026-11-22'],
    [0, 0, '2026-11-15', '2026-11-21'],
    [6, -1, '2026-11-14', '2026-11-20'],
    [1, 1, '2026-11-23', '2026-11-29'],
  ])('a week that begins on weekday %i, %i weeks later, is %s to %s', (firstDayOfWeek, weeks, from, to) => {
    expect(weekOf(TODAY, firstDayOfWeek, weeks)).toEqual({ from, to });
  });
});

describe('a step', () => {
  it.each([
    ['a month back', -1, '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['a month back to a leap day', -1, '2028-03-01', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['a month on, to a longer one', 1, '2026-02-01', '2026-02-28', '2026-03-01', '2026-03-31'],
    ['a year back from a leap year', -1, '2028-01-01', '2028-12-31', '2027-01-01', '2027-12-31'],
    ['a quarter over the new year', -1, '2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
    ['three months by three', -1, '2026-08-01', '2026-10-31', '2026-05-01', '2026-07-31'],
    ['two months by two', 2, '2026-01-01', '2026-02-28', '2026-05-01', '2026-06-30'],
    ['a week by seven days', -1, '2026-03-02', '2026-03-08', '2026-02-23', '2026-03-01'],
    ['a day', 1, '2028-02-28', '2028-02-28', '2028-02-29', '2028-02-29'],
    ['ten days by ten', -1, '2026-03-05', '2026-03-14', '2026-02-23', '2026-03-04'],
    ['a part of a month by its days', -1, '2026-11-01', '2026-11-21', '2026-10-11', '2026-10-31'],
    ['a month from pay day to pay day', -1, '2026-03-25', '2026-04-24', '2026-02-25', '2026-03-24'],
    ['a month from the 28th', 1, '2026-01-28', '2026-02-27', '2026-02-28', '2026-03-27'],
    ['days from the 31st, which few months have', -1, '2026-01-31', '2026-03-30', '2025-12-03', '2026-01-30'],
  ])('%s', (_, steps, from, to, expectedFrom, expectedTo) => {
    expect(stepPeriod({ from, to }, steps)).toEqual({ from: expectedFrom, to: expectedTo });
  });

  it('back and the same step forward give the first period again, also over many periods', () => {
    for (const range of [
      { from: '2028-02-01', to: '2028-02-29' },
      { from: '2026-10-25', to: '2026-11-24' },
      { from: '2026-11-01', to: '2026-11-21' },
    ])
      for (const steps of [1, 13, 48]) expect(stepPeriod(stepPeriod(range, -steps), steps)).toEqual(range);
  });
});

it.each([
  ['day', '2026-11-02', '2026-11-02'],
  ['week', '2026-11-02', '2026-11-08'],
  ['period', '2026-11-03', '2026-11-09'],
  ['month', '2028-02-01', '2028-02-29'],
  ['quarter', '2026-10-01', '2026-12-31'],
  ['period', '2026-09-01', '2026-11-30'],
  ['year', '2026-01-01', '2026-12-31'],
  ['period', '2026-10-25', '2026-11-24'],
])('the name of a period is %s: %s to %s', (unit, from, to) => {
  expect(unitOf({ from, to }, 1)).toBe(unit);
});

it('the same part of the year before ends with its month, or with the same day while it runs', () => {
  const february = { from: '2028-02-01', to: '2028-02-29' };
  expect(yearEarlier(february, '2028-03-01')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  expect(yearEarlier(february, '2028-02-10')).toEqual({ from: '2027-02-01', to: '2027-02-10' });
  expect(yearEarlier({ from: '2027-02-01', to: '2027-02-28' }, TODAY)).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  });
  expect(yearEarlier({ from: '2029-02-01', to: '2029-02-28' }, TODAY).to).toBe('2028-02-29');
});
