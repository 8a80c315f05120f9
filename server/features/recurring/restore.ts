import { today, type CalendarDay } from '#shared/calendar.ts';
import { UNCATEGORIZED } from '#shared/categories.ts';
import type {
  ExportedDecision,
  ExportedOccurrence,
  RestoredRecurring,
} from '#shared/contract/recurring-export.ts';
import { MAX_RECURRING, MAX_SUGGESTION_DECISIONS } from '#shared/limits.ts';
import { readAmount } from '#server/amounts/read-amount.ts';
import { deleteOldDecisions } from '#server/database/delete-old-decisions.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { readList } from '#server/errors/read-each.ts';
import { requireSchedule, restoredOpenFrom, scheduleColumns } from '#server/period/schedule.ts';
import { insertMissingDecisions } from './suggestions/queries.ts';
import type { ReadCategories } from './ledger.ts';
import {
  insertMissingOccurrences,
  selectOpenOccurrences,
  type OccurrenceRow,
} from './occurrences/queries.ts';
import { withNextDay } from './open-days.ts';
import {
  countRecurring,
  insertMissingRecurring,
  saveRecurring,
  selectRecurring,
  type RecurringRow,
} from './queries.ts';
import { storeTagList } from './to-recurring.ts';

type User = { userId: string; currency: string; timeZone: string };
type RestoredLists = {
  recurring: readonly RestoredRecurring[];
  recurringOccurrences: readonly ExportedOccurrence[];
  recurringDecisions: readonly ExportedDecision[];
};
type RestoreOptions = {
  nowMs: number;
  readCategories: ReadCategories;
  /** The restored accounts. A recurring transaction loses its link to another. */
  accountIds: ReadonlySet<string>;
};

/**
 * Restores the recurring transactions of an export, with their ids and times, under the lock of the user's totals;
 * existing rows stay. Throws `validationFailed` with the wrong fields, `tooManyRecurring`, and `recurringNotFound` for
 * an occurrence without its recurring transaction.
 */
export async function restoreRecurring(
  trx: Writer,
  { userId, currency, timeZone }: User,
  {
    recurring,
    recurringOccurrences,
    recurringDecisions,
    nowMs,
    readCategories,
    accountIds,
  }: RestoredLists & RestoreOptions,
): Promise<void> {
  const categories = await readCategories(trx, userId);
  const context = { userId, currency, currentDay: today(timeZone, nowMs), categories, accountIds };
  const rows = readList('recurring', recurring, (each) => toRow(each, context));
  await insertMissingRecurring(trx, rows);
  if ((await countRecurring(trx, userId)) > MAX_RECURRING) throw new AppError('tooManyRecurring');
  const stored = new Map((await selectRecurring(trx, userId)).map((row) => [row.id, row]));
  const occurrences = readList('recurringOccurrences', recurringOccurrences, (each) =>
    toOccurrenceRow(each, { ...context, type: stored.get(each.recurringId)?.type }),
  );
  if (occurrences.some(({ recurring_id }) => !stored.has(recurring_id)))
    throw new AppError('recurringNotFound');
  await insertMissingOccurrences(trx, occurrences);
  const changed = new Set([...rows.map(({ id }) => id), ...occurrences.map((each) => each.recurring_id)]);
  for (const row of stored.values()) if (changed.has(row.id)) await saveNextDay(trx, row);
  await restoreDecisions(trx, userId, recurringDecisions);
}

async function restoreDecisions(
  trx: Writer,
  userId: string,
  decisions: readonly ExportedDecision[],
): Promise<void> {
  if (decisions.length === 0) return;
  const rows = decisions.map(({ key, decision, decidedAt }) => ({
    user_id: userId,
    key,
    decision,
    decided_at: Date.parse(decidedAt),
  }));
  await insertMissingDecisions(trx, rows);
  await deleteOldDecisions(trx, 'recurring_decisions', { userId, keptCount: MAX_SUGGESTION_DECISIONS });
}

async function saveNextDay(trx: Writer, row: RecurringRow): Promise<void> {
  await saveRecurring(trx, withNextDay(row, await selectOpenOccurrences(trx, row)));
}

type Context = {
  userId: string;
  currency: string;
  currentDay: CalendarDay;
  categories: Awaited<ReturnType<ReadCategories>>;
  accountIds: ReadonlySet<string>;
};

function toRow(each: RestoredRecurring, context: Context): RecurringRow {
  const { userId, currency, currentDay, categories, accountIds } = context;
  const { account = null } = each;
  const { unit, every, firstDay, secondDay, on, shift, endDay } = each;
  return {
    user_id: userId,
    id: each.id,
    type: each.type,
    description: each.description,
    amount_minor: readAmount(each.amount, currency),
    is_estimate: each.isEstimate ? 1 : 0,
    category: categories.resolve(each.type, each.category ?? UNCATEGORIZED) ?? UNCATEGORIZED,
    note: each.note ?? '',
    tags: storeTagList(each.tags ?? []),
    source_id: account !== null && accountIds.has(account) ? account : null,
    ...scheduleColumns(requireSchedule({ unit, every, firstDay, secondDay, on, shift, endDay }, currentDay)),
    mode: each.mode,
    open_from: restoredOpenFrom(each.openFrom, currentDay),
    next_day: null,
    state: each.state,
    created_at: Date.parse(each.createdAt),
    updated_at: Date.parse(each.updatedAt),
  };
}

function toOccurrenceRow(
  { recurringId, day, dueDay, outcome, amount, transactionId, ...details }: ExportedOccurrence,
  { userId, currency, categories, type }: Context & { type: RecurringRow['type'] | undefined },
): OccurrenceRow {
  const category =
    type === undefined || details.category === undefined
      ? undefined
      : categories.resolve(type, details.category);
  return {
    user_id: userId,
    recurring_id: recurringId,
    day,
    outcome,
    due_day: dueDay,
    amount_minor: amount === null ? null : readAmount(amount, currency),
    transaction_id: transactionId,
    description: details.description ?? null,
    category: category ?? null,
    note: details.note ?? null,
    tags: details.tags === undefined ? null : storeTagList(details.tags),
  };
}
