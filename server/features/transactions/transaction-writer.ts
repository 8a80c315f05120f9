import type { CalendarDay } from '#shared/calendar.ts';
import type { ChangeLog } from '#server/caching/change-log.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { reviseUserTotals } from '#server/database/user-totals.ts';
import type { ReadCategories } from './categories.ts';

/** Notes that a job changes only transactions of the given days. */
export type NoteDays = (...days: readonly CalendarDay[]) => void;

/** Runs a job in one database transaction, under the lock of the user's totals. It repeats the job after a conflict. */
export type TransactionWriter = <T>(
  userId: string,
  job: (trx: Writer, noteDays: NoteDays) => Promise<T>,
) => Promise<T>;

export type ChangeOptions = { write: TransactionWriter; now: () => number; readCategories: ReadCategories };

/**
 * `afterJob` runs at the end of the database transaction. After the commit, `onChange` is called, and `changes` gets
 * the days that the job noted.
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
      // Created here, because a conflict makes this run again.
      const days = new Set<CalendarDay>();
      const jobResult = await job(trx, (...changed) => changed.forEach((day) => days.add(day)));
      await options.afterJob?.(trx, userId);
      return { result: jobResult, change: { revision, days: [...days] } };
    });
    if (change.days.length > 0) options.changes?.note(userId, change);
    options.onChange(userId);
    return result;
  };
}

/** Larger batches would block other users' requests on SQLite for too long. */
const BATCH_SIZE = 500;

/**
 * Reads up to `limit` rows after an id, sorted by id, and changes some of them. `previous` is the result of the previous
 * batch. It must change nothing outside the database, because it runs again after a conflict.
 */
type Batch<Result> = (
  trx: Writer,
  start: { afterId: string; limit: number; previous: Result | undefined },
) => Promise<{ rows: readonly { id: string }[]; result: Result }>;

/** Runs batches until one is not full. Returns the result of each. */
export async function inBatches<Result>(
  write: TransactionWriter,
  userId: string,
  batch: Batch<Result>,
): Promise<Result[]> {
  const all: Result[] = [];
  for (let afterId = ''; ;) {
    const start = { afterId, limit: BATCH_SIZE, previous: all.at(-1) };
    const { rows, result } = await write(userId, (trx) => batch(trx, start));
    all.push(result);
    const lastRow = rows.at(-1);
    if (lastRow === undefined || rows.length < BATCH_SIZE) return all;
    afterId = lastRow.id;
    await new Promise(setImmediate);
  }
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
