import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { PlannedOccurrence } from '#shared/forecast/types.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectDecisions } from './decisions/queries.ts';
import { openOfAll } from './list.ts';
import { selectAsked } from './occurrences/queries.ts';
import { selectRecurring } from './queries.ts';
import { digestOf } from './suggestions/to-suggestion.ts';

/** What is due in a range and was not added yet; what is overdue counts as due today. */
export async function selectPlanned(
  db: Reader,
  userId: string,
  { today, ...range }: CalendarRange & { today: CalendarDay },
): Promise<PlannedOccurrence[]> {
  const rows = await selectRecurring(db, userId);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const asked = (await selectAsked(db, userId)).filter(
    ({ due_day }) => range.from <= due_day && due_day <= range.to,
  );
  return [...asked, ...(await openOfAll(db, userId, { rows, ...range }))].flatMap((occurrence) => {
    const row = byId.get(occurrence.recurring_id);
    if (row === undefined) return [];
    return {
      recurringId: row.id,
      type: row.type,
      category: row.category,
      description: row.description,
      day: occurrence.due_day < today ? today : occurrence.due_day,
      amountMinor: occurrence.amount_minor ?? row.amount_minor,
    };
  });
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
