import { addDays, type CalendarDay } from '#shared/calendar.ts';
import { MAX_RECURRING } from '#shared/limits.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { hasSameDays, nextOpenFrom } from '#server/period/schedule.ts';
import { deletePlanned, moveOccurrences, selectOpenOccurrences } from './occurrences/queries.ts';
import { withNextDay, type Change } from './open-days.ts';
import { countRecurring, findRecurring, saveRecurring, type RecurringRow } from './queries.ts';
import { requireSame } from '#server/period/same-rule.ts';

type Split = Change & {
  /** The first day of the new recurring transaction. */
  day: CalendarDay;
  newId: string;
};

/**
 * Splits a recurring transaction: it ends before a day, and a new one begins on that day. Throws `idConflict` if the id
 * is stored with other content, and `tooManyRecurring`.
 */
export async function splitOff(trx: Writer, { day, newId, ...change }: Split): Promise<RecurringRow> {
  const { before, after } = change;
  const { user_id: userId } = before;
  const nextOpen = nextOpenFrom(change);
  const open_from = day > nextOpen ? day : nextOpen;
  const changed = { ...after, id: newId, open_from, created_at: after.updated_at };
  const existing = await findRecurring(trx, userId, newId);
  // A repeated request finds the recurring transaction that the first request added.
  if (existing !== undefined) return requireSame(existing, { ...changed, end_day: existing.end_day });
  if ((await countRecurring(trx, userId)) >= MAX_RECURRING) throw new AppError('tooManyRecurring');
  await moveOccurrences(trx, { userId, from: before.id, to: newId, day });
  await dropOwnDetails(trx, { before, after: changed });
  if (!hasSameDays(before, after)) await deletePlanned(trx, changed);
  else if (after.end_day !== null) await deletePlanned(trx, changed, after.end_day);
  await saveWithNextDay(trx, {
    ...before,
    end_day: findEndBefore(before, day),
    updated_at: after.updated_at,
  });
  return await saveWithNextDay(trx, changed);
}

/** Returns the end day of a row that must end before `day`. */
function findEndBefore({ end_day }: RecurringRow, day: CalendarDay): CalendarDay {
  const last = addDays(day, -1);
  return end_day !== null && end_day < last ? end_day : last;
}

async function saveWithNextDay(trx: Writer, row: RecurringRow): Promise<RecurringRow> {
  const saved = withNextDay(row, await selectOpenOccurrences(trx, row));
  await saveRecurring(trx, saved);
  return saved;
}

const DETAILS = ['amount_minor', 'description', 'category', 'note', 'tags'] as const;

/** Removes the changed details of a recurring transaction from its planned occurrences, so that all get the change. */
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
