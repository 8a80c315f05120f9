import type { OutputOf, QueryOf } from '#shared/contract/endpoint.ts';
import type { listImports } from '#shared/contract/imports.ts';
import { MAX_PAGE_SIZE } from '#shared/limits.ts';
import type { Reader } from '#server/database/schema.ts';
import { fieldError } from '#server/errors/app-error.ts';
import { cutPage } from '#server/paging/paging.ts';
import { selectImportPage } from './queries.ts';
import { toImport } from './to-import.ts';

export async function listPage(
  db: Reader,
  userId: string,
  { state, cursor, limit = MAX_PAGE_SIZE }: QueryOf<typeof listImports>,
): Promise<OutputOf<typeof listImports>> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const found = await selectImportPage(db, { userId, state, after, limit: limit + 1 });
  const { rows, nextCursor } = cutPage(found, limit, ({ created_at, id }) => `${created_at}_${id}`);
  return { items: rows.map(toImport), nextCursor };
}

function readCursor(cursor: string): { createdAt: number; id: string } {
  const [createdAt, id] = /^(\d{1,15})_([0-9a-f-]{36})$/.exec(cursor)?.slice(1) ?? [];
  if (createdAt === undefined || id === undefined) throw fieldError('cursor', 'invalid');
  return { createdAt: Number(createdAt), id };
}
