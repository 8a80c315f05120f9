import type { TransactionType } from '../categories.ts';
import { lastDayOf, sumDays, sumMonth, type Ledger } from './ledger.ts';

type RunningMonth = {
  type: TransactionType;
  /** The irregular amounts up to `day`, in minor units by day. */
  irregular: Float64Array;
  day: number;
  running: number;
  /** The first month that is not over. */
  firstOpen: number;
  /** The irregular amounts that are expected in the whole month, in minor units. */
  expected: number;
};

/** The number of past months that show how early in a month the amounts come. */
const PAST_MONTHS = 18;
/** The weight, in months, of even spending: a few large purchases do not make a habit of early spending. */
const EVEN_MONTHS = 24;
/** How strongly a high or low beginning of a month affects the rest. */
const PACE = { expense: 0.2, income: 0.23 };
/** A single large purchase says little about the days after it. */
const MOST_OBSERVED = 1.3;
const LEAST_PACE = 0.4;

/** Returns the expected irregular amounts of the days after `day`, in minor units. */
export function restOfMonth(
  ledger: Ledger,
  { type, irregular, day, running, firstOpen, expected }: RunningMonth,
): number {
  // After a first pay, no other one is expected in the same month.
  if (type === 'income' && firstOpen <= ledger.firstFull) return 0;
  const first = ledger.starts[running] ?? 0;
  const length = lastDayOf(ledger, running) - first + 1;
  const done = (day - first + 1) / length;
  if (done >= 1 || expected <= 0) return 0;
  const share = shareDone(ledger, { irregular, firstOpen, done });
  const observed = sumDays(ledger, irregular, { from: first, to: day }) / (expected * share);
  const pace = 1 + PACE[type] * share * (Math.min(MOST_OBSERVED, observed) - 1);
  return Math.max(0, expected * (1 - share) * Math.max(LEAST_PACE, pace));
}

/** Returns the share of a month's sum that is usual when the share `done` of its days is over. */
function shareDone(
  ledger: Ledger,
  { irregular, firstOpen, done }: { irregular: Float64Array; firstOpen: number; done: number },
): number {
  let early = 0;
  let total = 0;
  const firstMonth = Math.max(ledger.firstFull, firstOpen - PAST_MONTHS);
  for (let month = firstMonth; month < firstOpen; month++) {
    const from = ledger.starts[month] ?? 0;
    const length = lastDayOf(ledger, month) - from + 1;
    early += sumDays(ledger, irregular, { from, to: from + Math.round(done * length) - 1 });
    total += sumMonth(ledger, irregular, month);
  }
  const count = firstOpen - firstMonth;
  if (total <= 0) return done;
  // With refunds the early days may cost less than nothing, or more than the whole month.
  const share = Math.min(1, Math.max(0, early / total));
  return (share * count + done * EVEN_MONTHS) / (count + EVEN_MONTHS);
}
