import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { PlannedOccurrence } from '#shared/forecast/types.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectDecisions } from './decisions/queries.ts';
import { comingIn } from './list.ts';
import { digestOf } from './suggestions/to-suggestion.ts';

/** What is due in a range and was not added yet; what is overdue counts as due today. */
export async function selectPlanned(
  db: Reader,
  userId: string,
  { today, ...range }: CalendarRange & { today: CalendarDay },
): Promise<PlannedOccurrence[]> {
  return (await comingIn(db, userId, range)).map(
    ({ recurringId, type, category, description, day, amountMinor }) => ({
      recurringId,
      type,
      category,
      description,
      day: day < today ? today : day,
      amountMinor,
    }),
  );
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
