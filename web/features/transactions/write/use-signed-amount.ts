import type { Transaction } from '#shared/contract/transactions.ts';
import { useFormat } from '#web/lib/format/format.ts';

/** Writes the amount of a transaction with its sign, such as '+€25.50' or '−€3.20'. */
export function useSignedAmount({ type, amount }: Pick<Transaction, 'type' | 'amount'>): string {
  return useFormat().signedAmount(type === 'expense' ? -amount : amount);
}
