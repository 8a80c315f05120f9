import type { CalendarDay } from '../calendar.ts';
import { monthNumber, toDay } from '../recognition/day-number.ts';
import { median } from '../recognition/middle.ts';
import type { Group } from '../recognition/points.ts';
import { MONTHS_LOOKED_AT } from '../recognition/recognise-series.ts';
import { dayOfSlot } from '../recognition/rhythm.ts';
import type { Item } from './item.ts';

/** With a smaller share of the transactions of a usual month, the user hardly recorded anything. */
const RECORDED = 0.3;

/** The slots between the first and the last one on which an item did not come though the user recorded that month. */
export function leftOutSlots({ fit: { kept, rhythm }, isRecorded }: Item): ReadonlySet<number> {
  const leftOut = new Set<number>();
  const [first, last] = [kept[0]?.slot ?? 0, kept.at(-1)?.slot ?? 0];
  if (kept.length > last - first) return leftOut;
  const filled = new Set(kept.map(({ slot }) => slot));
  for (let slot = first + 1; slot < last; slot++) {
    if (filled.has(slot)) continue;
    if (isRecorded?.(monthNumber(toDay(dayOfSlot(rhythm, slot)))) ?? true) leftOut.add(slot);
  }
  return leftOut;
}

/** Tells the months, by their number, in which the user recorded what came; undefined for all of them. */
export function recordedMonths(groups: readonly Group[], today: CalendarDay): Item['isRecorded'] {
  const now = monthNumber(today);
  // By how many months ago.
  const counts = Array.from({ length: MONTHS_LOOKED_AT + 1 }, () => 0);
  for (const { points } of groups)
    for (const { month } of points) counts[now - month] = (counts[now - month] ?? 0) + 1;
  const since = counts.slice(0, counts.findLastIndex((count) => count > 0) + 1);
  const least = RECORDED * median(since);
  const isRecorded = since.map((count) => count >= least);
  return isRecorded.every(Boolean) ? undefined : testOf(isRecorded, now);
}

let last: { name: string; test: (month: number) => boolean } | undefined;

/** The same function for the same months, by which what was made with it is known again. */
function testOf(isRecorded: readonly boolean[], now: number): (month: number) => boolean {
  const name = `${now} ${isRecorded.join()}`;
  if (last?.name !== name) last = { name, test: (month) => isRecorded[now - month] ?? false };
  return last.test;
}
