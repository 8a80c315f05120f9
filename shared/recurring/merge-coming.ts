import type { CalendarDay } from '../calendar.ts';
import { COMING_SOURCES, type ComingSource } from '../contract/recurring-coming.ts';

export type ComingItem = { key: string; source: ComingSource; day: CalendarDay };

/**
 * Sorts payments to come by day, and drops duplicates: those with the same source and key. On one day, planned payments
 * come first, then recorded ones, then recognised ones. Returns at most `most` payments.
 */
export function mergeComing<Payment extends ComingItem>(
  payments: readonly Payment[],
  most?: number,
): Payment[] {
  const byKey = new Map(payments.map((payment) => [`${payment.source} ${payment.key}`, payment]));
  return [...byKey.values()].toSorted(nextFirst).slice(0, most);
}

function nextFirst(one: ComingItem, other: ComingItem): number {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  const rank = ({ source }: ComingItem) => COMING_SOURCES.indexOf(source);
  return rank(one) - rank(other) || (one.key < other.key ? -1 : 1);
}
