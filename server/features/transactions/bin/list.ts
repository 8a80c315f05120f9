import type { DeletedTransaction, listDeleted } from '#shared/contract/deleted-transactions.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { DELETED_KEPT_DAYS } from '#shared/limits.ts';
import { currencyDecimals } from '#shared/money.ts';
import { toSearchTerms, type SearchTerms } from '#shared/transaction-search.ts';
import { readInTurns } from '#server/database/in-turns.ts';
import type { Reader } from '#server/database/schema.ts';
import { fieldError } from '#server/errors/app-error.ts';
import { cutPage } from '#server/paging/paging.ts';
import { readAccountNames } from '#server/database/known-accounts.ts';
import type { SearchSource, SearchUser } from '../history/filter.ts';
import { toTransaction } from '../to-transaction.ts';
import { countDeleted, countDeletions, selectDeleted, type DeletedPage, type DeletedRow } from './queries.ts';

export const DELETED_KEPT_MS = DELETED_KEPT_DAYS * 24 * 60 * 60_000;
const STREAM_BATCH_SIZE = 500;

/** Returns a page of the deleted transactions that a user can restore. */
export async function listDeletedTransactions(
  source: SearchSource,
  user: SearchUser,
  {
    q,
    cursor,
    limit,
    nowMs,
  }: { q?: string | undefined; cursor?: string | undefined; limit: number; nowMs: number },
): Promise<OutputOf<typeof listDeleted>> {
  const search = {
    userId: user.userId,
    deletedAfter: nowMs - DELETED_KEPT_MS,
    terms: q === undefined ? undefined : await readTerms(source, user, q),
  };
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const found = await selectDeleted(source.db, { ...search, after, limit: limit + 1 });
  const { rows, nextCursor } = cutPage(found, limit, toCursor);
  return {
    items: rows.map((row) => toDeletedTransaction(row, user)),
    deletions: await countDeletions(source.db, user.userId, rows),
    total: after === undefined ? await countDeleted(source.db, search) : null,
    nextCursor,
  };
}

/** Yields the rows of all deleted transactions that a user can restore. */
export async function* streamDeletedRows(
  db: Reader,
  user: SearchUser,
  nowMs: number,
): AsyncGenerator<DeletedRow, void> {
  const filter = { userId: user.userId, deletedAfter: nowMs - DELETED_KEPT_MS, terms: undefined };
  const batches = readInTurns<DeletedRow>(
    (after, limit) => selectDeleted(db, { ...filter, after, limit }),
    STREAM_BATCH_SIZE,
  );
  for await (const rows of batches) yield* rows;
}

async function readTerms(
  { db, readCategories }: SearchSource,
  user: SearchUser,
  q: string,
): Promise<SearchTerms> {
  const { names } = await readCategories(db, user.userId);
  const decimals = currencyDecimals(user.currency);
  const accountNames = await readAccountNames(db, user.userId);
  return toSearchTerms(q, { decimals, categoryNames: names(user.language), accountNames });
}

export function toDeletedTransaction(row: DeletedRow, { currency }: SearchUser): DeletedTransaction {
  return {
    ...toTransaction(row, currency),
    deletedAt: new Date(row.deleted_at).toISOString(),
    deletionId: row.deletion_id,
  };
}

function toCursor({ deleted_at, deletion_id, date, id }: DeletedRow): string {
  return [deleted_at, deletion_id, date, id].join('_');
}

function readCursor(cursor: string): DeletedPage['after'] {
  const pattern = /^(\d{1,15})_([0-9a-f-]{36})_(\d{4}-\d\d-\d\d)_([0-9a-f-]{36})$/;
  const [deletedAt, deletion_id, date, id] = pattern.exec(cursor)?.slice(1) ?? [];
  if (deletion_id === undefined || date === undefined || id === undefined)
    throw fieldError('cursor', 'invalid');
  return { deleted_at: Number(deletedAt), deletion_id, date, id };
}
