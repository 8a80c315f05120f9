import { followTag } from '#server/features/recurring/following.ts';
import { replaceTag } from '#server/features/transactions/tags/tags.ts';
import type { TransactionWriter } from '#server/features/transactions/transaction-writer.ts';

type Change = { from: string; to: string | null };

/** Renames a tag of transactions and of what repeats, or removes it. Answers how many transactions changed. */
export async function replaceTagEverywhere(
  write: TransactionWriter,
  userId: string,
  change: Change,
): Promise<number> {
  return await replaceTag(write, userId, change, (trx) => followTag(trx, userId, change));
}
