import type { CalendarDay } from '#shared/calendar.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { toMajorUnits, totalToMinorUnits } from '#shared/money.ts';

/**
 * Returns the balance of each loaded day with several transactions. The last day is left out while the next page may
 * have more of its transactions.
 */
export function sumDays(
  items: readonly Transaction[],
  { hasMore, decimals }: { hasMore: boolean; decimals: number },
): Map<CalendarDay, number> {
  const minor = new Map<CalendarDay, number>();
  const counts = new Map<CalendarDay, number>();
  for (const { date, type, amount } of items) {
    const signed = totalToMinorUnits(type === 'expense' ? -amount : amount, decimals);
    minor.set(date, (minor.get(date) ?? 0) + signed);
    counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  const last = items.at(-1);
  if (hasMore && last !== undefined) minor.delete(last.date);
  const several = [...minor].filter(([day]) => (counts.get(day) ?? 0) > 1);
  return new Map(several.map(([day, sum]) => [day, toMajorUnits(sum, decimals)]));
}
