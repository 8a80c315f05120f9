import type { Language } from '#shared/contract/fields.ts';
import type { DeletedTransaction } from '#shared/contract/deleted-transactions.ts';
import { SERVER_TEXTS } from '#shared/i18n/server-texts.ts';
import { DELETED_KEPT_DAYS } from '#shared/limits.ts';
import { currencyDecimals } from '#shared/money.ts';
import { toSearchTerms } from '#shared/transaction-search.ts';
import type { Reader } from '#server/database/schema.ts';
import { fieldError } from '#server/errors/app-error.ts';
import { toTransaction } from '../to-transaction.ts';
import { selectDeleted, type DeletedPage, type DeletedRow } from './queries.ts';

export const KEPT_MS = DELETED_KEPT_DAYS * 24 * 60 * 60_000;
const STREAM_BATCH_SIZE = 500;

type User = { userId: string; currency: string; language: Language };

/** A page of what a user has deleted and can restore. */
export async function listDeletedTransactions(
  db: Reader,
  user: User,
  query: { q?: string | undefined; cursor?: string | undefined; limit: number; nowMs: number },
): Promise<{ items: DeletedTransaction[]; nextCursor: string | null }> {
  const { limit } = query;
  const found = await selectDeleted(db, { ...toPage(user, query), limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    items: rows.map((row) => toDeletedTransaction(row, user)),
    nextCursor: found.length > limit && last ? `${last.deleted_at}_${last.id}` : null,
  };
}

/** All that a user has deleted and can restore, as stored, read in batches on demand. */
export async function* streamDeletedRows(
  db: Reader,
  user: User,
  nowMs: number,
): AsyncGenerator<DeletedRow, void> {
  let page = { ...toPage(user, { nowMs }), limit: STREAM_BATCH_SIZE };
  for (;;) {
    const rows = await selectDeleted(db, page);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < STREAM_BATCH_SIZE) return;
    page = { ...page, after: { deletedAt: last.deleted_at, id: last.id } };
    // SQLite blocks the process: waiting requests run between two batches.
    await new Promise(setImmediate);
  }
}

function toPage(
  user: User,
  { q, cursor, nowMs }: { q?: string | undefined; cursor?: string | undefined; nowMs: number },
): Omit<DeletedPage, 'limit'> {
  const searched = {
    decimals: currencyDecimals(user.currency),
    categoryNames: SERVER_TEXTS[user.language].categories,
  };
  return {
    userId: user.userId,
    deletedAfter: nowMs - KEPT_MS,
    terms: q === undefined ? undefined : toSearchTerms(q, searched),
    after: cursor === undefined ? undefined : readCursor(cursor),
  };
}

export function toDeletedTransaction(row: DeletedRow, { currency }: User): DeletedTransaction {
  return {
    ...toTransaction(row, currencyDecimals(currency)),
    deletedAt: new Date(row.deleted_at).toISOString(),
  };
}

function readCursor(cursor: string): { deletedAt: number; id: string } {
  const [deletedAt, id] = /^(\d{1,15})_([0-9a-f-]{36})$/.exec(cursor)?.slice(1) ?? [];
  if (deletedAt === undefined || id === undefined) throw fieldError('cursor', 'invalid');
  return { deletedAt: Number(deletedAt), id };
}
