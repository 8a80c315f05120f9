import type { Reader, Writer } from '#server/database/schema.ts';
import type { TransactionRow } from '../queries.ts';

/** The parts of a split purchase in the order of their ids. */
export async function findGroup(
  db: Reader | Writer,
  userId: string,
  groupId: string,
): Promise<TransactionRow[]> {
  return await db
    .selectFrom('transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('group_id', '=', groupId)
    .orderBy('id')
    .execute();
}

export type GroupTotal = { id: string; count: number; amountMinor: number };

/** How many parts split purchases have, and their sums in integer minor units. */
export async function sumGroups(db: Reader, userId: string, ids: readonly string[]): Promise<GroupTotal[]> {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('transactions')
    .select((eb) => [
      'group_id as id',
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('amount_minor').as('amountMinor'),
    ])
    .where('user_id', '=', userId)
    .where('group_id', 'in', ids)
    .groupBy('group_id')
    .execute();
  return found.map(({ id, ...sums }) => ({ id: id ?? '', ...sums }));
}
