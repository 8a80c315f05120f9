import type { TransactionType } from '../categories.ts';

/** The kind of transaction that a line adds. A refund is an expense below 0. */
export const KINDS = ['expense', 'refund', 'income'] as const;
export type Kind = (typeof KINDS)[number];

export function typeOfKind(kind: Kind): TransactionType {
  return kind === 'income' ? 'income' : 'expense';
}
