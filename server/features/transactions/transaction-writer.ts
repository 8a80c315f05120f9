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

/** Where a batch begins, how many rows it may read, and what the one before it made. */
type Start<Made> = { afterId: string; limit: number; last: Made | undefined };

/**
 * Reads rows in the order of their ids and changes some of them. After a conflict it runs again, so it changes nothing
 * outside the database.
 */
type Batch<Made> = (
  trx: Writer,
  start: Start<Made>,
) => Promise<{ rows: readonly { id: string }[]; made: Made }>;

/** Runs batches until one is not full, and answers what each of them made. */
export async function inBatches<Made>(
  write: TransactionWriter,
  userId: string,
  batch: Batch<Made>,
): Promise<Made[]> {
  const all: Made[] = [];
  for (let afterId = ''; ;) {
    const start = { afterId, limit: BATCH_SIZE, last: all.at(-1) };
    const { rows, made } = await write(userId, (trx) => batch(trx, start));
    all.push(made);
    const lastRow = rows.at(-1);
    if (lastRow === undefined || rows.length < BATCH_SIZE) return all;
    afterId = lastRow.id;
    await new Promise(setImmediate);
  }
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
