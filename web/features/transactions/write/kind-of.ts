import type { Transaction } from '#shared/contract/transactions.ts';

/** Tells refunds, which are expenses below 0, from other expenses: texts name them differently. */
export function kindOf({
  type,
  amount,
}: Pick<Transaction, 'type' | 'amount'>): 'expense' | 'income' | 'refund' {
  return type === 'expense' && amount < 0 ? 'refund' : type;
}
