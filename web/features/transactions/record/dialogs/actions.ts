import type { Transaction } from '#shared/contract/transactions.ts';
import type { Parts } from '#web/features/transactions/write/parts.ts';

/** 'open' edits too, but begins with a click on the row instead of its menu; the focus returns there. */
export type TransactionAction = 'open' | 'edit' | 'duplicate' | 'delete';
export type TransactionActions = (action: TransactionAction, transaction: Transaction) => void;
export type GroupActions = (action: TransactionAction, parts: Parts) => void;
