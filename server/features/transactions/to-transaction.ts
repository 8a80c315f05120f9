import type { Transaction } from '#shared/contract/transactions.ts';
import { toMajorUnits } from '#shared/money.ts';
import type { TransactionRow } from './queries.ts';
import { readTags } from './tags/stored-tags.ts';

/** A row as the API shows it, its amount in major units of a currency with this many decimals. */
export function toTransaction(row: TransactionRow, decimals: number): Transaction {
  return {
    id: row.id,
    userId: row.user_id,
    type: row.type,
    description: row.description,
    amount: toMajorUnits(row.amount_minor, decimals),
    category: row.category,
    date: row.date,
    note: row.note,
    tags: readTags(row.tags),
    groupId: row.group_id,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}
