import { describe, expect, it } from 'vitest';
import { bandOf, type OwnError } from './band.ts';

const NEXT = { months: 1 };
/** A year of errors of the next month, the newest last. */
const year = (errors: readonly number[]): OwnError[] =>
  errors.map((error, at) => ({ error, age: errors.length - at, ahead: 1 }));
const EVEN = [-300, -240, -180, -120, -60, 0, 60, 120, 180, 240, 300, 0];

describe('the band of expenses', () => {
  it('uses errors of the ledger unchanged, even if the scale has changed', () => {
    const own = year(EVEN.flatMap((error) => Array.from({ length: 40 }, () => error)));
    const [low, high] = bandOf('expense', NEXT, { own, scale: 100 });
    const [wideLow, wideHigh] = bandOf('expense', NEXT, { own, scale: 200 });
    expect(Math.abs(wideLow - low)).toBeLessThan(40);
    expect(Math.abs(wideHigh - high)).toBeLessThan(60);
  });

  it('does not rise after a year in which each month cost more, since the level has risen', () => {
    const dearer = year(EVEN.map((error) => error + 500));
    expect(bandOf('expense', NEXT, { own: dearer, scale: 100 })).toEqual(
      bandOf('expense', NEXT, { own: year(EVEN), scale: 100 }).map((end) => expect.closeTo(end, 6)),
    );
  });

  it('multiplies the errors of other ledgers by the scale while the ledger has none', () => {
    const [low, high] = bandOf('expense', NEXT, { own: [], scale: 100 });
    const [twiceLow, twiceHigh] = bandOf('expense', NEXT, { own: [], scale: 200 });
    expect([twiceLow, twiceHigh]).toEqual([expect.closeTo(2 * low, 6), expect.closeTo(2 * high, 6)]);
  });

  it('is at the end of a month at least as wide as the usual error of the ledger', () => {
    const own = year([700, 700, 700, 700, 700, 750, 700]).map((each) => ({ ...each, ahead: 0 }));
    const [low, high] = bandOf('expense', { day: 28, daysLeft: 2 }, { own, scale: 100 });
    expect(low).toBeLessThanOrEqual(-700);
    expect(high).toBeGreaterThanOrEqual(700);
  });
});
