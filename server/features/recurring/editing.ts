import { today, type CalendarDay } from '#shared/calendar.ts';
import type { Recurring, RecurringChanges } from '#shared/contract/recurring.ts';
import { readAmount } from '#server/amounts/read-amount.ts';
import { requireAccount } from '#server/database/known-accounts.ts';
import type { Writer } from '#server/database/schema.ts';
import type { Caller } from '#server/http/environment.ts';
import {
  hasSameDays,
  isResumed,
  nextOpenFrom,
  requireSchedule,
  scheduleColumns,
} from '#server/period/schedule.ts';
import { settleDue } from './catch-up.ts';
import type { RecurringOptions } from './ledger.ts';
import { deletePlanned, selectOpenOccurrences, skipPlannedBefore } from './occurrences/queries.ts';
import { withNextDay, type Change } from './open-days.ts';
import { deleteRecurringRow, requireRecurring, saveRecurring, type RecurringRow } from './queries.ts';
import { requireCategory } from './requirements.ts';
import { dropOwnDetails, splitOff } from './splitting.ts';
import { storeTagList, toRecurring } from './to-recurring.ts';

export function createEditing({ ledger, readCategories, now }: RecurringOptions) {
  /** Throws `recurringNotFound`, `totalTooLarge`, the error of a field, and those of `splitOff`. */
  async function edit(caller: Caller, id: string, changes: RecurringChanges): Promise<Recurring> {
    const { userId } = caller;
    return await ledger.write(userId, async (trx) => {
      const currency = await ledger.requireCurrency(trx, userId);
      const currentDay = today(caller.timeZone, now());
      await requireRecurring(trx, userId, id);
      // Occurrences due before the change are posted with the old values.
      while ((await settleDue(trx, ledger, { userId, currentDay })).isMore);
      const before = await requireRecurring(trx, userId, id);
      const after = await applyChanges(trx, before, changes, { currency, currentDay });
      const { from } = changes;
      const isSplit = from !== undefined && from.day > before.first_day;
      const saved = isSplit
        ? await splitOff(trx, { before, after, currentDay, ...from })
        : await changeInPlace(trx, { before, after, currentDay });
      return toRecurring(saved, currency);
    });
  }

  /** Deletes a recurring transaction; what it has posted stays. Throws `recurringNotFound`. */
  async function remove({ userId }: Caller, id: string): Promise<void> {
    await ledger.write(userId, async (trx) => {
      await requireRecurring(trx, userId, id);
      await deleteRecurringRow(trx, userId, id);
    });
  }

  async function applyChanges(
    trx: Writer,
    before: RecurringRow,
    changes: RecurringChanges,
    { currency, currentDay }: { currency: string; currentDay: CalendarDay },
  ): Promise<RecurringRow> {
    const { user_id: userId, type } = before;
    const { amount, description, isEstimate, category, account, note, tags, schedule, mode, state } = changes;
    if (account !== undefined) await requireAccount(trx, userId, account);
    // A new schedule makes an ended recurring transaction active again.
    const nextState = schedule !== undefined && before.state === 'ended' ? 'active' : before.state;
    return {
      ...before,
      ...(amount !== undefined && { amount_minor: readAmount(amount, currency) }),
      ...(description !== undefined && { description }),
      ...(isEstimate !== undefined && { is_estimate: isEstimate ? 1 : 0 }),
      ...(category !== undefined && {
        category: await requireCategory(trx, readCategories, { userId, type, category }),
      }),
      ...(account !== undefined && { source_id: account }),
      ...(note !== undefined && { note }),
      ...(tags !== undefined && { tags: storeTagList(tags) }),
      ...(schedule !== undefined && scheduleColumns(requireSchedule(schedule, currentDay))),
      ...(mode !== undefined && { mode }),
      state: state ?? nextState,
      updated_at: now(),
    };
  }

  return { edit, remove };
}

/** Changes all open occurrences. */
async function changeInPlace(trx: Writer, { before, after, currentDay }: Change): Promise<RecurringRow> {
  const hasOtherDays = !hasSameDays(before, after);
  if (hasOtherDays || after.state === 'ended') await deletePlanned(trx, after);
  else if (after.end_day !== null) await deletePlanned(trx, after, after.end_day);
  await dropOwnDetails(trx, { before, after });
  if (isResumed(before, after)) await skipPlannedBefore(trx, after, currentDay);
  const opened = { ...after, open_from: nextOpenFrom({ before, after, currentDay }) };
  const saved = withNextDay(opened, await selectOpenOccurrences(trx, opened));
  await saveRecurring(trx, saved);
  return saved;
}
