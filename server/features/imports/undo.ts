import type { Writer } from '#server/database/schema.ts';
import { lockAccount } from '#server/database/user-totals.ts';
import { requireImport, type ImportsOptions } from './imports.ts';
import { deleteEntries, updateImport } from './queries.ts';
import { releaseTransfers } from './transfers/release.ts';

/** Larger batches would block other users' requests on SQLite for too long. */
const BATCH_SIZE = 1_000;

type Options = Omit<ImportsOptions, 'limits' | 'maxRows'>;
type UndoCounts = { deleted: number; kept: number; freed: number; transfers: number };

const NO_ENTRIES = { freed: 0, transferCount: 0, isDone: false };

/**
 * Undoes an import in batches: first its transactions, then its entries with their transfers, at last its closing
 * balance and those of its categories that are unused. Occurrences that its transactions paid are due again. The import
 * counts as done until the last batch, so that an interrupted undo can be repeated. A second undo changes nothing.
 * Throws `importNotFound`.
 */
export async function undoImport(
  { database, ledger, transfers, statements, occurrences, categories, now }: Options,
  { userId, importId, keepsEdited }: { userId: string; importId: string; keepsEdited: boolean },
): Promise<UndoCounts> {
  const counts: UndoCounts = { deleted: 0, kept: 0, freed: 0, transfers: 0 };
  const sourceId = await closeImport({ database, now }, userId, importId);
  if (sourceId === undefined) return counts;
  const batch = { userId, importId, sourceId, keepsEdited, limit: BATCH_SIZE };
  for (;;) {
    const { hasRemovedCategories, isDone, ...done } = await ledger.write(userId, async (trx) => {
      const { deletedIds, ...undone } = await ledger.undo(trx, batch);
      await occurrences.free(trx, userId, deletedIds);
      const entries = undone.isDone ? await undoEntries(trx, transfers, batch) : NO_ENTRIES;
      if (entries.isDone) await statements.forget(trx, userId, importId);
      const hasRemoved = entries.isDone && (await categories.removeUnused(trx, userId));
      return { ...undone, ...entries, deleted: deletedIds.length, hasRemovedCategories: hasRemoved };
    });
    counts.deleted += done.deleted;
    counts.kept += done.kept;
    counts.freed += done.freed;
    counts.transfers += done.transferCount;
    if (hasRemovedCategories) categories.onChange(userId);
    if (isDone) return counts;
    await new Promise(setImmediate);
  }
}

/** Finishes an open import, so that it takes no further rows. Returns its account, or undefined if it is undone already. */
async function closeImport(
  { database, now }: Pick<Options, 'database' | 'now'>,
  userId: string,
  importId: string,
): Promise<string | undefined> {
  return await database.write(async (trx) => {
    await lockAccount(trx, userId);
    const row = await requireImport(trx, userId, importId);
    if (row.state === 'open') await updateImport(trx, { ...row, state: 'done', finished_at: now() });
    return row.state === 'undone' ? undefined : row.source_id;
  });
}

/** Deletes up to `limit` entries with their transfers, and marks the import as undone after the last one. */
async function undoEntries(
  trx: Writer,
  transfers: Options['transfers'],
  {
    userId,
    importId,
    sourceId,
    keepsEdited,
    limit,
  }: { userId: string; importId: string; sourceId: string; keepsEdited: boolean; limit: number },
): Promise<typeof NO_ENTRIES> {
  const { deleted, joined, transferIds } = await deleteEntries(trx, { userId, importId, limit });
  const transferCount = await releaseTransfers(trx, transfers, {
    userId,
    sourceId,
    transferIds,
    keepsEdited,
  });
  const isDone = deleted < limit;
  if (isDone) await updateImport(trx, { user_id: userId, id: importId, state: 'undone' });
  return { freed: joined, transferCount, isDone };
}
