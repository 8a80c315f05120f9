import type { CalendarDay } from '#shared/calendar.ts';
import type { ChangeLog } from '#server/caching/change-log.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { reviseUserTotals } from '#server/database/user-totals.ts';

/** Says that a job changes transactions of these days and nothing else. */
export type SayDays = (...days: readonly CalendarDay[]) => void;

/** Runs a job in one database transaction, under the lock of the user's totals. */
export type TransactionWriter = <T>(
  userId: string,
  job: (trx: Writer, sayDays: SayDays) => Promise<T>,
) => Promise<T>;

/**
 * `afterJob` runs at the end of the database transaction, and `onChange` is called once changed transactions of a user
 * are stored. Then `changes` also gets the days of a job that said them.
 */
export function createTransactionWriter(options: {
  database: Database;
  afterJob?: (trx: Writer, userId: string) => Promise<void>;
  onChange: (userId: string) => void;
  changes?: Pick<ChangeLog, 'note'>;
}): TransactionWriter {
  return async (userId, job) => {
    const { result, change } = await options.database.write(async (trx) => {
      const revision = await reviseUserTotals(trx, userId);
      // A conflict makes this run again.
      const days = new Set<CalendarDay>();
      const made = await job(trx, (...all) => all.forEach((day) => days.add(day)));
      await options.afterJob?.(trx, userId);
      return { result: made, change: { revision, days: [...days] } };
    });
    if (change.days.length > 0) options.changes?.note(userId, change);
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
