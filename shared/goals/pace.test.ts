import { describe, expect, it } from 'vitest';
import { addMonths } from '../calendar.ts';
import { expectedDay, neededPerMonth, PACE_MONTHS, pacePerMonth } from './pace.ts';

const progress = { targetMinor: 1_000, savedMinor: 400, day: '2026-09-15', currentDay: '2026-03-15' };

describe('the amount that a goal needs each month', () => {
  it.each([
    ['2026-09-15', 100],
    // The sixth month is not whole, so the amount is divided by five.
    ['2026-09-14', 120],
    ['2026-04-15', 600],
    ['2026-03-20', 600],
    ['2026-03-15', 600],
    // Rounded up, so that it is enough.
    ['2026-10-15', 86],
    ['2026-03-14', null],
    [null, null],
  ])('until %s is %s', (day, needed) => {
    expect(neededPerMonth({ ...progress, day })).toBe(needed);
  });

  it('is null once the goal is reached', () => {
    expect(neededPerMonth({ ...progress, savedMinor: 1_000 })).toBeNull();
  });

  it('counts from the 31st to the ends of shorter months', () => {
    const currentDay = '2026-01-31';
    expect(neededPerMonth({ ...progress, currentDay, day: '2026-02-28' })).toBe(600);
    expect(neededPerMonth({ ...progress, currentDay, day: '2026-03-31' })).toBe(300);
  });
});

describe('the pace of a goal', () => {
  type Entry = { day: string; amountMinor: number };
  const paceOf = (entries: readonly Entry[], currentDay: string) => {
    const past = entries.filter(({ day }) => day <= currentDay);
    const sumAfter = (after: string) =>
      past.filter(({ day }) => day > after).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const [firstDay = null] = past.map(({ day }) => day).toSorted();
    const lastYearMinor = sumAfter(addMonths(currentDay, -PACE_MONTHS));
    return pacePerMonth({ firstDay, pastMinor: sumAfter(''), lastYearMinor }, currentDay);
  };

  const monthly = (count: number, first: string) =>
    Array.from({ length: count }, (_, at) => ({ day: addMonths(first, at), amountMinor: 100 }));

  it('is the average amount put aside each month', () => {
    const entries = monthly(5, '2026-01-10');
    expect(paceOf(entries, '2026-05-10')).toBe(100);
    expect(paceOf(entries, '2026-06-09')).toBe(100);
    expect(paceOf(entries, '2026-06-10')).toBe(83);
  });

  it('is unknown before a month has passed', () => {
    expect(paceOf([], '2026-05-10')).toBeNull();
    expect(paceOf([{ day: '2026-04-11', amountMinor: 5 }], '2026-05-10')).toBeNull();
    expect(paceOf([{ day: '2026-06-11', amountMinor: 5 }], '2026-05-10')).toBeNull();
  });

  it('counts only the last twelve months', () => {
    const entries = [{ day: '2020-01-01', amountMinor: 99_999 }, ...monthly(12, '2025-06-10')];
    expect(paceOf(entries, '2026-05-20')).toBe(100);
  });

  it('falls when money is taken out, and may be negative', () => {
    const entries = [...monthly(5, '2026-01-10'), { day: '2026-05-11', amountMinor: -600 }];
    expect(paceOf(entries, '2026-05-12')).toBe(-20);
  });
});

describe('the day on which a goal is reached', () => {
  it.each([
    [100, '2026-09-15'],
    [250, '2026-06-15'],
    [1_000, '2026-04-15'],
    [1, '2076-03-15'],
    [0, null],
    [-5, null],
    [null, null],
  ])('at a pace of %s is %s', (pace, day) => {
    expect(expectedDay(progress, pace)).toBe(day);
  });

  it('is unknown beyond a hundred years, and once the goal is reached', () => {
    expect(expectedDay({ ...progress, targetMinor: 10_000 }, 1)).toBeNull();
    expect(expectedDay({ ...progress, savedMinor: 1_000 }, 100)).toBeNull();
  });
});
