import type { Transaction } from '#shared/contract/transactions.ts';
import type { Format } from '#web/lib/format/format.ts';

/** Writes the amount of a transaction with its sign, such as '+€25.50' or '−€3.20'. */
export function signedAmount({ type, amount }: Pick<Transaction, 'type' | 'amount'>, format: Format): string {
  return format.signedAmount(type === 'expense' ? -amount : amount);
}
