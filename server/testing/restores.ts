import { uuidv7 } from 'uuidv7';
import type { AccountExport } from '#shared/contract/account.ts';
import { RESTORED_LISTS } from '#shared/contract/restore.ts';
import { MAX_IMPORT_ROWS_AT_ONCE } from '#shared/limits.ts';
import type { TestClient } from './test-client.ts';

export const RESTORE = '/api/v1/me/restore';

export async function readExport(user: TestClient): Promise<AccountExport> {
  return (await user.get('/api/v1/me/export')).body as AccountExport;
}

/** Starts a restore, and returns its id. Throws if it is not started. */
export async function startRestore(
  user: TestClient,
  { exportedAt, currency = 'EUR' }: { exportedAt: string; currency?: string },
): Promise<string> {
  const id = uuidv7();
  const { status, body } = await user.post(RESTORE, { id, exportedAt, currency });
  if (status !== 200 || body.id !== id) throw new Error(`Not started: ${JSON.stringify(body)}`);
  return id;
}

/** Restores all lists of an export in their order, all categories at once. Throws if anything is not saved. */
export async function restoreAll(
  user: TestClient,
  file: AccountExport,
  partSize = MAX_IMPORT_ROWS_AT_ONCE,
): Promise<void> {
  const id = await startRestore(user, file);
  const save = async (path: string, body: object) => {
    const response = await user.post(path, { id, ...body });
    if (response.body.success !== true) throw new Error(`Not saved: ${JSON.stringify(response.body)}`);
  };
  for (const list of RESTORED_LISTS) {
    const size = list === 'categories' ? MAX_IMPORT_ROWS_AT_ONCE : partSize;
    for (let at = 0; at < file[list].length; at += size)
      await save(`${RESTORE}/rows`, { [list]: file[list].slice(at, at + size) });
  }
  await save(`${RESTORE}/finish`, {});
}

/** Returns the data of an export without its owner's id, in an order that is the same after a restore. */
export function toComparable(file: AccountExport) {
  const withoutOwner = (record: { userId: string }) => ({ ...record, userId: '' });
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  return {
    categories: file.categories,
    records: file.records.toSorted(byId).map(withoutOwner),
    deletedRecords: file.deletedRecords.toSorted(byId).map(withoutOwner),
    sources: file.sources.toSorted(byId),
    imports: file.imports.toSorted(byId),
    transfers: file.transfers.toSorted(byId),
    recurringTransfers: file.recurringTransfers.toSorted(byId),
    statements: file.statements,
    importEntries: file.importEntries,
    recurring: file.recurring.toSorted(byId),
    recurringOccurrences: file.recurringOccurrences,
    recurringDecisions: file.recurringDecisions,
    noticeDecisions: file.noticeDecisions,
    budgets: file.budgets,
    goals: file.goals.toSorted(byId),
    goalEntries: file.goalEntries,
  };
}
