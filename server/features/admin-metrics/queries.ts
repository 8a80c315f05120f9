import { sql } from 'kysely';
import type { CalendarDay } from '#shared/calendar.ts';
import { acrossUsers } from '#server/database/across-users.ts';
import type { Reader, Writer } from '#server/database/schema.ts';

/** A range of users by id: after `after`, up to and including `upTo`; without `upTo`, to the last user. */
export type UserRange = { after: string; upTo: string | undefined };

/** One day on which a user was active; day number 0 is the day of the sign-up. */
export type ActivityRow = { user_id: string; day: CalendarDay; day_number: number };

/** The sums of the users of one currency, in minor units; a sum is `millions` × 1,000,000 + `rest`. */
export type TotalsRow = {
  currency: string;
  users: number;
  /** The users who have a transaction. */
  recorders: number;
  transactions: number;
  income_millions: number;
  income_rest: number;
  expense_millions: number;
  expense_rest: number;
};

export type SummaryRow = { day: CalendarDay; as_of: number; content: string };

const SUMMARY_NAME = 'daily_summary';

/** Returns the last of the next `size` users; undefined if fewer are left. */
export async function findEndOfRange(db: Reader, after: string, size: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('profiles')
    .select('user_id')
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(1)
    .offset(size - 1)
    .executeTakeFirst();
  return row?.user_id;
}

