import { UNCATEGORIZED } from '#shared/categories.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { isFixed, isDefault, withFixed } from './all-categories.ts';
import {
  deleteCategories,
  hasProfile,
  selectCategories,
  upsertCategories,
  type CategoryRow,
} from './queries.ts';

export type User = Pick<Caller, 'userId' | 'language'>;

export type Change = {
  trx: Writer;
  user: User;
  /** All categories before the change. */
  all: readonly CategoryRow[];
  nowMs: number;
  /** Does the same as `storeCategories`. */
  store: (rows: readonly CategoryRow[]) => Promise<void>;
};

export type RunChange = <T>(user: User, job: (change: Change) => Promise<T>) => Promise<T>;

/** Returns a function that runs a job in one transaction, under a lock on all writes of the user's transactions. */
export function createRunChange(options: {
  write: <T>(userId: string, job: (trx: Writer) => Promise<T>) => Promise<T>;
  now: () => number;
}): RunChange {
  return async (user, job) =>
    await options.write(user.userId, async (trx) => {
      // The account may have been deleted since the request began.
      if (!(await hasProfile(trx, user.userId))) throw new AppError('userIdMissing');
      const all = withFixed(user.userId, await selectCategories(trx, user.userId));
      const nowMs = options.now();
      return await job({ trx, user, all, nowMs, store: (rows) => storeCategories(trx, rows, nowMs) });
    });
}

/** Inserts or replaces a user's categories. A fixed category without changes needs no row, so its row is deleted. */
export async function storeCategories(
  trx: Writer,
  rows: readonly CategoryRow[],
  nowMs: number,
): Promise<void> {
  const needsNoRow = (row: CategoryRow) => isFixed(row.id) && isDefault(row);
  const needed = rows.filter((row) => !needsNoRow(row));
  const unneeded = rows.filter(needsNoRow);
  await upsertCategories(
    trx,
    needed.map((row) => ({ ...row, created_at: row.created_at || nowMs, updated_at: nowMs })),
  );
  await deleteCategories(trx, unneeded);
}

/** Throws `categoryNotFound`. */
export function requireCategory(all: readonly CategoryRow[], id: string): CategoryRow {
  const found = all.find((row) => row.id === id);
  if (found === undefined) throw new AppError('categoryNotFound');
  return found;
}

/** Throws `categoryFixed` for uncategorized, which nobody can change, and `categoryNotFound`. */
export function requireChangeable(all: readonly CategoryRow[], id: string): CategoryRow {
  if (id === UNCATEGORIZED) throw new AppError('categoryFixed');
  return requireCategory(all, id);
}
