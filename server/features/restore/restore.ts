import type { BodyOf } from '#shared/contract/endpoint.ts';
import {
  RESTORED_LISTS,
  type Restore,
  type restoreRows,
  type startRestore,
} from '#shared/contract/restore.ts';
import { MAX_IMPORT_ROWS_AT_ONCE } from '#shared/limits.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { deleteRestore, findHeld, findRestore, insertRestore, type RestoreRow } from './queries.ts';

type Rows = BodyOf<typeof restoreRows>;
/** The lists of one request. */
export type Lists = { [Name in Exclude<keyof Rows, 'id'>]-?: NonNullable<Rows[Name]> };

export type RestoreOptions = {
  /** Runs a job in one database transaction, under the lock of the user's totals. */
  write: <T>(userId: string, job: (trx: Writer) => Promise<T>) => Promise<T>;
  /** Throws `userIdMissing` without a profile. */
  requireCurrency: (trx: Writer, userId: string) => Promise<string>;
  /** Puts these back; what is there stays as it is. */
  put: (trx: Writer, caller: Caller, lists: Lists & { currency: string; nowMs: number }) => Promise<void>;
  now: () => number;
};

/** Puts an export back into an account without data, part by part. */
export function createRestores({ write, requireCurrency, put, now }: RestoreOptions) {
  /** Throws `restoreNotEmpty`. */
  async function start({ userId }: Caller, body: BodyOf<typeof startRestore>): Promise<Restore> {
    return await write(userId, async (trx) => {
      const before = await findRestore(trx, userId);
      if (before?.id === body.id) return toRestore(before);
      if ((await findHeld(trx, userId)).length > 0) throw new AppError('restoreNotEmpty');
      const row = {
        user_id: userId,
        id: body.id,
        exported_at: Date.parse(body.exportedAt),
        currency: body.currency,
        created_at: now(),
      };
      // One that has stored nothing yet gives way.
      await deleteRestore(trx, userId);
      await insertRestore(trx, row);
      return toRestore(row);
    });
  }

  /**
   * Throws `restoreNotFound`, `restoreCurrencyDiffers`, `validationFailed` with the fields of each item, and the errors
   * of items that name what is not there or are too many.
   */
  async function save(caller: Caller, { id, ...given }: Rows): Promise<void> {
    const lists = withAll(given);
    const count = Object.values(lists).reduce((sum, list) => sum + list.length, 0);
    if (count > MAX_IMPORT_ROWS_AT_ONCE) throw fieldError(longestOf(lists), 'tooMany');
    await write(caller.userId, async (trx) => {
      const restore = await findRestore(trx, caller.userId);
      if (restore?.id !== id) throw new AppError('restoreNotFound');
      const currency = await requireCurrency(trx, caller.userId);
      if (currency !== restore.currency) throw new AppError('restoreCurrencyDiffers');
      await put(trx, caller, { ...lists, currency, nowMs: now() });
    });
  }

  /** Changes nothing where it is finished. */
  async function finish({ userId }: Caller, id: string): Promise<void> {
    await write(userId, async (trx) => {
      if ((await findRestore(trx, userId))?.id === id) await deleteRestore(trx, userId);
    });
  }

  return { start, save, finish };
}

export function toRestore(row: RestoreRow): Restore {
  return { id: row.id, exportedAt: new Date(row.exported_at).toISOString(), currency: row.currency };
}

function withAll(given: Omit<Rows, 'id'>): Lists {
  return Object.fromEntries(RESTORED_LISTS.map((name) => [name, given[name] ?? []])) as Lists;
}

function longestOf(lists: Lists): string {
  const [longest] = Object.entries(lists).toSorted(([, a], [, b]) => b.length - a.length);
  return longest?.[0] ?? '';
}
