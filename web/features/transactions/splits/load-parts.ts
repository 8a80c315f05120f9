import { getGroup } from '#shared/contract/transaction-groups.ts';
import { call } from '#web/lib/api/call.ts';
import type { Parts } from '../history/entries.ts';

/** The parts of a split purchase; undefined if it is gone. */
export async function loadParts(id: string): Promise<Parts | undefined> {
  const { items } = await call(getGroup, { params: { id } });
  const [first, ...others] = items;
  return first && [first, ...others];
}
