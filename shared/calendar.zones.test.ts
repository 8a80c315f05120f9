import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  countDays,
  eachDay,
  endOfMonth,
  formatDay,
  isCalendarDay,
  monthOf,
  startOfDay,
  today,
  weekday,
  yearOf,
} from './calendar.ts';

// These tests run under several time zones of the machine, because no result may depend on it.

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the start of a day', () => {
  it.each([
    ['2026-11-20', 'UTC', '2026-11-20T00:00:00.000Z'],
    ['2026-11-20', 'Europe/Madrid', '2026-11-19T23:00:00.000Z'],
    ['2026-07-01', 'Europe/Madrid', '2026-06-30T22:00:00.000Z'],
    ['2026-11-20', 'America/Los_Angeles', '2026-11-20T08:00:00.000Z'],
    ['2026-11-20', 'Pacific/Kiritimati', '2026-11-19T10:00:00.000Z'],
    ['2026-11-20', 'Asia/Kathmandu', '2026-11-19T18:15:00.000Z'],
    // Where the clocks go forward at midnight, the day begins later.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    // A skipped day begins with the next one.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s in %s is at %s', (text, zone, instant) => {
    expect(new Date(startOfDay(text, zone)).toISOString()).toBe(instant);
  });

  it('is the first instant of that day in the zone', () => {
    const zones = fc.constantFrom('UTC', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Tokyo');
    fc.assert(
      fc.property(day, zones, (text, zone) => {
        const start = startOfDay(text, zone);
        expect(today(zone, start)).toBe(text);
        expect(today(zone, start - 1) < text).toBe(true);
      }),
    );
  });
});

describe('a calendar day', () => {
  it.each(['2024-02-29', '2000-02-29', '2026-12-31', '1900-01-01', '1000-01-01'])('%s exists', (text) => {
    expect(isCalendarDay(text)).toBe(true);
  });

  it.each([
    '2026-02-30',
    '2023-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '0000-00-00',
    '',
    '2026-1-1',
    '26-01-01',
    '2026/01/01',
    '0001-01-01',
    '0999-12-31',
    ' 2026-01-01',
    '2026-01-01 ',
    '2026-01-01\n',
    '2026-01-01T00:00:00Z',
    '+2026-01-01',
    '２０２６-01-01',
    'today',
  ])('%j is refused', (text) => {
    expect(isCalendarDay(text)).toBe(false);
  });

  it('is weekday 0 on a Sunday and 6 on a Saturday', () => {
    expect(weekday('2026-11-22')).toBe(0);
    expect(weekday('2026-11-21')).toBe(6);
    expect(weekday('2024-02-29')).toBe(4);
  });

  it('is written as the same day in any time zone', () => {
    expect(formatDay('2026-03-29', 'en', { dateStyle: 'medium' })).toBe('Mar 29, 2026');
    expect(formatDay('2026-01-01', 'es', { dateStyle: 'long' })).toBe('1 de enero de 2026');
  });
});

describe('adding days or months', () => {
  it('crosses months, leap days and clock changes', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2023-02-28', 1)).toBe('2023-03-01');
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('and subtracting the same days again gives the first day', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (start, days) => {
        expect(addDays(addDays(start, days), -days)).toBe(start);
      }),
    );
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-21', -1, '2026-10-21'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -13, '2024-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
  ])('from %s by %i months leads to %s, never past the end of that month', (start, months, result) => {
    expect(addMonths(start, months)).toBe(result);
  });
});

describe('a range of days', () => {
  it('has each day exactly once, in order, across leap years and clock changes', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 800 }), (from, length) => {
        const range = { from, to: addDays(from, length) };
        const days = eachDay(range);
        expect(days).toHaveLength(length + 1);
        expect(countDays(range)).toBe(length + 1);
        expect(days[0]).toBe(range.from);
        expect(days.at(-1)).toBe(range.to);
        expect(new Set(days).size).toBe(days.length);
        expect(days.every((each) => isCalendarDay(each))).toBe(true);
        expect(days).toEqual(days.toSorted());
      }),
    );
  });

  it.each([
    [2024, 366],
    [2026, 365],
    [1900, 365],
    [2000, 366],
    [2011, 365],
  ])('of the year %i has %i days', (year, length) => {
    const days = eachDay(yearOf(`${year}-07-01`));
    expect(days).toHaveLength(length);
    expect(new Set(days.map((each) => each.slice(0, 7))).size).toBe(12);
  });

  it.each([
    // Europe, America and Australia change their clocks on these days; Samoa skipped 2011-12-30.
    ['2026-03-28', '2026-03-30'],
    ['2026-10-24', '2026-10-26'],
    ['2026-03-07', '2026-03-09'],
    ['2026-10-31', '2026-11-02'],
    ['2011-12-29', '2011-12-31'],
  ])('from %s to %s has three days', (from, to) => {
    expect(eachDay({ from, to })).toEqual([from, addDays(from, 1), to]);
  });

  it('whose end is before its start has no days', () => {
    expect(eachDay({ from: '2026-02-01', to: '2026-01-01' })).toEqual([]);
  });

  it('of a month is the whole calendar month', () => {
    expect(monthOf('2024-02-10')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
    expect(monthOf('2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    expect(endOfMonth('2026-04-01')).toBe('2026-04-30');
  });
});

describe('today', () => {
  it.each([
    // Noon in Greenwich, then minutes around local midnight.
    ['UTC', '2026-11-21T12:00:00Z', '2026-11-21'],
    ['UTC', '2026-11-21T23:59:59.999Z', '2026-11-21'],
    ['UTC', '2026-11-22T00:00:00Z', '2026-11-22'],
    ['America/Los_Angeles', '2026-11-22T07:59:59Z', '2026-11-21'],
    ['America/Los_Angeles', '2026-11-22T08:00:00Z', '2026-11-22'],
    ['America/Los_Angeles', '2026-07-01T06:59:59Z', '2026-06-30'],
    ['America/Los_Angeles', '2026-07-01T07:00:00Z', '2026-07-01'],
    ['Pacific/Kiritimati', '2026-12-31T09:59:59Z', '2026-12-31'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['Asia/Kathmandu', '2024-02-28T18:14:59Z', '2024-02-28'],
    ['Asia/Kathmandu', '2024-02-28T18:15:00Z', '2024-02-29'],
    ['Europe/Madrid', '2026-03-29T00:59:59Z', '2026-03-29'],
    ['Europe/Madrid', '2026-10-24T22:00:00Z', '2026-10-25'],
  ])('in %s at %s is %s', (timeZone, instant, expected) => {
    expect(today(timeZone, Date.parse(instant))).toBe(expected);
  });

  it('in Greenwich is the day of the ISO text', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true }),
        (instant) => {
          expect(today('UTC', instant.getTime())).toBe(instant.toISOString().slice(0, 10));
        },
      ),
    );
  });
});
