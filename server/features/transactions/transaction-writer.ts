import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { reviseUserTotals } from '#server/database/user-totals.ts';

/** Runs a job in one database transaction, under the lock of the user's totals. */
export type TransactionWriter = <T>(userId: string, job: (trx: Writer) => Promise<T>) => Promise<T>;

/**
 * `afterJob` runs at the end of the database transaction, and `onChange` is called once changed transactions of a user
 * are stored.
 */
export function createTransactionWriter(options: {
  database: Database;
  afterJob?: (trx: Writer, userId: string) => Promise<void>;
  onChange: (userId: string) => void;
}): TransactionWriter {
  return async (userId, job) => {
    const result = await options.database.write(async (trx) => {
      await reviseUserTotals(trx, userId);
      const made = await job(trx);
      await options.afterJob?.(trx, userId);
      return made;
    });
    options.onChange(userId);
    return result;
  };
}

/** More would block other users' requests on SQLite for too long. */
const BATCH_SIZE = 500;

/** Reads at most `limit` rows and changes some of them. */
type Batch = (trx: Writer, limit: number) => Promise<{ read: number; changed: number }>;

/** Repeats a batch until one is not full, and answers how many transactions were changed. */
export async function inBatches(write: TransactionWriter, userId: string, batch: Batch): Promise<number> {
  let sum = 0;
  for (;;) {
    const { read, changed } = await write(userId, (trx) => batch(trx, BATCH_SIZE));
    sum += changed;
    if (read < BATCH_SIZE) return sum;
    await new Promise(setImmediate);
  }
}
