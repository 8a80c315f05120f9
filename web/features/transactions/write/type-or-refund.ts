import type { Transaction } from '#shared/contract/transactions.ts';

/** Returns the type by which texts name a transaction: a refund is an expense below 0. */
export function typeOrRefund({
  type,
  amount,
}: Pick<Transaction, 'type' | 'amount'>): 'expense' | 'income' | 'refund' {
  return type === 'expense' && amount < 0 ? 'refund' : type;
}
