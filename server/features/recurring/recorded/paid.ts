import { addDays, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { Reader } from '#server/database/schema.ts';
import type { OccurrenceRow } from '../occurrences/queries.ts';

/** A posted occurrence with the amount of its transaction, in minor units. */
export type PaidRow = Pick<OccurrenceRow, 'due_day' | 'recurring_id' | 'day' | 'description'> & {
  paid_minor: number;
};

/** A posted occurrence with the day and the amount of its transaction, which may have been edited. */
type PostedRow = OccurrenceRow & { paid_day: CalendarDay; paid_minor: number };

/** The maximum number of days between a due day and the date of its transaction, which the user may have changed. */
const MAX_DAYS_MOVED = 31;

/** Returns the first posted occurrences whose transactions are dated in a range. */
export async function selectPostedIn(
  db: Reader,
  userId: string,
  { from, to, limit }: CalendarRange & { limit: number },
): Promise<PostedRow[]> {
  return await queryPaid(db, userId)
    .where('due_day', '>=', addDays(from, -MAX_DAYS_MOVED))
    .where('due_day', '<=', addDays(to, MAX_DAYS_MOVED))
    .where('transactions.date', '>=', from)
    .where('transactions.date', '<=', to)
    .selectAll('recurring_occurrences')
    .select(['transactions.date as paid_day', 'transactions.amount_minor as paid_minor'])
    .orderBy('transactions.date')
    .orderBy('recurring_id')
    .orderBy('day')
    .limit(limit)
    .execute();
}

/** Returns a page of the posted occurrences due in a range whose transactions still exist. */
export async function selectPaidIn(
  db: Reader,
  userId: string,
  { from, to, after, limit }: CalendarRange & { after: PaidRow | undefined; limit: number },
): Promise<PaidRow[]> {
  let query = queryPaid(db, userId).where('due_day', '>=', from).where('due_day', '<=', to);
  if (after !== undefined)
    query = query.where((eb) =>
      eb(
        eb.refTuple('due_day', 'recurring_id', 'day'),
        '>',
        eb.tuple(after.due_day, after.recurring_id, after.day),
      ),
    );
  return await query
    .select([
      'due_day',
      'recurring_id',
      'day',
      'recurring_occurrences.description',
      'transactions.amount_minor as paid_minor',
    ])
    .orderBy('due_day')
    .orderBy('recurring_id')
    .orderBy('day')
    .limit(limit)
    .execute();
}

/** Returns the amount of the last posted occurrence of one recurring transaction in a range, in minor units. */
export async function selectPaidBefore(
  db: Reader,
  { userId, id }: { userId: string; id: string },
  { from, to }: CalendarRange,
): Promise<number | undefined> {
  const last = await queryPaid(db, userId)
    .where('recurring_id', '=', id)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('transactions.date', '<=', to)
    .select('transactions.amount_minor as paid_minor')
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.paid_minor;
}

function queryPaid(db: Reader, userId: string) {
  return db
    .selectFrom('recurring_occurrences')
    .innerJoin('transactions', (join) =>
      join
        .onRef('transactions.user_id', '=', 'recurring_occurrences.user_id')
        .onRef('transactions.id', '=', 'recurring_occurrences.transaction_id'),
    )
    .where('recurring_occurrences.user_id', '=', userId)
    .where('outcome', '=', 'posted');
}
