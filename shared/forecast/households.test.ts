import { describe, expect, it } from 'vitest';
import { addMonths } from '#shared/calendar.ts';
import { coverage, forecastOutcomes, relativeError } from '#shared/testing/forecast-score.ts';
import { makeHousehold } from '#shared/testing/households/make-household.ts';

const FIRST_SEED = 7_000;
const HOUSEHOLDS = 15;
const outcomes = Array.from({ length: HOUSEHOLDS }, (_, at) => makeHousehold(FIRST_SEED + at)).flatMap(
  (household) =>
    forecastOutcomes(household, `${household.seed}`, {
      origins: 9,
      ahead: [1, 6],
      days: [10],
      until: addMonths(household.today, 13),
    }),
);

// `node bench/forecast.ts` measures more households, at more distances and by kind.
describe('for a made household of each kind', () => {
  it.each([
    ['expenses 1', 0.85],
    ['expenses 6', 0.85],
    ['income 1', 0.7],
    ['balance 1', 0.85],
    ['expenses day 10', 0.6],
  ])('%s: the error is at most %f times the error of taking the same month a year before', (what, most) => {
    const own = outcomes.filter((each) => each.what === what);
    expect(own.length).toBeGreaterThan(60);
    expect(relativeError(own, 'ours')).toBeLessThanOrEqual(most);
  });

  it('about eight of ten months are inside the band', () => {
    expect(coverage(outcomes)).toBeGreaterThanOrEqual(0.75);
    expect(coverage(outcomes)).toBeLessThanOrEqual(0.85);
  });
});
