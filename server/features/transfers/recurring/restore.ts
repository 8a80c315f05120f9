import { today, type CalendarDay } from '#shared/calendar.ts';
import type { StoredRecurringTransfer } from '#shared/contract/recurring-transfers.ts';
import { MAX_RECURRING_TRANSFERS } from '#shared/limits.ts';
import { readAmount } from '#server/amounts/read-amount.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { readList } from '#server/errors/read-each.ts';
import { requireSchedule, restoredOpenFrom, scheduleColumns } from '#server/period/schedule.ts';
import { withNextDay } from './open-days.ts';
import {
  countRecurringTransfers,
  insertMissingRecurringTransfers,
  type RecurringTransferRow,
} from './queries.ts';

type User = { userId: string; currency: string; timeZone: string };
type Restored = {
  recurringTransfers: readonly StoredRecurringTransfer[];
  nowMs: number;
  /** The restored accounts. A recurring transfer loses its link to another, and one without any is left out. */
  accountIds: ReadonlySet<string>;
};

/**
 * Restores the recurring transfers of an export, with their ids and times; existing rows stay. Call it after the
 * transfers are restored, or a catch-up in between adds them again. Throws `validationFailed` with the wrong fields, and
 * `tooManyRecurringTransfers`.
 */
export async function restoreRecurringTransfers(
  trx: Writer,
  { userId, currency, timeZone }: User,
  { recurringTransfers, nowMs, accountIds }: Restored,
): Promise<void> {
  if (recurringTransfers.length === 0) return;
  const context = { userId, currency, currentDay: today(timeZone, nowMs) };
  const rows = readList('recurringTransfers', recurringTransfers, (each) => toRow(each, context));
  const known = (id: string | null) => (id !== null && accountIds.has(id) ? id : null);
  const kept = rows
    .map((row) => ({ ...row, from_source: known(row.from_source), to_source: known(row.to_source) }))
    .filter(({ from_source, to_source }) => from_source !== to_source);
  await insertMissingRecurringTransfers(trx, kept);
  if ((await countRecurringTransfers(trx, userId)) > MAX_RECURRING_TRANSFERS)
    throw new AppError('tooManyRecurringTransfers');
}

function toRow(
  { openFrom, ...each }: StoredRecurringTransfer,
  { userId, currency, currentDay }: { userId: string; currency: string; currentDay: CalendarDay },
): RecurringTransferRow {
  return withNextDay({
    user_id: userId,
    id: each.id,
    from_source: each.fromAccount,
    to_source: each.toAccount,
    amount_minor: readAmount(each.amount, currency),
    note: each.note,
    ...scheduleColumns(requireSchedule(each, currentDay)),
    open_from: restoredOpenFrom(openFrom, currentDay),
    next_day: null,
    state: each.state,
    created_at: Date.parse(each.createdAt),
    updated_at: Date.parse(each.updatedAt),
  });
}
