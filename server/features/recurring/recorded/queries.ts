import type { CalendarRange } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { Reader, Writer } from '#server/database/schema.ts';

export type RecordedRow = {
  id: string;
  type: TransactionType;
  date: string;
  amount_minor: number;
  description: string;
};

export async function selectRecorded(
  db: Reader | Writer,
  userId: string,
  { from, to }: CalendarRange,
  limit?: number,
): Promise<RecordedRow[]> {
  const query = db
    .selectFrom('transactions')
    .select(['id', 'type', 'date', 'amount_minor', 'description'])
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('id');
  return await (limit === undefined ? query : query.limit(limit)).execute();
}

/** Returns those of the ids whose transactions belong to no occurrence. */
export async function selectUnassigned(
  db: Reader | Writer,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const taken = await db
    .selectFrom('recurring_occurrences')
    .select('transaction_id')
    .where('user_id', '=', userId)
    .where('transaction_id', 'in', ids)
    .execute();
  const takenIds = new Set(taken.map(({ transaction_id }) => transaction_id));
  return new Set(ids.filter((id) => !takenIds.has(id)));
}
