import type { Transaction } from '#shared/contract/transactions.ts';
import type { Visit } from './people.ts';
import { sharedServer } from './stage.ts';

/** Lists the transactions of a visitor of the shared server, the oldest first, at most 100. */
export async function listStored({ context }: Pick<Visit, 'context'>): Promise<Transaction[]> {
  const path = '/api/v1/transactions?sort=oldest&limit=100';
  const response = await context.request.get(`${sharedServer().url}${path}`);
  return ((await response.json()) as { items: Transaction[] }).items;
}
