import type { ImportEntry } from '#shared/contract/imports.ts';
import type { RestoredImport, RestoredSource } from '#shared/contract/restore.ts';
import { MAX_SOURCES } from '#shared/limits.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { readList } from '#server/errors/read-each.ts';
import { toEntry } from './entries.ts';
import { findImportIds, insertMissingEntries, insertMissingImports, type ImportRecord } from './queries.ts';
import { findSourceIds, insertMissingSources } from './sources/queries.ts';
import { toSourceRow } from './sources/to-source.ts';

type RestoredImports = {
  sources: readonly RestoredSource[];
  imports: readonly RestoredImport[];
  importEntries: readonly ImportEntry[];
};

/**
 * Restores the sources and imports of an export, with their ids and times; existing rows stay. Throws
 * `validationFailed` with the amounts that cannot be stored, `tooManySources`, `sourceNotFound` and `importNotFound`.
 */
export async function restoreImports(
  trx: Writer,
  { userId, currency }: { userId: string; currency: string },
  { sources, imports, importEntries }: RestoredImports,
): Promise<void> {
  await insertMissingSources(
    trx,
    readList('sources', sources, (source) => toSourceRow({ userId, currency }, source)),
  );
  const sourceIds = await findSourceIds(trx, userId);
  if (sourceIds.size > MAX_SOURCES) throw new AppError('tooManySources');
  if (imports.some(({ sourceId }) => !sourceIds.has(sourceId))) throw new AppError('sourceNotFound');
  await insertMissingImports(
    trx,
    imports.map((each) => toImportRecord(userId, each)),
  );
  const importIds = await findImportIds(
    trx,
    userId,
    importEntries.map(({ importId }) => importId),
  );
  if (importEntries.some(({ importId }) => !importIds.has(importId))) throw new AppError('importNotFound');
  const rows = readList('importEntries', importEntries, ({ importId, ...entry }) =>
    toEntry(entry, { userId, importId, currency }),
  );
  await insertMissingEntries(trx, rows);
}

function toImportRecord(userId: string, each: RestoredImport): ImportRecord {
  return {
    user_id: userId,
    id: each.id,
    source_id: each.sourceId,
    file_name: each.fileName,
    format: each.format,
    state: each.state,
    added: each.added,
    joined: each.joined,
    left_out: each.leftOut,
    unreadable: each.unreadable ?? 0,
    created_at: Date.parse(each.createdAt),
    finished_at: each.finishedAt === null ? null : Date.parse(each.finishedAt),
  };
}