export async function countUsers(db: Reader): Promise<number> {
  const row = await db
    .selectFrom('profiles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Counts the users created since `from` and, if `before` is given, before it. */
export async function countUsersCreated(db: Reader, from: number, before?: number): Promise<number> {
  const row = await db
    .selectFrom('profiles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>=', from)
    .$if(before !== undefined, (query) => query.where('created_at', '<', before ?? 0))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Counts the users who are marked online and were seen after an instant. */
export async function countOnline(db: Reader, seenAfter: number): Promise<number> {
  const row = await acrossUsers(db)
    .selectFrom('presence')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('is_online', '=', 1)
    .where('last_seen', '>', seenAfter)
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * Sums the totals of users by currency. Each sum has two parts, since it may exceed the integers of a database or of
 * JavaScript.
 */
export async function sumTotals(db: Reader, { after, upTo }: UserRange): Promise<TotalsRow[]> {
  const million = sql.lit(1_000_000);
  return await acrossUsers(db)
    .selectFrom('profiles')
    .leftJoin('user_totals', (join) => {
      // Both tables get the range: otherwise a cluster would fetch the totals of all users for these
      // profiles.
      const onRange = join
        .onRef('user_totals.user_id', '=', 'profiles.user_id')
        .on('user_totals.user_id', '>', after);
      return upTo === undefined ? onRange : onRange.on('user_totals.user_id', '<=', upTo);
    })
    .select((eb) => [
      'profiles.currency',
      eb.fn.countAll<number>().as('users'),
      sql<number>`coalesce(sum(case when user_totals.count > 0 then 1 else 0 end), 0)`.as('recorders'),
      sql<number>`coalesce(sum(user_totals.count), 0)`.as('transactions'),
      sql<number>`coalesce(sum(user_totals.income_minor / ${million}), 0)`.as('income_millions'),
      sql<number>`coalesce(sum(user_totals.income_minor % ${million}), 0)`.as('income_rest'),
      sql<number>`coalesce(sum(user_totals.expense_minor / ${million}), 0)`.as('expense_millions'),
      sql<number>`coalesce(sum(user_totals.expense_minor % ${million}), 0)`.as('expense_rest'),
    ])
    .where('profiles.user_id', '>', after)
    .$if(upTo !== undefined, (query) => query.where('profiles.user_id', '<=', upTo ?? ''))
    .groupBy('profiles.currency')
    .execute();
}

/** Returns all days from `since` on, and earlier ones whose number is in `numbers`; by user, the earliest first. */
export async function selectActivity(
  db: Reader,
  { after, upTo }: UserRange,
  { since, numbers }: { since: CalendarDay; numbers: readonly number[] },
): Promise<ActivityRow[]> {
  return await acrossUsers(db)
    .selectFrom('user_activity')
    .select(['user_id', 'day', 'day_number'])
    .where('user_id', '>', after)
    .$if(upTo !== undefined, (query) => query.where('user_id', '<=', upTo ?? ''))
    .where((eb) => eb.or([eb('day', '>=', since), eb('day_number', 'in', [...numbers])]))
    .orderBy('user_id')
    .orderBy('day')
    .execute();
}

export async function sumPageViewsByDay(
  db: Reader,
  from: CalendarDay,
): Promise<{ day: CalendarDay; count: number }[]> {
  return await db
    .selectFrom('page_views')
    .select((eb) => ['day', eb.fn.sum<number>('count').as('count')])
    .where('day', '>=', from)
    .groupBy('day')
    .execute();
}

export async function selectTopPages(
  db: Reader,
  from: CalendarDay,
  limit: number,
): Promise<{ path: string; count: number }[]> {
  return await db
    .selectFrom('page_views')
    .select((eb) => ['path', eb.fn.sum<number>('count').as('count')])
    .where('day', '>=', from)
    .groupBy('path')
    .orderBy('count', 'desc')
    .orderBy('path')
    .limit(limit)
    .execute();
}

export async function selectSummaries(
  db: Reader,
  days: readonly CalendarDay[],
): Promise<{ requested: SummaryRow[]; latest: SummaryRow | undefined }> {
  const summaries = selectDailySummaries(db);
  return {
    requested: await summaries.where('day', 'in', [...days]).execute(),
    // Sorts by the time of the count: after a change of the time zone the latest day may be in the future.
    latest: await summaries.orderBy('as_of', 'desc').limit(1).executeTakeFirst(),
  };
}

export async function findSummary(trx: Writer, day: CalendarDay): Promise<SummaryRow | undefined> {
  return await selectDailySummaries(trx).where('day', '=', day).executeTakeFirst();
}

function selectDailySummaries(db: Reader | Writer) {
  return db.selectFrom('system_metrics').select(['day', 'as_of', 'content']).where('name', '=', SUMMARY_NAME);
}

export async function upsertSummary(trx: Writer, row: SummaryRow): Promise<void> {
  await trx
    .insertInto('system_metrics')
    .values({ name: SUMMARY_NAME, ...row })
    .onConflict((conflict) =>
      conflict.columns(['name', 'day']).doUpdateSet({ as_of: row.as_of, content: row.content }),
    )
    .execute();
}

/** Returns when a user signed up, and the stored day of the sign-up; undefined if there is no such user. */
export async function findSignUp(
  trx: Writer,
  userId: string,
): Promise<{ created_at: number; day: CalendarDay | null } | undefined> {
  return await trx
    .selectFrom('profiles')
    .leftJoin('user_activity', (join) =>
      join.onRef('user_activity.user_id', '=', 'profiles.user_id').on('user_activity.day_number', '=', 0),
    )
    .select(['profiles.created_at', 'user_activity.day'])
    .where('profiles.user_id', '=', userId)
    .executeTakeFirst();
}

export async function insertActivity(trx: Writer, rows: readonly ActivityRow[]): Promise<void> {
  await trx
    .insertInto('user_activity')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['user_id', 'day']).doNothing())
    .execute();
}

export async function hasActivityBefore(
  db: Reader,
  { after, upTo }: UserRange,
  day: CalendarDay,
): Promise<boolean> {
  const row = await acrossUsers(db)
    .selectFrom('user_activity')
    .select('user_id')
    .where('user_id', '>', after)
    .$if(upTo !== undefined, (query) => query.where('user_id', '<=', upTo ?? ''))
    .where('day', '<', day)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteActivityBefore(
  trx: Writer,
  { after, upTo }: UserRange,
  day: CalendarDay,
): Promise<void> {
  await acrossUsers(trx)
    .deleteFrom('user_activity')
    .where('user_id', '>', after)
    .$if(upTo !== undefined, (query) => query.where('user_id', '<=', upTo ?? ''))
    .where('day', '<', day)
    .execute();
}

export async function deleteDaysBefore(trx: Writer, day: CalendarDay): Promise<void> {
  await trx.deleteFrom('page_views').where('day', '<', day).execute();
  await trx.deleteFrom('system_metrics').where('name', '=', SUMMARY_NAME).where('day', '<', day).execute();
}
