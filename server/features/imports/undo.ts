import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { lockAccount } from '#server/database/user-totals.ts';
import { requireImport } from './imports.ts';
import type { ImportedCategories, Ledger, Occurrences } from './ledger.ts';
import { deleteEntries, updateImport } from './queries.ts';

/** More would block other users' requests on SQLite for too long. */
const BATCH_SIZE = 1_000;

type Options = {
  database: Database;
  ledger: Ledger;
  occurrences: Occurrences;
  categories: ImportedCategories;
  now: () => number;
};
type UndoCounts = { deleted: number; kept: number; freed: number };

/**
 * Undoes an import in batches: first its transactions, then its entries, at last its categories that nothing uses any
 * more. Recurring payments that it paid are due again. The import counts as done until the last batch, so that an
 * interrupted undo can be repeated. A second undo changes nothing. Throws `importNotFound`.
 */
export async function undoImport(
  { database, ledger, occurrences, categories, now }: Options,
  { userId, importId, keepsEdited }: { userId: string; importId: string; keepsEdited: boolean },
): Promise<UndoCounts> {
  const sum: UndoCounts = { deleted: 0, kept: 0, freed: 0 };
  const batch = { userId, importId, keepsEdited, limit: BATCH_SIZE };
  if (!(await closeImport({ database, now }, userId, importId))) return sum;
  for (;;) {
    const { deleted, kept, freed, isDone, hasRemoved } = await ledger.write(userId, async (trx) => {
      const { deletedIds, ...undone } = await ledger.undo(trx, batch);
      await occurrences.free(trx, userId, deletedIds);
      const entries = undone.isDone ? await undoEntries(trx, batch) : { freed: 0, isDone: false };
      const isChanged = entries.isDone && (await categories.removeUnused(trx, userId));
      return { ...undone, ...entries, deleted: deletedIds.length, hasRemoved: isChanged };
    });
    sum.deleted += deleted;
    sum.kept += kept;
    sum.freed += freed;
    if (hasRemoved) categories.onChange(userId);
    if (isDone) return sum;
    await new Promise(setImmediate);
  }
}

/** Closes an import to further rows, and returns whether there is something to undo. */
async function closeImport(
  { database, now }: { database: Database; now: () => number },
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
