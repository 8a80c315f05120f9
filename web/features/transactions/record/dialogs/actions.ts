import type { Transaction } from '#shared/contract/transactions.ts';

/** 'open' is 'edit' by a click on the row, where the focus then returns, instead of from the menu. */
export type TransactionAction = 'open' | 'edit' | 'duplicate' | 'delete';
export type TransactionActions = (action: TransactionAction, transaction: Transaction) => void;
