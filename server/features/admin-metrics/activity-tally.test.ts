import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar.ts';
import { toActivityFigures } from './activity-figures.ts';
import { addTallies, emptyTally, firstCohortWeek, mondayOf, tallyActivity } from './activity-tally.ts';
import type { ActivityRow } from './queries.ts';

const TODAY = '2026-07-08';

/** The rows of one user: a sign-up at most 70 days ago, and days after it up to today. */
const person = fc
  .record({
    signedUpDaysAgo: fc.nat({ max: 70 }),
    activeDays: fc.uniqueArray(fc.nat({ max: 70 })),
    isSignUpDeleted: fc.boolean(),
  })
  .map(({ signedUpDaysAgo, activeDays, isSignUpDeleted }) =>
    [...new Set([...(isSignUpDeleted ? [] : [0]), ...activeDays])]
      .filter((number) => number <= signedUpDaysAgo && !(isSignUpDeleted && number === 0))
      .toSorted((one, other) => one - other)
      .map((number) => ({ day: addDays(TODAY, number - signedUpDaysAgo), day_number: number })),
  );
const people = fc
  .array(person, { maxLength: 12 })
  .map((all) => all.map((rows, at) => rows.map((row): ActivityRow => ({ user_id: `user-${at}`, ...row }))));

describe('counting in groups of users', () => {
  it('gives the same result as counting all at once, for any grouping', () => {
    fc.assert(
      fc.property(people, fc.array(fc.integer({ min: 1, max: 5 })), (all, sizes) => {
        const atOnce = tallyActivity(all.flat(), TODAY);
        const rest = [...all];
        let tally = emptyTally();
        for (const size of [...sizes, all.length]) {
          tally = addTallies(tally, tallyActivity(rest.splice(0, size).flat(), TODAY));
        }
        expect(toActivityFigures(tally, TODAY)).toEqual(toActivityFigures(atOnce, TODAY));
        expect(tally).toEqual(atOnce);
      }),
    );
  });

  it('agrees with a plain count of each person and day', () => {
    fc.assert(
      fc.property(people, (all) => {
        const { retention, activeUsers, activeByDay } = toActivityFigures(
          tallyActivity(all.flat(), TODAY),
          TODAY,
        );
        const isActive = (rows: ActivityRow[], from: number, to: number) =>
          rows.some(({ day }) => day >= addDays(TODAY, -to) && day <= addDays(TODAY, -from));
        const countActive = (from: number, to: number) =>
          all.filter((rows) => isActive(rows, from, to)).length;
        expect(activeUsers).toEqual({
          daily: { now: countActive(0, 0), before: countActive(1, 1) },
          weekly: { now: countActive(0, 6), before: countActive(7, 13) },
          monthly: { now: countActive(0, 29), before: countActive(30, 59) },
        });
        expect(activeByDay.map(({ count }) => count)).toEqual(
          Array.from({ length: 30 }, (_, at) => countActive(29 - at, 29 - at)),
        );
        for (const number of [1, 7, 30] as const) {
          const eligible = all.filter(
            ([first]) => first?.day_number === 0 && addDays(first.day, number) < TODAY,
          );
          const returned = eligible.filter((rows) => rows.some((row) => row.day_number === number));
          expect(retention[number].now).toEqual({ returned: returned.length, eligible: eligible.length });
        }
      }),
    );
  });
});

it('without users every figure is 0, for each of 30 days', () => {
  const figures = toActivityFigures(emptyTally(), TODAY);
  expect(figures.retention[30]).toEqual({
    now: { returned: 0, eligible: 0 },
    before: { returned: 0, eligible: 0 },
  });
  expect(figures.activeUsers.monthly).toEqual({ now: 0, before: 0 });
  expect(figures.activeByDay).toHaveLength(30);
  expect(figures.activeByDay.every(({ count }) => count === 0)).toBe(true);
  expect(figures.cohorts.map(({ users }) => users)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

it('weeks begin on Monday', () => {
  expect(['2026-07-05', '2026-07-06', '2026-07-08', '2026-07-12'].map(mondayOf)).toEqual([
    '2026-06-29',
    '2026-07-06',
    '2026-07-06',
    '2026-07-06',
  ]);
  expect(firstCohortWeek('2026-07-06')).toBe('2026-05-18');
});
