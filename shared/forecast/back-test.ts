import type { OwnError } from './band.ts';
import { lastDayOf, sumMonth, type Ledger } from './ledger.ts';
import { mean, YEAR } from './level.ts';
import { expectedAtEnd, forSides, scalesOf, type BySide } from './by-side.ts';
import { actualOf, errorsBefore, measure, type Origin } from './errors.ts';
import { closedAt } from './closed-months.ts';
import { outlookAt, type Known, type Outlook } from './outlook.ts';
import type { MeasuredError } from './types.ts';

/** How far the same arithmetic was off in closed months, for the bands and for the person to see. */
export type BackTest = {
  errors: BySide<OwnError[]>;
  /** Of the end of a month, forecast on the same day of it as today. */
  endErrors: BySide<OwnError[]>;
  measured: BySide<MeasuredError>;
  /** How many months were compared. */
  months: number;
  /** How much of a month's expenses is the structure; the rest is the middle of the last months. */
  structure: number;
};

/** A band needs so many full months. */
export const MIN_MONTHS = 3;
const ORIGINS = 12;
/** The share of the structure before any own month has said which is better; it counts as so many months. */
const STRUCTURE = { months: 12, share: 0.85 };

/** Forecasts the last closed months as if each had just begun, with what was known by then. */
export function backTest(known: Known): BackTest {
  const { ledger } = known;
  const closed = closedAt(ledger, ledger.today);
  const origins: Origin[] = [];
  for (let month = Math.max(ledger.firstFull + MIN_MONTHS, closed - ORIGINS); month < closed; month++) {
    const outlook = outlookAt(known, (ledger.starts[month] ?? 0) - 1, Math.min(YEAR, closed - month));
    origins.push({ month, outlook, structure: structureOf(ledger, origins, month) });
  }
  const compared = origins.filter(({ month }) => ledger.isEmpty[month] !== true);
  const ends = compared.map(({ month }) => endError(known, month, closed));
  return {
    errors: forSides((side) => errorsBefore(ledger, { side, origins, now: closed })),
    endErrors: forSides((side) => ends.map((end) => end[side])),
    measured: forSides((side) => measure(ledger, { side, origins, compared })),
    months: compared.length,
    structure: structureOf(ledger, origins, closed),
  };
}

/** On the same day of a closed month as today, of its end. */
function endError(known: Known, month: number, closed: number): BySide<OwnError> {
  const { ledger } = known;
  const dayOfMonth = ledger.today - (ledger.starts[ledger.running] ?? 0);
  const day = Math.min((ledger.starts[month] ?? 0) + dayOfMonth, lastDayOf(ledger, month));
  const outlook = outlookAt(known, day, 0);
  const [expected, scales, actual] = [expectedAtEnd(outlook), scalesOf(outlook), actualOf(ledger, month)];
  return forSides((side) => {
    const off = actual[side] - expected[side];
    return { error: scales[side] === 0 ? 0 : off / scales[side], age: closed - month, ahead: 0 };
  });
}

/** The better the structure was than the middle of the last months, the more it counts. */
function structureOf(ledger: Ledger, origins: readonly Origin[], now: number): number {
  const known = origins.filter(({ month }) => month < now && ledger.isEmpty[month] !== true);
  const off = (pick: (outlook: Outlook) => number) =>
    mean(
      known.map(({ month, outlook }) =>
        Math.abs(pick(outlook) - sumMonth(ledger, ledger.days.expense, month)),
      ),
    ) ** 2;
  const structure = off(({ expense }) => expense.months[0] ?? 0);
  const usual = off(({ expense }) => expense.usual);
  if (structure + usual === 0) return STRUCTURE.share;
  const own = usual / (structure + usual);
  return (own * known.length + STRUCTURE.share * STRUCTURE.months) / (known.length + STRUCTURE.months);
}
