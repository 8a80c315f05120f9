import { UNCATEGORIZED } from '#shared/categories.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { isFixed, isUnchanged, withFixed } from './all-categories.ts';
import {
  deleteCategories,
  hasProfile,
  selectCategories,
  upsertCategories,
  type CategoryRow,
} from './queries.ts';

export type User = Pick<Caller, 'userId' | 'language'>;

/** One change of a user's categories, inside its database transaction. */
export type Change = {
  trx: Writer;
  user: User;
  /** The categories before. */
  all: readonly CategoryRow[];
  now: number;
  /** Adds categories or replaces those with their ids; a fixed one that is as it was at first has no row. */
  store: (rows: readonly CategoryRow[]) => Promise<void>;
};

export type RunChange = <T>(user: User, job: (change: Change) => Promise<T>) => Promise<T>;

/** `write` runs a job in one database transaction in which nothing else writes the user's transactions. */
export function createRunChange(options: {
  write: <T>(userId: string, job: (trx: Writer) => Promise<T>) => Promise<T>;
  now: () => number;
}): RunChange {
  return async (user, job) =>
    await options.write(user.userId, async (trx) => {
      // The account may have been deleted since the request began.
      if (!(await hasProfile(trx, user.userId))) throw new AppError('userIdMissing');
      const all = withFixed(user.userId, await selectCategories(trx, user.userId));
      const now = options.now();
      return await job({ trx, user, all, now, store: (rows) => storeCategories(trx, rows, now) });
    });
}

/** Adds categories of one user or replaces those with their ids; a fixed one that is as it was at first has no row. */
export async function storeCategories(trx: Writer, rows: readonly CategoryRow[], now: number): Promise<void> {
  const isAsAtFirst = (row: CategoryRow) => isFixed(row.id) && isUnchanged(row);
  const kept = rows.filter((row) => !isAsAtFirst(row));
  const gone = rows.filter(isAsAtFirst);
  await upsertCategories(
    trx,
    kept.map((row) => ({ ...row, created_at: row.created_at || now, updated_at: now })),
  );
  await deleteCategories(trx, gone);
}

/** Throws `categoryNotFound`. */
export function requireCategory(all: readonly CategoryRow[], id: string): CategoryRow {
  const found = all.find((row) => row.id === id);
  if (found === undefined) throw new AppError('categoryNotFound');
  return found;
}

/** Throws `categoryFixed` for uncategorized, which stays as it is, and `categoryNotFound`. */
export function requireChangeable(all: readonly CategoryRow[], id: string): CategoryRow {
  if (id === UNCATEGORIZED) throw new AppError('categoryFixed');
  return requireCategory(all, id);
}
