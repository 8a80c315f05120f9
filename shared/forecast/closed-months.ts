import type { TransactionType } from '../categories.ts';
import { monthAt, sumDays, sumMonth, type Ledger } from './ledger.ts';
import { levelOf, type Level } from './level.ts';
import type { Item } from './item.ts';

const HALF_LIFE = { expense: 9, income: 8 };
const DAYS_A_MONTH = 30.44;
/** What the first days stand for at least: one purchase is not made each day, and one pay comes once a month. */
const LEAST_DAYS = { expense: 7, income: DAYS_A_MONTH };

/** The first month that is not closed at the end of a day. */
export function closedAt(ledger: Ledger, day: number): number {
  return monthAt(ledger, day + 1);
}

/** The days without what repeats. */
export function withoutItems({ starts }: Ledger, days: Float64Array, items: readonly Item[]): Float64Array {
  const start = starts[0] ?? 0;
  for (const { fit } of items) {
    for (const { point } of fit.kept) {
      const at = point.day - start;
      days[at] = (days[at] ?? 0) - point.amountMinor;
    }
  }
  return days;
}

/** The sums of the full months before one; null for a month in which nothing at all was recorded. */
export function monthsOf(ledger: Ledger, days: Float64Array, closed: number): (number | null)[] {
  const values: (number | null)[] = [];
  for (let month = ledger.firstFull; month < closed; month++) {
    values.push(ledger.isEmpty[month] === true ? null : sumMonth(ledger, days, month));
  }
  return values;
}

/** What a month brings of one type without what repeats, as seen at the end of a day. */
export function levelAt(
  ledger: Ledger,
  loose: Float64Array,
  { type, day }: { type: TransactionType; day: number },
): Level {
  const closed = closedAt(ledger, day);
  if (closed <= ledger.firstFull) return sinceFirst(ledger, loose, { type, day });
  const months = monthsOf(ledger, loose, closed);
  return levelOf(months, ledger.firstMonth + ledger.firstFull, HALF_LIFE[type]);
}

/** Before the first month is over, the days since the first transaction stand for all. */
function sinceFirst(
  ledger: Ledger,
  loose: Float64Array,
  { type, day }: { type: TransactionType; day: number },
): Level {
  const from = (ledger.starts[0] ?? 0) + ledger.firstDayOfMonth - 1;
  const days = Math.max(LEAST_DAYS[type], day - from + 1);
  const level = (sumDays(ledger, loose, { from, to: day }) / days) * DAYS_A_MONTH;
  return { ...levelOf([], 0, 1), level };
}
