import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaled } from '#shared/testing/scaled.ts';
import { addDays, eachDay, endOfMonth, weekday, type CalendarDay } from '../calendar.ts';
import { RECURRING_DAYS, RECURRING_UNITS, WEEKEND_SHIFTS, type Schedule } from '../contract/recurring.ts';
import { nextScheduleDay, occurrencesIn, scheduleDays } from './calendar.ts';

const PLAIN: Schedule = {
  unit: 'month',
  every: 1,
  firstDay: '2026-01-31',
  secondDay: null,
  on: 'day',
  shift: 'none',
  endDay: null,
};

function daysOf(changes: Partial<Schedule>, from: CalendarDay, to: CalendarDay): CalendarDay[] {
  return occurrencesIn({ ...PLAIN, ...changes }, { from, to }).map(({ dueDay }) => dueDay);
}

describe('a schedule', () => {
  it.each([
    ['monthly on the 31st ends with each month', {}, '2026-02-28 2026-03-31 2026-04-30 2026-05-31'],
    ['yearly on 29 February', { unit: 'year', firstDay: '2024-02-29' }, '2026-02-28'],
    ['every other month', { every: 2 }, '2026-03-31 2026-05-31'],
    [
      'the last day',
      { on: 'lastDay', firstDay: '2026-01-05' },
      '2026-02-28 2026-03-31 2026-04-30 2026-05-31',
    ],
    [
      'the last workday',
      { on: 'lastWorkday', firstDay: '2026-01-05' },
      '2026-02-27 2026-03-31 2026-04-30 2026-05-29',
    ],
    ['a Saturday moved before', { shift: 'before' }, '2026-02-27 2026-03-31 2026-04-30 2026-05-29'],
    [
      'a weekend moved after',
      { shift: 'after', endDay: '2026-05-31' },
      '2026-02-02 2026-03-02 2026-03-31 2026-04-30',
    ],
    [
      'twice a month',
      { firstDay: '2026-01-15', secondDay: 31, endDay: '2026-03-30' },
      '2026-02-15 2026-02-28 2026-03-15',
    ],
    [
      'two days, which are the same in a short month',
      { secondDay: 29, endDay: '2026-03-30' },
      '2026-02-28 2026-03-29',
    ],
    [
      'every four weeks',
      { unit: 'week', every: 4, firstDay: '2026-01-30' },
      '2026-02-27 2026-03-27 2026-04-24 2026-05-22',
    ],
    ['until its end', { endDay: '2026-03-31' }, '2026-02-28 2026-03-31'],
  ] as const)('%s', (_, changes, days) => {
    expect(daysOf(changes, '2026-02-01', '2026-05-31').join(' ')).toBe(days);
  });

  it('names a shifted occurrence by the day of the schedule', () => {
    const march = { from: '2026-03-01', to: '2026-03-05' };
    expect(occurrencesIn({ ...PLAIN, firstDay: '2026-02-28', shift: 'after' }, march)).toEqual([
      { day: '2026-02-28', dueDay: '2026-03-02' },
    ]);
  });

  it('stops at the last day that sorts as text', () => {
    expect(daysOf({ unit: 'day' }, '9999-11-29', '9999-12-31')).toEqual([
      '9999-11-29',
      '9999-11-30',
      '9999-12-01',
    ]);
  });

  it.each([
    ['day', '9999-12-01'],
    ['week', '9998-10-31'],
    ['month', '9995-07-31'],
    ['year', '9946-01-31'],
  ] as const)('with steps of 99 %ss ends before the year 10,000', (unit, last) => {
    const days = daysOf({ unit, every: 99 }, '9900-01-01', '9999-12-31');
    expect(days.at(-1)).toBe(last);
    expect(nextScheduleDay({ ...PLAIN, unit, every: 99 }, last)).toBe(undefined);
  });
});

const FORTY_YEARS = { from: '2000-01-01', to: '2039-12-31' };
const ALL_DAYS = eachDay(FORTY_YEARS);

