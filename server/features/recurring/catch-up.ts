import { today, type CalendarDay } from '#shared/calendar.ts';
import { MAX_POSTED_AT_ONCE } from '#shared/limits.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { append } from '#shared/lists.ts';
import type { Ledger, Posting } from './ledger.ts';
import { saveOccurrences, selectOpenOfAll, type OccurrenceRow } from './occurrences/queries.ts';
import { isOld, openOccurrences, replaced, withNextDay } from './open-days.ts';
import { toPosted, toPosting } from './posting.ts';
import { saveRecurring, selectDue, type RecurringRow } from './queries.ts';
import { findRecorded, paidBy } from './recorded.ts';

export type CaughtUp = { posted: number; asked: number; isMore: boolean };

type User = { userId: string; timeZone: string };
type Options = { database: Database; ledger: Ledger; now: () => number };

const NOTHING: CaughtUp = { posted: 0, asked: 0, isMore: false };

/**
 * Posts what was due up to the user's today, at most 60 at once, and asks about estimates and what is old. Whoever
 * comes second finds nothing due. Throws `totalTooLarge`.
 */
export function createCatchUp({ database, ledger, now }: Options) {
  return async ({ userId, timeZone }: User): Promise<CaughtUp> => {
    const todayIs = today(timeZone, now());
    // Where nothing is due, nothing is written, so that no browser fetches again.
    if ((await selectDue(database.read, userId, todayIs)).length === 0) return NOTHING;
    return await ledger.write(userId, (trx) => settleDue(trx, ledger, { userId, todayIs }));
  };
}

type Due = { userId: string; todayIs: CalendarDay };

/** Does the same in a database transaction under the lock of the user's totals. */
export async function settleDue(
  trx: Writer,
  ledger: Pick<Ledger, 'post'>,
  { userId, todayIs }: Due,
): Promise<CaughtUp> {
  const rows = await selectDue(trx, userId, todayIs);
  const stored = await selectOpenOfAll(trx, userId, rows);
  const settled: { row: RecurringRow; after: OccurrenceRow }[] = [];
  let isMore = false;
  for (const row of rows) {
    if (settled.length === MAX_POSTED_AT_ONCE) isMore = true;
    if (isMore) break;
    const ofRow = stored.get(row.id) ?? [];
    const due = openOccurrences(row, ofRow, { to: todayIs });
    const now = due.slice(0, MAX_POSTED_AT_ONCE - settled.length);
    const recorded = await findRecorded(
      trx,
      userId,
      now.map((occurrence) => ({ row, occurrence })),
    );
    const outcomes = now.map((each) => {
      const paid = recorded.get(each);
      return paid === undefined ? settle(row, each, todayIs) : paidBy(each, paid);
    });
    // Saved before the next one looks for its own.
    await saveOccurrences(trx, outcomes);
    isMore ||= outcomes.length < due.length;
    append(
      settled,
      outcomes.map((after) => ({ row, after })),
    );
    await saveRecurring(trx, withNextDay(row, replaced(ofRow, outcomes)));
  }
  const posted = settled.filter(({ after }) => after.outcome === 'posted');
  const postings = posted.map(({ row, after }) => toPosting(row, after));
  // What is recorded already has another transaction than its day would post.
  const isNew = ({ id }: Posting, at: number) => posted[at]?.after.transaction_id === id;
  await ledger.post(trx, userId, postings.filter(isNew));
  return { posted: posted.length, asked: settled.length - posted.length, isMore };
}

/** Both keep the amount of today, also where the usual one changes later. */
function settle(row: RecurringRow, occurrence: OccurrenceRow, todayIs: CalendarDay): OccurrenceRow {
  const isAsked = row.mode === 'ask' || isOld(occurrence.due_day, todayIs);
  const amount_minor = occurrence.amount_minor ?? row.amount_minor;
  return isAsked ? { ...occurrence, amount_minor, outcome: 'asked' } : toPosted(row, occurrence);
}
