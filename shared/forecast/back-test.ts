import type { Ahead, OwnError } from './band.ts';
import { lastDayOf, type Ledger } from './ledger.ts';
import { YEAR } from './level.ts';
import { expectedAtEnd, forSides, scalesOf, type BySide, type Shares } from './by-side.ts';
import {
  actualOf,
  endErrorsBefore,
  errorsBefore,
  measure,
  measureEnds,
  type End,
  type Origin,
} from './errors.ts';
import { closedAt } from './closed-months.ts';
import { outlookAt, type Known } from './outlook.ts';
import { sharesOf } from './shares.ts';
import type { MeasuredEndError, MeasuredError } from './types.ts';

/** How far the same arithmetic was off in closed months, for the bands and for the person to see. */
export type BackTest = {
  errors: BySide<OwnError[]>;
  /** The errors of the end of a month, forecast on the same day of it as today. */
  endErrors: BySide<OwnError[]>;
  measured: BySide<MeasuredError>;
  measuredEnds: BySide<MeasuredEndError>;
  /** How many months were compared. */
  months: number;
  shares: Shares;
};

/** A band needs so many full months. */
export const MIN_MONTHS = 3;
const ORIGINS = 12;

/** Forecasts the last closed months as if each had just begun, with what was known by then. */
export function backTest(known: Known): BackTest {
  const { ledger } = known;
  const closed = closedAt(ledger, ledger.today);
  const origins: Origin[] = [];
  for (let month = Math.max(ledger.firstFull + MIN_MONTHS, closed - ORIGINS); month < closed; month++) {
    const outlook = outlookAt(known, (ledger.starts[month] ?? 0) - 1, Math.min(YEAR, closed - month));
    origins.push({ month, outlook, shares: sharesOf(ledger, origins, month) });
  }
  const compared = origins.filter(({ month }) => ledger.isEmpty[month] !== true);
  const ends = compared.map(({ month }) => endOf(known, month));
  return {
    errors: forSides((side) => errorsBefore(ledger, { side, origins, now: closed })),
    endErrors: forSides((side) => endErrorsBefore(ends, side, closed)),
    measured: forSides((side) => measure(ledger, { side, origins, compared })),
    measuredEnds: forSides((side) => measureEnds(ends, side)),
    months: compared.length,
    shares: sharesOf(ledger, origins, closed),
  };
}

/** The end of a closed month, as it was expected on the same day of it as today. */
function endOf(known: Known, month: number): End {
  const { ledger } = known;
  const dayOfMonth = ledger.today - (ledger.starts[ledger.running] ?? 0);
  const day = Math.min((ledger.starts[month] ?? 0) + dayOfMonth, lastDayOf(ledger, month));
  const outlook = outlookAt(known, day, 0);
  return {
    month,
    ahead: aheadOf(ledger, month, day),
    expected: expectedAtEnd(outlook),
    scales: scalesOf(outlook),
    actual: actualOf(ledger, month),
  };
}

/** How far the end of a month is away on a day of it, which is a day number. */
export function aheadOf(ledger: Ledger, month: number, day: number): Ahead {
  return { day: day - (ledger.starts[month] ?? 0) + 1, daysLeft: lastDayOf(ledger, month) - day };
}