const anyDay = fc.integer({ min: 0, max: 14_000 }).map((days) => addDays(FORTY_YEARS.from, days));
const anySchedule: fc.Arbitrary<Schedule> = fc
  .record({
    unit: fc.constantFrom(...RECURRING_UNITS),
    every: fc.integer({ min: 1, max: 13 }),
    firstDay: fc.oneof(
      anyDay,
      anyDay.map(endOfMonth),
      fc.constantFrom('2004-02-29', '2000-01-31', '2001-12-31'),
    ),
    secondDay: fc.option(fc.integer({ min: 1, max: 31 })),
    on: fc.constantFrom(...RECURRING_DAYS),
    shift: fc.constantFrom(...WEEKEND_SHIFTS),
    endDay: fc.option(anyDay),
  })
  .map((schedule) => {
    const isTwice = schedule.unit === 'month' && schedule.every === 1 && schedule.on === 'day';
    return isTwice ? schedule : { ...schedule, secondDay: null };
  });

/** Walks every day and asks whether the schedule names it. */
function naiveDays(schedule: Schedule): CalendarDay[] {
  return ALL_DAYS.filter(
    (day) => day >= schedule.firstDay && day <= (schedule.endDay ?? day) && isNamed(schedule, day),
  );
}

function isNamed({ unit, every, firstDay, secondDay, on }: Schedule, day: CalendarDay): boolean {
  const [date, first] = [new Date(`${day}T00:00:00Z`), new Date(`${firstDay}T00:00:00Z`)];
  const passedDays = (date.getTime() - first.getTime()) / 86_400_000;
  if (unit === 'day') return passedDays % every === 0;
  if (unit === 'week') return passedDays % (7 * every) === 0;
  const months =
    (date.getUTCFullYear() - first.getUTCFullYear()) * 12 + date.getUTCMonth() - first.getUTCMonth();
  if (months % (unit === 'year' ? 12 * every : every) !== 0) return false;
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  const number = date.getUTCDate();
  if (on === 'lastDay') return number === last;
  if (on === 'lastWorkday') {
    const rest = Array.from({ length: last - number }, (_, index) => weekday(addDays(day, index + 1)));
    return isWorkday(day) && rest.every((each) => each === 0 || each === 6);
  }
  const wanted = [first.getUTCDate(), ...(secondDay === null ? [] : [secondDay])];
  return wanted.some((each) => Math.min(each, last) === number);
}

function isWorkday(day: CalendarDay): boolean {
  return weekday(day) !== 0 && weekday(day) !== 6;
}

describe('over forty years, for any schedule', () => {
  it('the days are those that a walk over every day finds', () => {
    fc.assert(
      fc.property(anySchedule, (schedule) => {
        expect(scheduleDays(schedule, FORTY_YEARS)).toEqual(naiveDays(schedule));
      }),
      { numRuns: scaled(20) },
    );
  });

  it('each day is due on the nearest workday on the side of the shift', () => {
    fc.assert(
      fc.property(anySchedule, anyDay, (schedule, from) => {
        const range = { from, to: addDays(from, 700) };
        for (const { day, dueDay } of occurrencesIn(schedule, range)) {
          const step = { none: 0, before: -1, after: 1 }[schedule.shift];
          const days = [0, 1, 2].map((steps) => addDays(day, steps * step));
          expect(dueDay).toBe(step === 0 ? day : days.find(isWorkday));
        }
      }),
    );
  });

  it('parts of a range have the occurrences of the whole, each once', () => {
    fc.assert(
      fc.property(anySchedule, anyDay, fc.integer({ min: 0, max: 800 }), (schedule, from, cut) => {
        const to = addDays(from, 800);
        const middle = addDays(from, cut);
        const parts = [
          ...occurrencesIn(schedule, { from, to: middle }),
          ...occurrencesIn(schedule, { from: addDays(middle, 1), to }),
        ];
        const whole = occurrencesIn(schedule, { from, to });
        expect(parts.toSorted(byDay)).toEqual(whole.toSorted(byDay));
      }),
    );
  });

  it('the next day is the first one after the given day', () => {
    fc.assert(
      fc.property(anySchedule, anyDay, (schedule, after) => {
        const expected = naiveDays(schedule).find((day) => day > after);
        const found = nextScheduleDay(schedule, after);
        if (found === undefined || found <= FORTY_YEARS.to) expect(found).toBe(expected);
        else expect(expected).toBe(undefined);
      }),
      { numRuns: scaled(20) },
    );
  });
});

function byDay(one: { day: string }, other: { day: string }): number {
  return one.day < other.day ? -1 : 1;
}
