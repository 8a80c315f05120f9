import type { Reader, Writer } from '#server/database/schema.ts';
import type { TransactionRow } from '#server/database/schema/transactions.ts';
import type { EntryRow } from '../queries.ts';

type ImportKey = { userId: string; importId: string };

/** Returns the next entries of an import that are transfers or made transactions, sorted by line. */
export async function selectOpenEntries(
  db: Reader,
  { userId, importId }: ImportKey,
  { afterLine, limit }: { afterLine: number; limit: number },
): Promise<EntryRow[]> {
  return await db
    .selectFrom('import_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('line', '>', afterLine)
    .where('outcome', 'in', ['transfer', 'added'])
    .orderBy('line')
    .limit(limit)
    .execute();
}

export async function selectTransactions(
  db: Reader | Writer,
  userId: string,
  ids: readonly string[],
): Promise<TransactionRow[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}

/** Returns which transactions also belong to another import's rows, or pay a recurring transaction. */
export async function findOtherwiseUsed(
  db: Reader | Writer,
  { userId, importId }: ImportKey,
  ids: readonly string[],
): Promise<Set<string | null>> {
  if (ids.length === 0) return new Set();
  const joined = await db
    .selectFrom('import_entries')
    .select('transaction_id')
    .where('user_id', '=', userId)
    .where('transaction_id', 'in', ids)
    .where('import_id', '<>', importId)
    .execute();
  const paying = await db
    .selectFrom('recurring_occurrences')
    .select('transaction_id')
    .where('user_id', '=', userId)
    .where('outcome', '=', 'posted')
    .where('transaction_id', 'in', ids)
    .execute();
  return new Set([...joined, ...paying].map(({ transaction_id }) => transaction_id));
}

/** Makes entries transfers without a transfer. */
export async function resetEntries(
  trx: Writer,
  { userId, importId }: ImportKey,
  lines: readonly number[],
): Promise<void> {
  if (lines.length === 0) return;
  await trx
    .updateTable('import_entries')
    .set({ outcome: 'transfer', transaction_id: null, transfer_id: null })
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('line', 'in', lines)
    .execute();
}
