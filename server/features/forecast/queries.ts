import type { CalendarRange } from '#shared/calendar.ts';
import type { PastTransaction } from '#shared/recognition/types.ts';
import type { Reader } from '#server/database/schema.ts';

/** The parts of a split purchase share a group. */
export type HistoryRow = PastTransaction & { groupId: string | null };

/** The transactions of a range, at most this many of the newest. */
export async function selectHistory(
  db: Reader,
  userId: string,
  { from, to, limit }: CalendarRange & { limit: number },
): Promise<HistoryRow[]> {
  return await db
    .selectFrom('transactions')
    .select(['id', 'type', 'date', 'amount_minor as amountMinor', 'category', 'description'])
    .select('group_id as groupId')
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
