import type { TransactionType } from '../categories.ts';
import { lastDayOf, sumDays, sumMonth, type Ledger } from './ledger.ts';

export type RunningMonth = {
  type: TransactionType;
  /** Minor units by day, without what repeats, up to `day`. */
  loose: Float64Array;
  day: number;
  running: number;
  /** The first month that is not closed. */
  closed: number;
  /** What the whole month was expected to bring beside what repeats. */
  expected: number;
};

const MONTHS = 18;
/** As many months of even spending are taken with the own ones: a few large purchases are no habit of early spending. */
const EVEN_MONTHS = 24;
/** How far a month that began high goes on so. */
const PACE = { expense: 0.2, income: 0.23 };
/** One large purchase says little of the days after it. */
const MOST_OBSERVED = 1.3;
const LEAST_PACE = 0.4;

/** What the days after `day` bring beside what repeats, in minor units. */
export function restOfMonth(
  ledger: Ledger,
  { type, loose, day, running, closed, expected }: RunningMonth,
): number {
  // A first pay says nothing of others in the same month.
  if (type === 'income' && closed <= ledger.firstFull) return 0;
  const first = ledger.starts[running] ?? 0;
  const length = lastDayOf(ledger, running) - first + 1;
  const done = (day - first + 1) / length;
  if (done >= 1 || expected <= 0) return 0;
  const share = shareDone(ledger, { loose, closed, done });
  const observed = sumDays(ledger, loose, { from: first, to: day }) / (expected * share);
  const pace = 1 + PACE[type] * share * (Math.min(MOST_OBSERVED, observed) - 1);
  return Math.max(0, expected * (1 - share) * Math.max(LEAST_PACE, pace));
}

/** The share of a month that has come when so much of its days is over: own months, drawn to an even one. */
function shareDone(
  ledger: Ledger,
  { loose, closed, done }: { loose: Float64Array; closed: number; done: number },
): number {
  let early = 0;
  let whole = 0;
  const firstMonth = Math.max(ledger.firstFull, closed - MONTHS);
  for (let month = firstMonth; month < closed; month++) {
    const from = ledger.starts[month] ?? 0;
    const length = lastDayOf(ledger, month) - from + 1;
    early += sumDays(ledger, loose, { from, to: from + Math.round(done * length) - 1 });
    whole += sumMonth(ledger, loose, month);
  }
  const count = closed - firstMonth;
  if (whole <= 0) return done;
  // Money back may make the early days cost less than nothing, or more than the whole month.
  const share = Math.min(1, Math.max(0, early / whole));
  return (share * count + done * EVEN_MONTHS) / (count + EVEN_MONTHS);
}
