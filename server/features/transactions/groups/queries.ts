import type { GroupSum } from '#shared/contract/transactions.ts';
import { toMajorUnits } from '#shared/money.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { TransactionRow } from '../queries.ts';

/** Returns the parts of a split purchase, sorted by id. */
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

type GroupTotal = { id: string; count: number; amountMinor: number };

/** Counts the parts of split purchases, and sums them in integer minor units. */
async function sumGroups(db: Reader | Writer, userId: string, ids: readonly string[]): Promise<GroupTotal[]> {
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

/** Returns the ids of the transactions that are parts of split purchases, which means that other parts exist. */
export async function findParts(
  db: Reader | Writer,
  rows: readonly TransactionRow[],
): Promise<ReadonlySet<string>> {
  const userId = rows[0]?.user_id;
  const ids = listGroupIds(rows);
  if (userId === undefined || ids.length === 0) return new Set();
  const totals = await sumGroups(db, userId, ids);
  const split = new Set(totals.filter(({ count }) => count > 1).map(({ id }) => id));
  return new Set(rows.filter(({ group_id }) => split.has(group_id ?? '')).map(({ id }) => id));
}

/** Returns the group ids of transactions, each once. */
function listGroupIds(rows: readonly Pick<TransactionRow, 'group_id'>[]): string[] {
  return [...new Set(rows.flatMap(({ group_id }) => group_id ?? []))];
}

/** Returns the number and the sum, in major units, of all parts of the split purchases to which transactions belong. */
export async function listGroups(
  db: Reader,
  { userId, decimals }: { userId: string; decimals: number },
  rows: readonly TransactionRow[],
): Promise<GroupSum[]> {
  const sums = await sumGroups(db, userId, listGroupIds(rows));
  return sums.map(({ id, count, amountMinor }) => ({
    id,
    count,
    amount: toMajorUnits(amountMinor, decimals),
  }));
}
