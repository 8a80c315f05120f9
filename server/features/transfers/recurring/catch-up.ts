import { addDays, today, type CalendarDay } from '#shared/calendar.ts';
import { MAX_POSTED_AT_ONCE } from '#shared/limits.ts';
import { MAX_SHIFT_DAYS, type ScheduledDay } from '#shared/recurring/calendar.ts';
import type { Database } from '#server/database/connect.ts';
import { dayId } from '#server/database/day-id.ts';
import type { TransferRow } from '#server/database/schema/accounts.ts';
import type { Writer } from '#server/database/schema.ts';
import { findTransferIds } from '../queries.ts';
import type { TransferOptions } from '../transfers.ts';
import { insertWithTotals } from '../write-with-totals.ts';
import { listOpenDays, withoutDays } from './open-days.ts';
import {
  findRecurringTransfer,
  saveRecurringTransfer,
  selectDueTransfers,
  type RecurringTransferRow,
} from './queries.ts';

type User = { userId: string; timeZone: string };
type Settling = { currentDay: CalendarDay; nowMs: number; limit: number };

/**
 * Adds at most `MAX_POSTED_AT_ONCE` transfers that were due up to the user's today. A second call at the same time finds
 * nothing due. `isMore`: whether another call is needed. Throws `totalTooLarge` if nothing else can be added.
 */
export function createTransferCatchUp({ database, write, now }: TransferOptions & { database: Database }) {
  return async ({ userId, timeZone }: User): Promise<{ isMore: boolean }> => {
    const nowMs = now();
    const currentDay = today(timeZone, nowMs);
    let count = 0;
    let failure: unknown;
    // If nothing is due, nothing is written, so that no browser fetches again.
    for (const { id } of await selectDueTransfers(database.read, userId, currentDay)) {
      const limit = MAX_POSTED_AT_ONCE - count;
      if (limit === 0) return { isMore: true };
      try {
        // Each has its own database transaction, so that too large a total of one does not stop the others.
        count += await write(userId, async (trx) => {
          const row = await findRecurringTransfer(trx, userId, id);
          return row === undefined ? 0 : (await settle(trx, row, { currentDay, nowMs, limit })).count;
        });
      } catch (error) {
        failure = error;
      }
    }
    if (failure !== undefined && count === 0) throw failure;
    return { isMore: failure !== undefined || count === MAX_POSTED_AT_ONCE };
  };
}

/** Adds all transfers that are due, and returns the row as it is then. Throws `totalTooLarge`. */
export async function settleAll(
  trx: Writer,
  row: RecurringTransferRow,
  { currentDay, nowMs }: Pick<Settling, 'currentDay' | 'nowMs'>,
): Promise<RecurringTransferRow> {
  let { after, count } = await settle(trx, row, { currentDay, nowMs, limit: MAX_POSTED_AT_ONCE });
  while (count === MAX_POSTED_AT_ONCE)
    ({ after, count } = await settle(trx, after, { currentDay, nowMs, limit: MAX_POSTED_AT_ONCE }));
  return after;
}

/** Adds up to `limit` transfers that are due. Call it under the lock of the user's totals. */
async function settle(
  trx: Writer,
  row: RecurringTransferRow,
  { currentDay, nowMs, limit }: Settling,
): Promise<{ after: RecurringTransferRow; count: number }> {
  const days = listOpenDays(row, { to: currentDay, limit });
  const after = withoutDays(row, days);
  if (days.length === 0) return { after, count: 0 };
  const rows = days.map((day) => toTransferOf(row, day, nowMs));
  const ids = rows.map(({ id }) => id);
  const taken = await findTransferIds(trx, row.user_id, ids);
  await insertWithTotals(
    trx,
    rows.filter(({ id }) => !taken.has(id)),
  );
  await saveRecurringTransfer(trx, after);
  return { after, count: days.length };
}

/** Returns the row without its first days that have a transfer already. Another schedule may move them on. */
export async function withoutAdded(
  trx: Writer,
  row: RecurringTransferRow,
  currentDay: CalendarDay,
): Promise<RecurringTransferRow> {
  // From two days before today to two days after it.
  const limit = 2 * MAX_SHIFT_DAYS + 1;
  const days = listOpenDays(row, { to: addDays(currentDay, MAX_SHIFT_DAYS), limit });
  const idOf = ({ day }: ScheduledDay) => dayId(row.id, day);
  const taken = await findTransferIds(trx, row.user_id, days.map(idOf));
  const open = days.findIndex((day) => !taken.has(idOf(day)));
  return withoutDays(row, open === -1 ? days : days.slice(0, open));
}

/** Returns the transfer of a day. The id is the same each time, so that nothing is added twice. */
function toTransferOf(row: RecurringTransferRow, { day, dueDay }: ScheduledDay, nowMs: number): TransferRow {
  return {
    user_id: row.user_id,
    id: dayId(row.id, day),
    from_source: row.from_source,
    to_source: row.to_source,
    amount_minor: row.amount_minor,
    date: dueDay,
    note: row.note,
    created_at: nowMs,
    updated_at: nowMs,
    deleted_at: null,
    import_id: null,
    given_side: null,
  };
}
