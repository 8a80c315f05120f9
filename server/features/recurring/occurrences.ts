import { addDays, today, type CalendarDay } from '#shared/calendar.ts';
import type { Occurrence, OccurrenceAct } from '#shared/contract/recurring.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { MAX_OCCURRENCE_DAYS } from '#shared/limits.ts';
import { dueDayOf } from '#shared/recurring/calendar.ts';
import { readAmount } from '#server/amounts/read-amount.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { requireDay, toSchedule } from '#server/period/schedule.ts';
import type { ReadCategories, RecurringOptions } from './ledger.ts';
import {
  findOccurrence,
  saveOccurrences,
  selectOpenOccurrences,
  type OccurrenceRow,
} from './occurrences/queries.ts';
import { findUnstored, replaceByDay, withNextDay } from './open-days.ts';
import { toPosted, toPosting } from './posting.ts';
import { requireRecurring, saveRecurring, type RecurringRow } from './queries.ts';
import { requireCategory } from './requirements.ts';
import { NO_OWN_DETAILS, storeTagList, toOccurrence } from './to-recurring.ts';

type DecidedOccurrence = { occurrence: Occurrence; transaction: Transaction | null };
type Context = { row: RecurringRow; found: OccurrenceRow; currency: string; currentDay: CalendarDay };

export function createOccurrences({ ledger, readCategories, now }: RecurringOptions) {
  /** Throws `recurringNotFound`, and `occurrenceNotFound` if no occurrence is open or stored on the day. */
  async function decide(
    caller: Caller,
    id: string,
    day: CalendarDay,
    act: OccurrenceAct,
  ): Promise<DecidedOccurrence> {
    const { userId } = caller;
    return await ledger.write(userId, async (trx) => {
      const currency = await ledger.requireCurrency(trx, userId);
      const row = await requireRecurring(trx, userId, id);
      const currentDay = today(caller.timeZone, now());
      const found = (await findOccurrence(trx, row, day)) ?? findFuture(row, day, currentDay);
      if (found === undefined) throw new AppError('occurrenceNotFound');
      const context = { row, found, currency, currentDay };
      const after = found.outcome === 'posted' ? found : await applyAct(trx, context, act);
      const paidBy = after.transaction_id;
      const transaction = paidBy === null ? undefined : await ledger.find(trx, { userId, currency }, paidBy);
      return { occurrence: toOccurrence(row, after, currency), transaction: transaction ?? null };
    });
  }

  async function applyAct(trx: Writer, context: Context, act: OccurrenceAct): Promise<OccurrenceRow> {
    const { row } = context;
    const { act: name } = act;
    const after =
      name === 'change'
        ? await applyChanges(trx, readCategories, context, act)
        : toDecided(context, { ...act, act: name });
    const stored = replaceByDay(await selectOpenOccurrences(trx, row), [after]);
    if (after.outcome === 'posted') await ledger.post(trx, row.user_id, [toPosting(row, after)]);
    await saveOccurrences(trx, [after]);
    await saveRecurring(trx, withNextDay(row, stored));
    return after;
  }

  return decide;
}

/** Finds an open occurrence that is not stored, up to MAX_OCCURRENCE_DAYS ahead, since a schedule may never end. */
function findFuture(row: RecurringRow, day: CalendarDay, currentDay: CalendarDay): OccurrenceRow | undefined {
  return day > addDays(currentDay, MAX_OCCURRENCE_DAYS) ? undefined : findUnstored(row, day);
}

/** Applies changes to this occurrence alone. Without a change, throws the error of the field `amount`. */
async function applyChanges(
  trx: Writer,
  readCategories: ReadCategories,
  { row, found, currency, currentDay }: Context,
  { amount, description, category, note, tags, to }: Omit<OccurrenceAct, 'act'>,
): Promise<OccurrenceRow> {
  const changes = [amount, description, category, note, tags, to];
  if (changes.every((each) => each === undefined)) throw fieldError('amount', 'required');
  const { user_id: userId, type } = row;
  return {
    ...found,
    ...(amount !== undefined && { amount_minor: readAmount(amount, currency) }),
    ...(description !== undefined && { description }),
    ...(category !== undefined && {
      category: await requireCategory(trx, readCategories, { userId, type, category }),
    }),
    ...(note !== undefined && { note }),
    ...(tags !== undefined && { tags: storeTagList(tags) }),
    ...(to !== undefined && { outcome: 'planned' as const, due_day: requireLater(to, currentDay) }),
  };
}

type Decision = OccurrenceAct & { act: Exclude<OccurrenceAct['act'], 'change'> };

function toDecided({ row, found, currency, currentDay }: Context, act: Decision): OccurrenceRow {
  switch (act.act) {
    case 'post': {
      const due = found.due_day < currentDay ? found.due_day : currentDay;
      const due_day = requireDay(act.date ?? due, 'date', currentDay);
      const amount_minor = act.amount === undefined ? found.amount_minor : readAmount(act.amount, currency);
      return toPosted(row, { ...found, due_day, amount_minor });
    }
    case 'skip':
      return { ...found, outcome: 'skipped' };
    case 'postpone':
      return { ...found, outcome: 'planned', due_day: requireLater(requireTo(act), currentDay) };
    case 'reset':
      return toReset(row, found);
  }
}

/** Removes all changes of an occurrence. If it waits for the user, it still waits. */
function toReset(row: RecurringRow, found: OccurrenceRow): OccurrenceRow {
  const outcome = found.outcome === 'asked' ? 'asked' : 'planned';
  return { ...found, outcome, due_day: dueDayOf(toSchedule(row), found.day), ...NO_OWN_DETAILS };
}

function requireTo({ to }: OccurrenceAct): CalendarDay {
  if (to === undefined) throw fieldError('to', 'required');
  return to;
}

function requireLater(day: CalendarDay, currentDay: CalendarDay): CalendarDay {
  if (day <= currentDay) throw fieldError('to', 'dateNotAhead');
  return requireDay(day, 'to', currentDay);
}
