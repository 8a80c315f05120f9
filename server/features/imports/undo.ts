import type { Writer } from '#server/database/schema.ts';
import { lockAccount } from '#server/database/user-totals.ts';
import { requireImport, type ImportsOptions } from './imports.ts';
import { deleteEntries, updateImport } from './queries.ts';

/** Larger batches would block other users' requests on SQLite for too long. */
const BATCH_SIZE = 1_000;

type Options = Omit<ImportsOptions, 'limits' | 'maxRows'>;
type UndoCounts = { deleted: number; kept: number; freed: number };

/**
 * Undoes an import in batches: first its transactions, then its entries, at last those of its categories that are
 * unused. Occurrences that its transactions paid are due again. The import counts as done until the last batch, so that
 * an interrupted undo can be repeated. A second undo changes nothing. Throws `importNotFound`.
 */
export async function undoImport(
  { database, ledger, occurrences, categories, now }: Options,
  { userId, importId, keepsEdited }: { userId: string; importId: string; keepsEdited: boolean },
): Promise<UndoCounts> {
  const counts: UndoCounts = { deleted: 0, kept: 0, freed: 0 };
  const batch = { userId, importId, keepsEdited, limit: BATCH_SIZE };
  if (!(await closeImport({ database, now }, userId, importId))) return counts;
  for (;;) {
    const { deleted, kept, freed, isDone, hasRemovedCategories } = await ledger.write(userId, async (trx) => {
      const { deletedIds, ...undone } = await ledger.undo(trx, batch);
      await occurrences.free(trx, userId, deletedIds);
      const entries = undone.isDone ? await undoEntries(trx, batch) : { freed: 0, isDone: false };
      const hasRemoved = entries.isDone && (await categories.removeUnused(trx, userId));
      return { ...undone, ...entries, deleted: deletedIds.length, hasRemovedCategories: hasRemoved };
    });
    counts.deleted += deleted;
    counts.kept += kept;
    counts.freed += freed;
    if (hasRemovedCategories) categories.onChange(userId);
    if (isDone) return counts;
    await new Promise(setImmediate);
  }
}

/** Finishes an open import, so that it takes no further rows. Returns false if it is undone already. */
async function closeImport(
  { database, now }: Pick<Options, 'database' | 'now'>,
  userId: string,
  importId: string,
): Promise<boolean> {
  return await database.write(async (trx) => {
    await lockAccount(trx, userId);
    const row = await requireImport(trx, userId, importId);
    if (row.state === 'open') await updateImport(trx, { ...row, state: 'done', finished_at: now() });
    return row.state !== 'undone';
  });
}

/** Deletes up to `limit` entries, and marks the import as undone after the last one. */
async function undoEntries(
  trx: Writer,
  { userId, importId, limit }: { userId: string; importId: string; limit: number },
): Promise<{ freed: number; isDone: boolean }> {
  const { deleted, joined } = await deleteEntries(trx, { userId, importId, limit });
  const isDone = deleted < limit;
  if (isDone) await updateImport(trx, { user_id: userId, id: importId, state: 'undone' });
  return { freed: joined, isDone };
}
