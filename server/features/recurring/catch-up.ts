import { today, type CalendarDay } from '#shared/calendar.ts';
import { MAX_POSTED_AT_ONCE } from '#shared/limits.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { append } from '#shared/lists.ts';
import type { Ledger, Posting } from './ledger.ts';
import { saveOccurrences, selectOpenByIds, type OccurrenceRow } from './occurrences/queries.ts';
import { isOld, openOccurrences, replaceByDay, withNextDay } from './open-days.ts';
import { toPosted, toPosting } from './posting.ts';
import { saveRecurring, selectDue, type RecurringRow } from './queries.ts';
import { findRecorded, toPaid } from './recorded.ts';

export type CaughtUp = { posted: number; asked: number; isMore: boolean };

type User = { userId: string; timeZone: string };
type Options = { database: Database; ledger: Ledger; now: () => number };

const NOTHING: CaughtUp = { posted: 0, asked: 0, isMore: false };

/**
 * Settles at most `MAX_POSTED_AT_ONCE` occurrences that were due up to the user's today: asks about old ones and those
 * of recurring transactions that ask, and posts the others. A second call at the same time finds nothing due. Throws
 * `totalTooLarge`.
 */
export function createCatchUp({ database, ledger, now }: Options) {
  return async ({ userId, timeZone }: User): Promise<CaughtUp> => {
    const currentDay = today(timeZone, now());
    // If nothing is due, nothing is written, so that no browser fetches again.
    if ((await selectDue(database.read, userId, currentDay)).length === 0) return NOTHING;
    return await ledger.write(userId, (trx) => settleDue(trx, ledger, { userId, currentDay }));
  };
}

type Due = { userId: string; currentDay: CalendarDay };

/** Catches up inside a database transaction, under the lock of the user's totals. */
export async function settleDue(
  trx: Writer,
  ledger: Pick<Ledger, 'post'>,
  { userId, currentDay }: Due,
): Promise<CaughtUp> {
  const rows = await selectDue(trx, userId, currentDay);
  const stored = await selectOpenByIds(trx, userId, rows);
  const settled: { row: RecurringRow; after: OccurrenceRow }[] = [];
  let isMore = false;
  for (const row of rows) {
    if (settled.length === MAX_POSTED_AT_ONCE) isMore = true;
    if (isMore) break;
    const rowOccurrences = stored.get(row.id) ?? [];
    const due = openOccurrences(row, rowOccurrences, { to: currentDay });
    const batch = due.slice(0, MAX_POSTED_AT_ONCE - settled.length);
    const recorded = await findRecorded(
      trx,
      userId,
      batch.map((occurrence) => ({ row, occurrence })),
    );
    const outcomes = batch.map((each) => {
      const paid = recorded.get(each);
      return paid === undefined ? settle(row, each, currentDay) : toPaid(each, paid);
    });
    // Saved now, so that `findRecorded` does not find the same transaction for the next row.
    await saveOccurrences(trx, outcomes);
    isMore ||= outcomes.length < due.length;
    append(
      settled,
      outcomes.map((after) => ({ row, after })),
    );
    await saveRecurring(trx, withNextDay(row, replaceByDay(rowOccurrences, outcomes)));
  }
  const posted = settled.filter(({ after }) => after.outcome === 'posted');
  const postings = posted.map(({ row, after }) => toPosting(row, after));
  // A recorded occurrence has the id of the user's transaction, so nothing is posted for it.
  const isNew = ({ id }: Posting, at: number) => posted[at]?.after.transaction_id === id;
  await ledger.post(trx, userId, postings.filter(isNew));
  return { posted: posted.length, asked: settled.length - posted.length, isMore };
}

/** Settles an occurrence. It keeps its amount if the recurring transaction changes later. */
function settle(row: RecurringRow, occurrence: OccurrenceRow, currentDay: CalendarDay): OccurrenceRow {
  const isAsked = row.mode === 'ask' || isOld(occurrence.due_day, currentDay);
  const amount_minor = occurrence.amount_minor ?? row.amount_minor;
  return isAsked ? { ...occurrence, amount_minor, outcome: 'asked' } : toPosted(row, occurrence);
}
