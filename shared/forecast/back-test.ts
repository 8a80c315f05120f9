import type { Horizon, OwnError } from './band.ts';
import { lastDayOf, type Ledger } from './ledger.ts';
import { MONTHS_A_YEAR } from '../recognition/day-number.ts';
import { expectedEndSums, forSides, toScales, type BySide, type Shares } from './by-side.ts';
import {
  actualSums,
  endErrorsBefore,
  errorsBefore,
  measure,
  measureEnds,
  type MonthEnd,
  type Origin,
} from './errors.ts';
import { firstOpenMonth } from './closed-months.ts';
import { outlookAt, type KnownHistory } from './outlook.ts';
import { sharesOf } from './shares.ts';
import type { MeasuredEndError, MeasuredError } from './types.ts';

/** The errors of forecasts of closed months. */
export type BackTest = {
  /** The errors of months ahead, from which the bands are calculated. */
  errors: BySide<OwnError[]>;
  /** The errors of forecasts of the end of a month, made on the same day of the month as today. */
  endErrors: BySide<OwnError[]>;
  /** The errors that are shown to the user. */
  measured: BySide<MeasuredError>;
  measuredEnds: BySide<MeasuredEndError>;
  /** The number of months that were compared. */
  months: number;
  shares: Shares;
};

/** The number of full months that a band needs. */
export const MIN_MONTHS = 3;
const MAX_ORIGINS = 12;

/** Forecasts the last closed months as if each had just begun, from the transactions before it. */
export function backTest(known: KnownHistory): BackTest {
  const { ledger } = known;
  const firstOpen = firstOpenMonth(ledger, ledger.today);
  const origins: Origin[] = [];
  for (
    let month = Math.max(ledger.firstFull + MIN_MONTHS, firstOpen - MAX_ORIGINS);
    month < firstOpen;
    month++
  ) {
    const outlook = outlookAt(
      known,
      (ledger.starts[month] ?? 0) - 1,
      Math.min(MONTHS_A_YEAR, firstOpen - month),
    );
    origins.push({ month, outlook, shares: sharesOf(ledger, origins, month) });
  }
  const compared = origins.filter(({ month }) => ledger.isEmpty[month] !== true);
  const ends = compared.map(({ month }) => forecastEnd(known, month));
  return {
    errors: forSides((side) => errorsBefore(ledger, { side, origins, now: firstOpen })),
    endErrors: forSides((side) => endErrorsBefore(ends, side, firstOpen)),
    measured: forSides((side) => measure(ledger, { side, origins, compared })),
    measuredEnds: forSides((side) => measureEnds(ends, side)),
    months: compared.length,
    shares: sharesOf(ledger, origins, firstOpen),
  };
}

/** Forecasts the end of a closed month, as seen on the same day of that month as today. */
function forecastEnd(known: KnownHistory, month: number): MonthEnd {
  const { ledger } = known;
  const dayOfMonth = ledger.today - (ledger.starts[ledger.running] ?? 0);
  const day = Math.min((ledger.starts[month] ?? 0) + dayOfMonth, lastDayOf(ledger, month));
  const outlook = outlookAt(known, day, 0);
  return {
    month,
    ahead: horizonOf(ledger, month, day),
    expected: expectedEndSums(outlook),
    scales: toScales(outlook),
    actual: actualSums(ledger, month),
  };
}

/** Returns the distance from a day number to the end of its month. */
export function horizonOf(ledger: Ledger, month: number, day: number): Horizon {
  return { day: day - (ledger.starts[month] ?? 0) + 1, daysLeft: lastDayOf(ledger, month) - day };
}
