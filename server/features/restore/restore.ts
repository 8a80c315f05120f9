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
import { deleteRestore, findFilledLists, findRestore, insertRestore, type RestoreRow } from './queries.ts';

type Rows = BodyOf<typeof restoreRows>;
/** The lists of one request; a list that was not sent is empty. */
export type Lists = { [Name in Exclude<keyof Rows, 'id'>]-?: NonNullable<Rows[Name]> };

export type RestoreOptions = {
  /** Runs a job in one database transaction, under the lock of the user's totals. */
  write: <T>(userId: string, job: (trx: Writer) => Promise<T>) => Promise<T>;
  /** Returns the user's currency. Throws `userIdMissing` if the account is deleted. */
  requireCurrency: (trx: Writer, userId: string) => Promise<string>;
  /** Restores the lists of one request; existing rows stay. Throws if items refer to missing ones or are too many. */
  restoreLists: (
    trx: Writer,
    caller: Caller,
    lists: Lists & { currency: string; nowMs: number },
  ) => Promise<void>;
  now: () => number;
};

/** Restores an export into an account without data, part by part. */
export function createRestores({ write, requireCurrency, restoreLists, now }: RestoreOptions) {
  /** Throws `restoreNotEmpty`. */
  async function start({ userId }: Caller, body: BodyOf<typeof startRestore>): Promise<Restore> {
    return await write(userId, async (trx) => {
      const existing = await findRestore(trx, userId);
      if (existing?.id === body.id) return toRestore(existing);
      if ((await findFilledLists(trx, userId)).length > 0) throw new AppError('restoreNotEmpty');
      const row = {
        user_id: userId,
        id: body.id,
        exported_at: Date.parse(body.exportedAt),
        currency: body.currency,
        created_at: now(),
      };
      // An earlier restore is replaced: it has stored nothing but categories.
      await deleteRestore(trx, userId);
      await insertRestore(trx, row);
      return toRestore(row);
    });
  }

  /**
   * Stores the items of one request. Throws `restoreNotFound`, `restoreCurrencyDiffers`, `userIdMissing`,
   * `validationFailed` with the wrong fields, and the errors of `restoreLists`.
   */
  async function save(caller: Caller, { id, ...sentLists }: Rows): Promise<void> {
    const lists = withEmptyLists(sentLists);
    const count = Object.values(lists).reduce((sum, list) => sum + list.length, 0);
    if (count > MAX_IMPORT_ROWS_AT_ONCE) throw fieldError(findLongestList(lists), 'tooMany');
    await write(caller.userId, async (trx) => {
      const restore = await findRestore(trx, caller.userId);
      if (restore?.id !== id) throw new AppError('restoreNotFound');
      const currency = await requireCurrency(trx, caller.userId);
      if (currency !== restore.currency) throw new AppError('restoreCurrencyDiffers');
      await restoreLists(trx, caller, { ...lists, currency, nowMs: now() });
    });
  }

  /** Does nothing if the restore is finished already. */
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

function withEmptyLists(sentLists: Omit<Rows, 'id'>): Lists {
  return Object.fromEntries(RESTORED_LISTS.map((name) => [name, sentLists[name] ?? []])) as Lists;
}

function findLongestList(lists: Lists): string {
  const [longest] = Object.entries(lists).toSorted(([, a], [, b]) => b.length - a.length);
  return longest?.[0] ?? '';
}
