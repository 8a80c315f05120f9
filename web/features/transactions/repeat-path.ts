import type { Transaction } from '#shared/contract/transactions.ts';
import { paths } from '#shared/paths.ts';

/** Where a transaction is made one that repeats. */
export function repeatPath({ type, id }: Pick<Transaction, 'type' | 'id'>): string {
  return `${paths.recurring}?${new URLSearchParams({ [type]: id })}`;
}
