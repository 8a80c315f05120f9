import { addDays, endOfMonth, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { PlannedOccurrence } from '#shared/forecast/types.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectDecisions } from './suggestions/queries.ts';
import { countComingInParts } from './list.ts';
import { toDigest } from './suggestions/to-suggestion.ts';

/** Counts the open occurrences of each month, dated on the first day of the month, or on today if that is later. */
export async function selectPlanned(
  db: Reader,
  userId: string,
  { today, ...range }: CalendarRange & { today: CalendarDay },
): Promise<PlannedOccurrence[]> {
  const [first, ...others] = splitByMonth(range);
  if (first === undefined) return [];
  const parts = [first, ...others] as const;
  const coming = await countComingInParts(db, userId, parts);
  return coming.flatMap((all, at) => {
    const { from } = parts[at] ?? first;
    return all.map((each) => ({ ...each, day: from < today ? today : from }));
  });
}

/** Splits a range at the ends of months. */
function splitByMonth({ from, to }: CalendarRange): CalendarRange[] {
  const months: CalendarRange[] = [];
  for (let start = from; start <= to; start = addDays(endOfMonth(start), 1)) {
    const end = endOfMonth(start);
    months.push({ from: start, to: end < to ? end : to });
  }
  return months;
}

/** Returns tests of the user's decision about a series, by one of its keys. */
export async function readDecisions(db: Reader, userId: string) {
  const decisions = new Map((await selectDecisions(db, userId)).map(({ key, decision }) => [key, decision]));
  // Most users have no decisions, and need no digests.
  const findDecision = (key: string) => (decisions.size === 0 ? undefined : decisions.get(toDigest(key)));
  return {
    isConfirmed: (key: string) => findDecision(key) === 'confirmed',
    isDismissed: (key: string) => ['dismissed', 'ended'].includes(findDecision(key) ?? ''),
  };
}
