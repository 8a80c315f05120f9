import { addDays, type CalendarDay } from '#shared/calendar.ts';
import { MAX_RECURRING } from '#shared/limits.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { deletePlanned, moveOccurrences, selectOpenOccurrences } from './occurrences/queries.ts';
import { dropOwnDetails } from './occurrences/own-details.ts';
import { nextOpenFrom, withNextDay, type Change } from './open-days.ts';
import { countRecurring, findRecurring, saveRecurring, type RecurringRow } from './queries.ts';
import { hasSameDays, requireSame } from './same-content.ts';

type Split = Change & {
  /** The first day of the new rule. */
  day: CalendarDay;
  newId: string;
};

/**
 * Ends a rule on the day before, and adds a new one from that day on. Throws `idConflict` if the id is stored with
 * other content, and `tooManyRecurring`.
 */
export async function splitOff(trx: Writer, { day, newId, ...change }: Split): Promise<RecurringRow> {
  const { before, after } = change;
  const { user_id: userId } = before;
  const opens = nextOpenFrom(change);
  const open_from = day > opens ? day : opens;
  const changed = { ...after, id: newId, open_from, created_at: after.updated_at };
  const existing = await findRecurring(trx, userId, newId);
  // A repeated request finds the rule that the first one added.
  if (existing !== undefined) return requireSame(existing, { ...changed, end_day: existing.end_day });
  if ((await countRecurring(trx, userId)) >= MAX_RECURRING) throw new AppError('tooManyRecurring');
  await moveOccurrences(trx, { userId, from: before.id, to: newId, day });
  await dropOwnDetails(trx, { before, after: changed });
  if (!hasSameDays(before, after)) await deletePlanned(trx, changed);
  else if (after.end_day !== null) await deletePlanned(trx, changed, after.end_day);
  await saveWithNextDay(trx, { ...before, end_day: endBefore(before, day), updated_at: after.updated_at });
  return await saveWithNextDay(trx, changed);
}

/** Returns the day before the given one, or the end day of the rule if that is earlier. */
function endBefore({ end_day }: RecurringRow, day: CalendarDay): CalendarDay {
  const last = addDays(day, -1);
  return end_day !== null && end_day < last ? end_day : last;
}

async function saveWithNextDay(trx: Writer, row: RecurringRow): Promise<RecurringRow> {
  const saved = withNextDay(row, await selectOpenOccurrences(trx, row));
  await saveRecurring(trx, saved);
  return saved;
}
