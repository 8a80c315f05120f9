import type { Transaction } from '#shared/contract/transactions.ts';

/** The name of a transaction in texts. A refund is an expense below 0. */
export function kindOf({
  type,
  amount,
}: Pick<Transaction, 'type' | 'amount'>): 'expense' | 'income' | 'refund' {
  return type === 'expense' && amount < 0 ? 'refund' : type;
}
