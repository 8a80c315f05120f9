import type { Transaction } from '#shared/contract/transactions.ts';
import { paths } from '#shared/paths.ts';

/** Returns the path of the form that makes a transaction recurring; undefined for a refund, which happens once. */
export function repeatPath({
  type,
  id,
  amount,
}: Pick<Transaction, 'type' | 'id' | 'amount'>): string | undefined {
  if (amount < 0) return undefined;
  return `${paths.recurring}?${new URLSearchParams({ [type]: id })}`;
}
