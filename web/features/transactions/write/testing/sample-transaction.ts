import { complete, type Transaction } from '#shared/contract/transactions.ts';

/** Returns a complete transaction for tests, with the given fields. */
export function sampleTransaction(fields: Partial<Transaction> = {}): Transaction {
  return {
    id: 'id-1',
    userId: 'user',
    type: 'expense',
    ...complete({ description: 'Café con leche', amount: 2.5, category: 'food', date: '2026-11-20' }),
    groupId: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    ...fields,
  };
}
