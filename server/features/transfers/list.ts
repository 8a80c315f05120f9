import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { listDeletedTransfers, listTransfers } from '#shared/contract/transfers.ts';
import type { Reader } from '#server/database/schema.ts';
import { fieldError } from '#server/errors/app-error.ts';
import { cutPage } from '#server/paging/paging.ts';
import { selectDeletedTransfers, selectTransfers } from './queries.ts';
import { toDeletedTransfer, toTransfer } from './to-transfer.ts';
import { DELETED_KEPT_MS } from './bin.ts';

type User = { userId: string; currency: string };
type Page = { cursor?: string | undefined; limit: number };

export async function listTransferPage(
  db: Reader,
  { userId, currency }: User,
  { account, cursor, limit }: Page & { account?: string | undefined },
): Promise<OutputOf<typeof listTransfers>> {
  const after = cursor === undefined ? undefined : readDayCursor(cursor);
  const found = await selectTransfers(db, { userId, account, after, limit: limit + 1 });
  const { rows, nextCursor } = cutPage(found, limit, ({ date, id }) => `${date}_${id}`);
  return { items: rows.map((row) => toTransfer(row, currency)), nextCursor };
}

/** Lists the transfers in the bin that can still be restored. */
export async function listDeletedPage(
  db: Reader,
  { userId, currency }: User,
  { cursor, limit, nowMs }: Page & { nowMs: number },
): Promise<OutputOf<typeof listDeletedTransfers>> {
  const after = cursor === undefined ? undefined : readTimeCursor(cursor);
  const deletedAfter = nowMs - DELETED_KEPT_MS;
  const found = await selectDeletedTransfers(db, { userId, deletedAfter, after, limit: limit + 1 });
  const { rows, nextCursor } = cutPage(found, limit, ({ deleted_at, id }) => `${deleted_at}_${id}`);
  return { items: rows.map((row) => toDeletedTransfer(row, currency)), nextCursor };
}

function readDayCursor(cursor: string): { date: string; id: string } {
  const [date, id] = /^(\d{4}-\d\d-\d\d)_([0-9a-f-]{36})$/.exec(cursor)?.slice(1) ?? [];
  if (date === undefined || id === undefined) throw fieldError('cursor', 'invalid');
  return { date, id };
}

function readTimeCursor(cursor: string): { deleted_at: number; id: string } {
  const [deletedAt, id] = /^(\d{1,15})_([0-9a-f-]{36})$/.exec(cursor)?.slice(1) ?? [];
  if (deletedAt === undefined || id === undefined) throw fieldError('cursor', 'invalid');
  return { deleted_at: Number(deletedAt), id };
}
