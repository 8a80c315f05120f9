import { addDays, today, type CalendarDay } from '#shared/calendar.ts';
import { UNCATEGORIZED } from '#shared/categories.ts';
import type { NewRecurring, Recurring } from '#shared/contract/recurring.ts';
import { MAX_DAYS_AHEAD, MAX_RECURRING } from '#shared/limits.ts';
import { occurrencesIn } from '#shared/recurring/calendar.ts';
import { readAmount } from '#server/amounts/read-amount.ts';
import { requireAccount } from '#server/database/known-accounts.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { findFirstDue, requireSchedule, scheduleColumns, toSchedule } from '#server/period/schedule.ts';
import { uuidv7 } from 'uuidv7';
import type { RecurringOptions } from './ledger.ts';
import { saveOccurrences, type OccurrenceRow } from './occurrences/queries.ts';
import { newOccurrence, openOccurrences, withNextDay } from './open-days.ts';
import { countRecurring, findRecurring, saveRecurring, type RecurringRow } from './queries.ts';
import { findRecorded, toPaid } from './recorded.ts';
import { requireCategory } from './requirements.ts';
import { requireSame } from '#server/period/same-rule.ts';
import { storeTagList, toRecurring } from './to-recurring.ts';

type Context = { caller: Caller; currency: string; currentDay: CalendarDay };

export function createAdding({ ledger, readCategories, now }: RecurringOptions) {
  async function toNewRow(trx: Writer, body: NewRecurring, context: Context): Promise<RecurringRow> {
    const { caller, currency, currentDay } = context;
    const { userId } = caller;
    const nowMs = now();
    const { type, unit, every, firstDay, secondDay, on, shift, endDay } = body;
    const { category = UNCATEGORIZED, account = null } = body;
    await requireAccount(trx, userId, account);
    const schedule = requireSchedule({ unit, every, firstDay, secondDay, on, shift, endDay }, currentDay);
    return {
      user_id: userId,
      id: body.id ?? uuidv7(),
      type,
      description: body.description,
      amount_minor: readAmount(body.amount, currency),
      is_estimate: body.isEstimate ? 1 : 0,
      category: await requireCategory(trx, readCategories, { userId, type, category }),
      note: body.note ?? '',
      tags: storeTagList(body.tags ?? []),
      source_id: account,
      ...scheduleColumns(schedule),
      mode: body.mode,
      open_from: findFirstDue(schedule, currentDay),
      next_day: null,
      state: 'active',
      created_at: nowMs,
      updated_at: nowMs,
    };
  }

  /** Returns an occurrence paid by the transaction from which the recurring one is made, if one is due on its day. */
  async function findOwnOccurrence(
    trx: Writer,
    row: RecurringRow,
    { context: { caller, currency }, id }: { context: Context; id: string },
  ): Promise<OccurrenceRow[]> {
    const transaction = await ledger.find(trx, { userId: caller.userId, currency }, id);
    if (transaction === undefined) throw new AppError('recordNotFound');
    const [due] = occurrencesIn(toSchedule(row), { from: transaction.date, to: transaction.date });
    if (due === undefined) return [];
    const amount_minor = readAmount(transaction.amount, currency);
    return [{ ...newOccurrence(row, due), outcome: 'posted', amount_minor, transaction_id: id }];
  }

  /**
   * Throws `idConflict` if the id is stored with other content, `recordNotFound`, `tooManyRecurring`, and the error of
   * a field.
   */
  return async (caller: Caller, body: NewRecurring): Promise<Recurring> =>
    await ledger.write(caller.userId, async (trx) => {
      const currency = await ledger.requireCurrency(trx, caller.userId);
      const context = { caller, currency, currentDay: today(caller.timeZone, now()) };
      const row = await toNewRow(trx, body, context);
      const existing = await findRecurring(trx, caller.userId, row.id);
      if (existing !== undefined) return toRecurring(requireSame(existing, row), currency);
      if ((await countRecurring(trx, caller.userId)) >= MAX_RECURRING) throw new AppError('tooManyRecurring');
      const { transactionId: id } = body;
      const ownOccurrences = id === undefined ? [] : await findOwnOccurrence(trx, row, { context, id });
      await saveOccurrences(trx, ownOccurrences);
      const recordedAhead = await listRecordedAhead(trx, row, {
        stored: ownOccurrences,
        currentDay: context.currentDay,
      });
      const stored = [...ownOccurrences, ...recordedAhead];
      const saved = withNextDay(row, stored);
      await saveRecurring(trx, saved);
      await saveOccurrences(trx, recordedAhead);
      return toRecurring(saved, currency);
    });
}

/** Lists the occurrences from today on that the user has recorded already, so that they are not posted again. */
async function listRecordedAhead(
  trx: Writer,
  row: RecurringRow,
  { stored, currentDay }: { stored: readonly OccurrenceRow[]; currentDay: CalendarDay },
): Promise<OccurrenceRow[]> {
  const to = addDays(currentDay, MAX_DAYS_AHEAD);
  const open = openOccurrences(row, stored, { to }).map((occurrence) => ({ row, occurrence }));
  const recorded = await findRecorded(trx, row.user_id, open);
  return [...recorded].map(([occurrence, paid]) => toPaid(occurrence, paid));
}
