import type { Transaction } from '#shared/contract/transactions.ts';
import { currencyDecimals } from '#shared/money.ts';
import { FIELD_COLUMNS, type ShownRow } from './columns.ts';

/** Converts a row to a transaction of the API, whose amount is in major units of the currency. */
export function toTransaction(row: ShownRow, currency: string): Transaction {
  const decimals = currencyDecimals(currency);
  const transaction: Record<string, unknown> = { id: row.id, userId: row.user_id, type: row.type };
  for (const { field, column, read } of FIELD_COLUMNS) transaction[field] = read(row[column], decimals);
  transaction['groupId'] = row.group_id;
  transaction['createdAt'] = new Date(row.created_at).toISOString();
  transaction['updatedAt'] = new Date(row.updated_at).toISOString();
  return transaction as Transaction;
}
