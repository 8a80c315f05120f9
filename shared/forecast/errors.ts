import { bandOf, type OwnError } from './band.ts';
import { expectedIn, scalesOf, type BySide, type Shares } from './by-side.ts';
import { sumMonth, type Ledger } from './ledger.ts';
import { YEAR } from './level.ts';
import type { Outlook } from './outlook.ts';
import type { ForecastSide, MeasuredError } from './types.ts';

/** What was expected when a month began, of it and the months after it. */
export type Origin = { month: number; outlook: Outlook; shares: Shares };

type Asked = { side: ForecastSide; origins: readonly Origin[] };

/** The errors that were known at the beginning of a month. */
export function errorsBefore(ledger: Ledger, { side, origins, now }: Asked & { now: number }): OwnError[] {
  return origins.flatMap(({ month, outlook, shares }) =>
    outlook.expense.months.slice(0, Math.max(0, now - month)).flatMap((_, at) => {
      const target = month + at;
      const scale = scalesOf(outlook)[side];
      if (scale === 0 || ledger.isEmpty[target] === true) return [];
      const off = actualOf(ledger, target)[side] - expectedIn(outlook, at + 1, shares)[side];
      return [{ error: off / scale, age: now - target, ahead: at + 1 }];
    }),
  );
}

/** How far the first month of each forecast was off, and how often it lay in its band. */
export function measure(
  ledger: Ledger,
  { side, origins, compared }: Asked & { compared: readonly Origin[] },
): MeasuredError {
  let own = 0;
  let naive = 0;
  let whole = 0;
  let covered = 0;
  for (const { month, outlook, shares } of compared) {
    const actual = actualOf(ledger, month)[side];
    const expected = expectedIn(outlook, 1, shares)[side];
    const scale = scalesOf(outlook)[side];
    const [low, high] = bandOf(side, { months: 1 }, errorsBefore(ledger, { side, origins, now: month }));
    own += Math.abs(actual - expected);
    naive += Math.abs(actual - naiveOf(ledger, month)[side]);
    whole += Math.abs(actual);
    if (actual >= expected + low * scale && actual <= expected + high * scale) covered++;
  }
  return { relative: whole === 0 ? null : own / whole, naive: whole === 0 ? null : naive / whole, covered };
}

/** The same month of the year before; the month before where that one is not there. */
function naiveOf(ledger: Ledger, month: number): BySide {
  const yearAgo = month - YEAR;
  if (yearAgo >= ledger.firstFull && ledger.isEmpty[yearAgo] !== true) return actualOf(ledger, yearAgo);
  return actualOf(ledger, month - 1);
}

/** What a month brought. */
export function actualOf(ledger: Ledger, month: number): BySide {
  const income = sumMonth(ledger, ledger.days.income, month);
  const expense = sumMonth(ledger, ledger.days.expense, month);
  return { income, expense, balance: income - expense };
}
