import type { Language } from '#shared/contract/fields.ts';
import type { DeletedTransaction, listDeleted } from '#shared/contract/deleted-transactions.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { DELETED_KEPT_DAYS } from '#shared/limits.ts';
import { currencyDecimals } from '#shared/money.ts';
import { toSearchTerms, type SearchTerms } from '#shared/transaction-search.ts';
import { readInTurns } from '#server/database/in-turns.ts';
import type { Reader } from '#server/database/schema.ts';
import { fieldError } from '#server/errors/app-error.ts';
import type { SearchSource } from '../history/filter.ts';
import { toTransaction } from '../to-transaction.ts';
import { countDeleted, countDeletions, selectDeleted, type DeletedPage, type DeletedRow } from './queries.ts';

export const KEPT_MS = DELETED_KEPT_DAYS * 24 * 60 * 60_000;
const STREAM_BATCH_SIZE = 500;

type User = { userId: string; currency: string; language: Language };

/** Returns a page of the deleted transactions that a user can restore. */
export async function listDeletedTransactions(
  source: SearchSource,
  user: User,
  {
    q,
    cursor,
    limit,
    nowMs,
  }: { q?: string | undefined; cursor?: string | undefined; limit: number; nowMs: number },
): Promise<OutputOf<typeof listDeleted>> {
  const search = {
    userId: user.userId,
    deletedAfter: nowMs - KEPT_MS,
    terms: q === undefined ? undefined : await readTerms(source, user, q),
  };
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const found = await selectDeleted(source.db, { ...search, after, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    items: rows.map((row) => toDeletedTransaction(row, user)),
    deletions: await countDeletions(source.db, user.userId, rows),
    total: after === undefined ? await countDeleted(source.db, search) : null,
    nextCursor: found.length > limit && last ? toCursor(last) : null,
  };
}

/** Yields the rows of all deleted transactions that a user can restore. They are read in batches on demand. */
export async function* streamDeletedRows(
  db: Reader,
  user: User,
  nowMs: number,
): AsyncGenerator<DeletedRow, void> {
  const filter = { userId: user.userId, deletedAfter: nowMs - KEPT_MS, terms: undefined };
  const batches = readInTurns<DeletedRow>(
    (after, limit) => selectDeleted(db, { ...filter, after, limit }),
    STREAM_BATCH_SIZE,
  );
  for await (const rows of batches) yield* rows;
}

async function readTerms({ db, readCategories }: SearchSource, user: User, q: string): Promise<SearchTerms> {
  const { names } = await readCategories(db, user.userId);
  const decimals = currencyDecimals(user.currency);
  return toSearchTerms(q, { decimals, categoryNames: names(user.language) });
}

export function toDeletedTransaction(row: DeletedRow, { currency }: User): DeletedTransaction {
  return {
    ...toTransaction(row, currencyDecimals(currency)),
    deletedAt: new Date(row.deleted_at).toISOString(),
    deletionId: row.deletion_id,
  };
}

function toCursor({ deleted_at, deletion_id, date, id }: DeletedRow): string {
  return [deleted_at, deletion_id, date, id].join('_');
}

function readCursor(cursor: string): DeletedPage['after'] {
  const form = /^(\d{1,15})_([0-9a-f-]{36})_(\d{4}-\d\d-\d\d)_([0-9a-f-]{36})$/;
  const [deletedAt, deletion_id, date, id] = form.exec(cursor)?.slice(1) ?? [];
  if (deletion_id === undefined || date === undefined || id === undefined)
    throw fieldError('cursor', 'invalid');
  return { deleted_at: Number(deletedAt), deletion_id, date, id };
}
