import { addDays, endOfMonth, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { PlannedOccurrence } from '#shared/forecast/types.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectDecisions } from './decisions/queries.ts';
import { comingInParts } from './list.ts';
import { digestOf } from './suggestions/to-suggestion.ts';

/** Occurrences of each month that were not added yet, on its first day or today; overdue ones are due today. */
export async function selectPlanned(
  db: Reader,
  userId: string,
  { today, ...range }: CalendarRange & { today: CalendarDay },
): Promise<PlannedOccurrence[]> {
  const [first, ...others] = monthsIn(range);
  if (first === undefined) return [];
  const parts = [first, ...others] as const;
  const coming = await comingInParts(db, userId, parts);
  return coming.flatMap((all, at) => {
    const { from } = parts[at] ?? first;
    return all.map((each) => ({ ...each, day: from < today ? today : from }));
  });
}

/** The parts of a range that are in one month each. */
function monthsIn({ from, to }: CalendarRange): CalendarRange[] {
  const months: CalendarRange[] = [];
  for (let start = from; start <= to; start = addDays(endOfMonth(start), 1)) {
    const end = endOfMonth(start);
    months.push({ from: start, to: end < to ? end : to });
  }
  return months;
}

/** Tests what the user has decided about a series, by one of its keys. */
export async function readDecisions(db: Reader, userId: string) {
  const decisions = new Map((await selectDecisions(db, userId)).map(({ key, decision }) => [key, decision]));
  // Most have decided nothing, and need no digests.
  const decisionOn = (key: string) => (decisions.size === 0 ? undefined : decisions.get(digestOf(key)));
  return {
    isConfirmed: (key: string) => decisionOn(key) === 'confirmed',
    isDismissed: (key: string) => ['dismissed', 'ended'].includes(decisionOn(key) ?? ''),
  };
}
