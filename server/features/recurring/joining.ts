import { addDays, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { OccurrenceOutcome } from '#shared/contract/recurring.ts';
import { ROWS_IN_A_TURN } from '#server/database/in-turns.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { nextTurn } from '#server/errors/while-client-waits.ts';
import { listOpen } from './list.ts';
import {
  askAgain,
  findOccurrence,
  findOwnTransaction,
  saveOccurrences,
  selectOccurrences,
  selectOpenOccurrences,
  type OccurrenceRow,
} from './occurrences/queries.ts';
import { findUnstored, replaceByDay, withNextDay } from './open-days.ts';
import { findRecurring, saveRecurring, selectRecurring, type RecurringRow } from './queries.ts';
import { mergeContent } from './to-recurring.ts';

// Imports call these functions to join bank lines to occurrences.

/** An occurrence to which an import may join a bank line. */
export type Joinable = {
  recurringId: string;
  /** The day of the schedule, which names the occurrence. */
  day: CalendarDay;
  dueDay: CalendarDay;
  outcome: Exclude<OccurrenceOutcome, 'skipped'>;
  type: 'expense' | 'income';
  description: string;
  category: string;
  amountMinor: number;
  isEstimate: boolean;
  /** The transaction of a posted occurrence, which may have been deleted since. */
  transactionId: string | null;
};

/**
 * Streams the posted, asked and planned occurrences that are due in a range, one batch per turn of the event loop. An
 * occurrence without its own amount has the amount of its recurring transaction.
 */
export async function* streamJoinable(
  db: Reader,
  userId: string,
  { from, to }: CalendarRange,
): AsyncGenerator<Joinable[]> {
  const rows = await selectRecurring(db, userId);
  // Each recurring transaction is due at most once a day.
  const days = Math.max(1, Math.floor(ROWS_IN_A_TURN / Math.max(1, rows.length)));
  for (let first = from; first <= to; first = addDays(first, days)) {
    const last = addDays(first, days - 1);
    yield await selectJoinable(db, userId, { rows, from: first, to: last < to ? last : to });
    await nextTurn();
  }
}

async function selectJoinable(
  db: Reader,
  userId: string,
  { rows, ...range }: CalendarRange & { rows: readonly RecurringRow[] },
): Promise<Joinable[]> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const stored = await selectOccurrences(db, userId, range);
  const settled = stored.filter(({ outcome }) => outcome === 'posted' || outcome === 'asked');
  return [...settled, ...(await listOpen(db, userId, { rows, ...range }))].flatMap((each) => {
    const row = byId.get(each.recurring_id);
    return row === undefined || each.outcome === 'skipped' ? [] : [toJoinable(row, each, each.outcome)];
  });
}

type Settlement = {
  userId: string;
  recurringId: string;
  day: CalendarDay;
  transactionId: string;
  /** The amount of the transaction. */
  amountMinor?: number;
};

/**
 * Makes a transaction the payment of an asked or planned occurrence, which is then not posted again. Returns false and
 * changes nothing if there is no such occurrence. Call it under the lock of the user's totals.
 */
export async function settleByTransaction(
  trx: Writer,
  { userId, recurringId, day, transactionId, amountMinor }: Settlement,
): Promise<boolean> {
  const row = await findRecurring(trx, userId, recurringId);
  if (row === undefined) return false;
  const found = (await findOccurrence(trx, row, day)) ?? findUnstored(row, day);
  if (found === undefined || (found.outcome !== 'asked' && found.outcome !== 'planned')) return false;
  const after = {
    ...found,
    outcome: 'posted' as const,
    transaction_id: transactionId,
    amount_minor: amountMinor ?? found.amount_minor ?? row.amount_minor,
  };
  const open = replaceByDay(await selectOpenOccurrences(trx, row), [after]);
  await saveOccurrences(trx, [after]);
  await saveRecurring(trx, withNextDay(row, open));
  return true;
}

/** Finds the transaction that was posted for a day, unless an import added it or it was deleted. */
export async function findPostedTransaction(
  trx: Writer,
  { userId, recurringId, day }: Pick<Settlement, 'userId' | 'recurringId' | 'day'>,
): Promise<string | undefined> {
  const row = { user_id: userId, id: recurringId };
  return await findOwnTransaction(trx, userId, (await findOccurrence(trx, row, day))?.transaction_id ?? null);
}

/**
 * Makes the occurrences of deleted transactions wait for the user again, as when an import is undone, and returns
 * their number. Call it under the lock of the user's totals.
 */
export async function freeOccurrences(
  trx: Writer,
  userId: string,
  transactionIds: readonly string[],
): Promise<number> {
  return transactionIds.length === 0 ? 0 : await askAgain(trx, userId, transactionIds);
}

function toJoinable(row: RecurringRow, occurrence: OccurrenceRow, outcome: Joinable['outcome']): Joinable {
  const { type, description, category, amountMinor } = mergeContent(row, occurrence);
  return {
    recurringId: row.id,
    day: occurrence.day,
    dueDay: occurrence.due_day,
    outcome,
    type,
    description,
    category,
    amountMinor,
    isEstimate: row.is_estimate === 1,
    transactionId: occurrence.transaction_id,
  };
}
