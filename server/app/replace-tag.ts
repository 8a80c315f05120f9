import { followTag } from '#server/features/recurring/following.ts';
import { replaceTag } from '#server/features/transactions/tags/tags.ts';
import type { TransactionWriter } from '#server/features/transactions/transaction-writer.ts';

type Change = { from: string; to: string | null };

/** Renames or removes a tag of transactions and recurring transactions. Returns the number of changed transactions. */
export async function replaceTagEverywhere(
  write: TransactionWriter,
  userId: string,
  change: Change,
): Promise<number> {
  return await replaceTag(write, userId, change, (trx) => followTag(trx, userId, change));
}
