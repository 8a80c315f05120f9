import type { GroupSum } from '#shared/contract/transactions.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
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

/** Counts the parts of split purchases, and sums their amounts in integer minor units. */
async function selectGroupSums(db: Reader | Writer, userId: string, ids: readonly string[]) {
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

/** Returns the ids of the transactions that are parts of a split purchase with more than one part. */
export async function findPartIds(
  db: Reader | Writer,
  rows: readonly TransactionRow[],
): Promise<ReadonlySet<string>> {
  const userId = rows[0]?.user_id;
  const ids = listGroupIds(rows);
  if (userId === undefined || ids.length === 0) return new Set();
  const sums = await selectGroupSums(db, userId, ids);
  const splitGroupIds = new Set(sums.filter(({ count }) => count > 1).map(({ id }) => id));
  return new Set(rows.filter(({ group_id }) => splitGroupIds.has(group_id ?? '')).map(({ id }) => id));
}

function listGroupIds(rows: readonly Pick<TransactionRow, 'group_id'>[]): string[] {
  return [...new Set(rows.flatMap(({ group_id }) => group_id ?? []))];
}

/** Counts all parts of the split purchases to which the transactions belong, and sums their amounts in major units. */
export async function listGroupSums(
  db: Reader,
  { userId, currency }: { userId: string; currency: string },
  rows: readonly Pick<TransactionRow, 'group_id'>[],
): Promise<GroupSum[]> {
  const decimals = currencyDecimals(currency);
  const sums = await selectGroupSums(db, userId, listGroupIds(rows));
  return sums.map(({ id, count, amountMinor }) => ({
    id,
    count,
    amount: toMajorUnits(amountMinor, decimals),
  }));
}
