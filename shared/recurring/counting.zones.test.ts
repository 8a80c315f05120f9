import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, endOfMonth, type CalendarRange } from '../calendar.ts';
import { RECURRING_DAYS, RECURRING_UNITS, WEEKEND_SHIFTS, type Schedule } from '../contract/recurring.ts';
import { MAX_RECURRING_EVERY } from '../limits.ts';
import { scaled } from '../testing/scaled.ts';
import { countOccurrences, countScheduleDays, dueDayOf, occurrencesIn, scheduleDays } from './calendar.ts';

const FIRST = '1995-01-01';
const anyDay = fc.integer({ min: 0, max: 18_000 }).map((days) => addDays(FIRST, days));
const monthEnd = anyDay.map(endOfMonth);
const anySchedule: fc.Arbitrary<Schedule> = fc
  .record({
    unit: fc.constantFrom(...RECURRING_UNITS),
    every: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: MAX_RECURRING_EVERY })),
    firstDay: fc.oneof(anyDay, monthEnd, fc.constantFrom('2004-02-29', '2000-01-31', '2001-04-30')),
    secondDay: fc.option(fc.oneof(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 28, max: 31 }))),
    on: fc.constantFrom(...RECURRING_DAYS),
    shift: fc.constantFrom(...WEEKEND_SHIFTS),
    endDay: fc.option(fc.oneof(anyDay, monthEnd)),
  })
  .map((schedule) => {
    const isTwice = schedule.unit === 'month' && schedule.every === 1 && schedule.on === 'day';
    return isTwice ? schedule : { ...schedule, secondDay: null };
  });
/** Two days at the end of the month, which are one in a short month. */
const atMonthEnds: fc.Arbitrary<Schedule> = fc
  .record({ number: fc.integer({ min: 28, max: 31 }), secondDay: fc.integer({ min: 28, max: 31 }) })
  .map(({ number, secondDay }) => ({
    ...({ unit: 'month', every: 1, on: 'day', shift: 'none', endDay: null } as const),
    firstDay: `1996-01-${number}`,
    secondDay,
  }));
const anyRange = fc
  .tuple(anyDay, fc.oneof(fc.integer({ min: -3, max: 40 }), fc.integer({ min: 0, max: 3_000 })))
  .map(([from, days]) => ({ from, to: addDays(from, days) }));

it('the counts equal the lengths of the lists, for any schedule and range', () => {
  fc.assert(
    fc.property(fc.oneof(anySchedule, atMonthEnds), anyRange, (schedule, range) => {
      expect(countScheduleDays(schedule, range)).toBe(scheduleDays(schedule, range).length);
      expect(countOccurrences(schedule, range)).toBe(dueDays(schedule, range).length);
      expect(occurrencesIn(schedule, range).map(({ day }) => day)).toEqual(dueDays(schedule, range));
    }),
    { numRuns: scaled(400) },
  );
});

/** Looks at the due day of each day from a week before the range to a week after it. */
function dueDays(schedule: Schedule, { from, to }: CalendarRange): string[] {
  return scheduleDays(schedule, { from: addDays(from, -7), to: addDays(to, 7) }).filter((day) => {
    const dueDay = dueDayOf(schedule, day);
    return from <= dueDay && dueDay <= to;
  });
}

it('counts up to the last day that sorts as text', () => {
  const daily = { unit: 'day', every: 1, firstDay: '9999-11-20', secondDay: null, on: 'day' } as const;
  const range = { from: '9999-11-29', to: '9999-12-31' };
  for (const shift of WEEKEND_SHIFTS)
    expect(countOccurrences({ ...daily, shift, endDay: null }, range)).toBe(
      occurrencesIn({ ...daily, shift, endDay: null }, range).length,
    );
});
