import type { Transaction } from '#shared/contract/transactions.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { signedAmount } from './signed-amount.ts';

export function useSignedAmount(transaction: Pick<Transaction, 'type' | 'amount'>): string {
  return signedAmount(transaction, useFormat());
}
