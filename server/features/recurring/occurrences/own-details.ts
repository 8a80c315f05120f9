import type { Writer } from '#server/database/schema.ts';
import type { RecurringRow } from '../queries.ts';

const DETAILS = ['amount_minor', 'description', 'category', 'note', 'tags'] as const;

/** Removes each detail that a rule changes from its planned occurrences, so that the change holds on all open days. */
export async function dropOwnDetails(
  trx: Writer,
  { before, after }: { before: RecurringRow; after: RecurringRow },
): Promise<void> {
  const changed = DETAILS.filter((detail) => before[detail] !== after[detail]);
  if (changed.length === 0) return;
  await trx
    .updateTable('recurring_occurrences')
    .set(Object.fromEntries(changed.map((detail) => [detail, null])))
    .where('user_id', '=', after.user_id)
    .where('recurring_id', '=', after.id)
    .where('outcome', '=', 'planned')
    .execute();
}
