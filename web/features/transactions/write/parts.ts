import { getGroup } from '#shared/contract/transaction-groups.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { call } from '#web/lib/api/call.ts';

/** All parts of one split purchase. */
export type Parts = readonly [Transaction, ...Transaction[]];

/** Fetches the parts of a split purchase; returns undefined if it was deleted. */
export async function loadParts(id: string): Promise<Parts | undefined> {
  const { items } = await call(getGroup, { params: { id } });
  const [first, ...others] = items;
  return first && [first, ...others];
}
