import type { CalendarRange } from '#shared/calendar.ts';
import type { Reader } from '#server/database/schema.ts';

export async function selectDated(
  db: Reader,
  userId: string,
  { from, to, limit }: CalendarRange & { limit: number },
) {
  return await db
    .selectFrom('transactions')
    .select(['id', 'type', 'description', 'amount_minor', 'category', 'date'])
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('id')
    .limit(limit)
    .execute();
}
