import type { Transaction } from '#shared/contract/transactions.ts';

/** 'open' edits it like 'edit', from its row instead of its menu. */
export type TransactionAction = 'open' | 'edit' | 'duplicate' | 'delete';
export type TransactionActions = (action: TransactionAction, transaction: Transaction) => void;
