import { MAX_IDS_AT_ONCE } from '#shared/limits.ts';
import type { TransactionRow } from '../queries.ts';
import { inBatches, sum, type ChangeOptions } from '../transaction-writer.ts';
import { restoreWithTotals } from '../write-with-totals.ts';
import { DELETED_KEPT_MS } from './list.ts';
import { eraseDeletedTransactions, findDeleted } from './queries.ts';

type User = { userId: string };

/** Restores and erases the deleted transactions of a user. They can be restored for `DELETED_KEPT_MS`. */
export function createBin({ write, now }: Pick<ChangeOptions, 'write' | 'now'>) {
  const restorable = ({ userId }: User) => ({ userId, deletedAfter: now() - DELETED_KEPT_MS });

  /** Restores the given transactions and returns them; missing ones are left out. Throws `totalTooLarge`. */
  async function restore(user: User, ids: readonly string[]): Promise<TransactionRow[]> {
    return await write(user.userId, async (trx) => {
      const rows = await findDeleted(trx, { ...restorable(user), ids, limit: MAX_IDS_AT_ONCE });
      await restoreWithTotals(trx, rows);
      return rows;
    });
  }

  /** Restores all transactions of one deletion, in batches, and returns their number. Throws `totalTooLarge`. */
  async function restoreDeletion(user: User, deletionId: string): Promise<number> {
    const restored = await inBatches<number>(write, user.userId, async (trx, { limit }) => {
      const rows = await findDeleted(trx, { ...restorable(user), deletionId, limit });
      await restoreWithTotals(trx, rows);
      return { rows, result: rows.length };
    });
    return sum(restored);
  }

  /** Erases the given deleted transactions, or all, and returns their number. */
  async function erase({ userId }: User, ids?: readonly string[]): Promise<number> {
    return await write(userId, (trx) => eraseDeletedTransactions(trx, userId, ids));
  }

  return { restore, restoreDeletion, erase };
}
