import { addDays, today, type CalendarDay } from '#shared/calendar.ts';
import type { Occurrence, OccurrenceAct } from '#shared/contract/recurring.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { MAX_OCCURRENCE_DAYS } from '#shared/limits.ts';
import { dueDayOf } from '#shared/recurring/calendar.ts';
import { readAmount } from '#server/amounts/read-amount.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import type { RecurringOptions } from './ledger.ts';
import {
  findOccurrence,
  saveOccurrences,
  selectOpenOccurrences,
  skipAsked,
  type OccurrenceRow,
} from './occurrences/queries.ts';
import { findUnstored, replaced, withNextDay } from './open-days.ts';
import { toPosted, toPosting } from './posting.ts';
import { requireRecurring, saveRecurring, type RecurringRow } from './queries.ts';
import { requireDay } from './requirements.ts';
import { toOccurrence, toSchedule } from './to-recurring.ts';

type Decided = { occurrence: Occurrence; transaction: Transaction | null };
type Context = { row: RecurringRow; found: OccurrenceRow; currency: string; todayIs: CalendarDay };

/** What a person decides about single occurrences. */
export function createOccurrences({ ledger, now }: RecurringOptions) {
  /** Throws `recurringNotFound`, and `occurrenceNotFound` where nothing is open or stored on the day. */
  async function decide(caller: Caller, id: string, day: CalendarDay, act: OccurrenceAct): Promise<Decided> {
    const { userId } = caller;
    return await ledger.write(userId, async (trx) => {
      const currency = await ledger.requireCurrency(trx, userId);
      const row = await requireRecurring(trx, userId, id);
      const todayIs = today(caller.timeZone, now());
      const found = (await findOccurrence(trx, row, day)) ?? findToCome(row, day, todayIs);
      if (found === undefined) throw new AppError('occurrenceNotFound');
      const context = { row, found, currency, todayIs };
      const after = found.outcome === 'posted' ? found : await applyAct(trx, context, act);
      const posted = after.transaction_id;
      const transaction = posted === null ? undefined : await ledger.find(trx, { userId, currency }, posted);
      return { occurrence: toOccurrence(row, after, currency), transaction: transaction ?? null };
    });
  }

  async function applyAct(trx: Writer, context: Context, act: OccurrenceAct): Promise<OccurrenceRow> {
    const { row } = context;
    const after = toDecided(context, act);
    const stored = replaced(await selectOpenOccurrences(trx, row), [after]);
    if (after.outcome === 'posted') await ledger.post(trx, row.user_id, [toPosting(row, after)]);
    await saveOccurrences(trx, [after]);
    await saveRecurring(trx, withNextDay(row, stored));
    return after;
  }

  /** Skips all that wait for the person, and answers how many. Throws `recurringNotFound`. */
  async function skipWaiting({ userId }: Caller, id: string): Promise<number> {
    return await ledger.write(userId, async (trx) => {
      await requireRecurring(trx, userId, id);
      return await skipAsked(trx, userId, id);
    });
  }

  return { decide, skipWaiting };
}

/** An occurrence that nobody has changed yet, up to a limit, since a schedule may never end. */
function findToCome(row: RecurringRow, day: CalendarDay, todayIs: CalendarDay): OccurrenceRow | undefined {
  return day > addDays(todayIs, MAX_OCCURRENCE_DAYS) ? undefined : findUnstored(row, day);
}

function toDecided({ row, found, currency, todayIs }: Context, act: OccurrenceAct): OccurrenceRow {
  switch (act.act) {
    case 'post': {
      const due = found.due_day < todayIs ? found.due_day : todayIs;
      const due_day = requireDay(act.date ?? due, 'date', todayIs);
      const amount_minor = act.amount === undefined ? found.amount_minor : readAmount(act.amount, currency);
      return toPosted(row, { ...found, due_day, amount_minor });
    }
    case 'skip':
      return { ...found, outcome: 'skipped' };
    case 'postpone':
      return { ...found, outcome: 'planned', due_day: requireLater(requireField(act, 'to'), todayIs) };
    case 'change':
      return { ...found, amount_minor: readAmount(requireField(act, 'amount'), currency) };
    case 'reset':
      return resetOne(row, found);
  }
}

/** As the schedule has it. What waits for the person goes on waiting. */
function resetOne(row: RecurringRow, found: OccurrenceRow): OccurrenceRow {
  const outcome = found.outcome === 'asked' ? 'asked' : 'planned';
  return { ...found, outcome, due_day: dueDayOf(toSchedule(row), found.day), amount_minor: null };
}

function requireField<Name extends keyof OccurrenceAct>(act: OccurrenceAct, name: Name) {
  const value = act[name];
  if (value === undefined) throw fieldError(name, 'required');
  return value;
}

function requireLater(day: CalendarDay, todayIs: CalendarDay): CalendarDay {
  if (day <= todayIs) throw fieldError('to', 'dateTooEarly');
  return requireDay(day, 'to', todayIs);
}
