import type { TransactionType } from '../categories.ts';
import { DAYS_A_MONTH } from '../recognition/day-number.ts';
import { monthAt, sumDays, sumMonth, type Ledger } from './ledger.ts';
import { calculateLevel, type Level } from './level.ts';
import type { Item } from './item.ts';

const HALF_LIFE = { expense: 9, income: 8 };
/** In the first month, the first purchases count as those of a week, and a first pay as the pay of a month. */
const LEAST_DAYS = { expense: 7, income: DAYS_A_MONTH };

/** Returns the first month that is not over at the end of a day. */
export function firstOpenMonth(ledger: Ledger, day: number): number {
  return monthAt(ledger, day + 1);
}

/** Subtracts the payments of items from the sums of the days, in place. */
export function withoutItems({ starts }: Ledger, days: Float64Array, items: readonly Item[]): Float64Array {
  const start = starts[0] ?? 0;
  for (const { fit } of items) {
    for (const { point } of fit.payments) {
      const at = point.day - start;
      days[at] = (days[at] ?? 0) - point.amountMinor;
    }
  }
  return days;
}

/** Returns the sums of the full months before `firstOpen`; null for a month without any transaction. */
export function closedMonthSums(ledger: Ledger, days: Float64Array, firstOpen: number): (number | null)[] {
  const values: (number | null)[] = [];
  for (let month = ledger.firstFull; month < firstOpen; month++) {
    values.push(ledger.isEmpty[month] === true ? null : sumMonth(ledger, days, month));
  }
  return values;
}

/** Returns the level of the irregular amounts of one type, from the transactions up to the end of a day. */
export function levelAt(
  ledger: Ledger,
  irregular: Float64Array,
  { type, day }: { type: TransactionType; day: number },
): Level {
  const firstOpen = firstOpenMonth(ledger, day);
  if (firstOpen <= ledger.firstFull) return levelSinceFirst(ledger, irregular, { type, day });
  const months = closedMonthSums(ledger, irregular, firstOpen);
  return calculateLevel(months, ledger.firstMonth + ledger.firstFull, HALF_LIFE[type]);
}

/** Before the first month is over, the level is calculated from the days since the first transaction. */
function levelSinceFirst(
  ledger: Ledger,
  irregular: Float64Array,
  { type, day }: { type: TransactionType; day: number },
): Level {
  const from = (ledger.starts[0] ?? 0) + ledger.firstDayOfMonth - 1;
  const days = Math.max(LEAST_DAYS[type], day - from + 1);
  const level = (sumDays(ledger, irregular, { from, to: day }) / days) * DAYS_A_MONTH;
  return { ...calculateLevel([], 0, 1), level };
}
