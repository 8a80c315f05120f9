import { complete, type Transaction } from '#shared/contract/transactions.ts';

/** A complete transaction for tests; what they are about is given. */
export function sampleTransaction(given: Partial<Transaction> = {}): Transaction {
  return {
    id: 'id-1',
    userId: 'user',
    type: 'expense',
    ...complete({ description: 'Café con leche', amount: 2.5, category: 'food', date: '2026-11-20' }),
    groupId: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    ...given,
  };
}
