import { sql } from 'kysely';
import type { CalendarRange } from '#shared/calendar.ts';
import type { Reader } from '#server/database/schema.ts';

/** No text of a transaction has this character. */
export const SEPARATOR = '\u001f';

/**
 * The transactions of a range, at most this many of the newest, each as one text: a database hands over one value of a
 * row in a third of the time that it takes for seven. See `toHistoryRow`.
 */
export async function selectHistory(
  db: Reader,
  userId: string,
  { from, to, limit }: CalendarRange & { limit: number },
): Promise<string[]> {
  const next = sql.lit(SEPARATOR);
  const rows = await db
    .selectFrom('transactions')
    .select(
      sql<string>`date || ${next} || id || ${next} || type || ${next} || amount_minor || ${next} || category || ${next} || coalesce(group_id, '') || ${next} || description`.as(
        'line',
      ),
    )
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ line }) => line);
}
