import type { CalendarDay } from '../calendar.ts';
import { monthNumber, toDay } from '../recognition/day-number.ts';
import { median } from '../recognition/medians.ts';
import type { Group } from '../recognition/points.ts';
import { HISTORY_MONTHS } from '../recognition/recognise-series.ts';
import { dayOfSlot } from '../recognition/rhythm.ts';
import type { Item } from './item.ts';

/** A month counts as recorded if it has at least this share of a usual month's transactions. */
const LEAST_RECORDED = 0.3;

/** Returns the empty slots between the first and the last payment of an item, in months that the user recorded. */
export function leftOutSlots({ fit: { payments, rhythm }, isRecorded }: Item): ReadonlySet<number> {
  const leftOut = new Set<number>();
  const [first, last] = [payments[0]?.slot ?? 0, payments.at(-1)?.slot ?? 0];
  if (payments.length > last - first) return leftOut;
  const filled = new Set(payments.map(({ slot }) => slot));
  for (let slot = first + 1; slot < last; slot++) {
    if (filled.has(slot)) continue;
    if (isRecorded?.(monthNumber(toDay(dayOfSlot(rhythm, slot)))) ?? true) leftOut.add(slot);
  }
  return leftOut;
}

/** Returns a test whether the user recorded a month, given by its number; undefined if all months were recorded. */
export function recordedMonths(groups: readonly Group[], today: CalendarDay): Item['isRecorded'] {
  const now = monthNumber(today);
  // The index is the number of months ago.
  const counts = Array.from({ length: HISTORY_MONTHS + 1 }, () => 0);
  for (const { points } of groups)
    for (const { month } of points) counts[now - month] = (counts[now - month] ?? 0) + 1;
  const since = counts.slice(0, counts.findLastIndex((count) => count > 0) + 1);
  const least = LEAST_RECORDED * median(since);
  const isRecorded = since.map((count) => count >= least);
  return isRecorded.every(Boolean) ? undefined : cachedTest(isRecorded, now);
}

let last: { name: string; test: (month: number) => boolean } | undefined;

/** Returns the same function for the same months, so that `itemOnDay` finds its cached results. */
function cachedTest(isRecorded: readonly boolean[], now: number): (month: number) => boolean {
  const name = `${now} ${isRecorded.join()}`;
  if (last?.name !== name) last = { name, test: (month) => isRecorded[now - month] ?? false };
  return last.test;
}
