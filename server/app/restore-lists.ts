import type { Writer } from '#server/database/schema.ts';
import { restoreStatements } from '#server/features/balances/statements/restore.ts';
import { restoreBudgets } from '#server/features/budgets/restore.ts';
import { readCategories } from '#server/features/categories/read-categories.ts';
import { restoreCategories } from '#server/features/categories/restore.ts';
import { restoreGoals } from '#server/features/goals/restore.ts';
import { findImportIds } from '#server/features/imports/queries.ts';
import { restoreImports } from '#server/features/imports/restore.ts';
import { findSourceIds } from '#server/features/imports/sources/queries.ts';
import { restoreDismissals } from '#server/features/notices/restore.ts';
import { restoreRecurring } from '#server/features/recurring/restore.ts';
import type { Lists } from '#server/features/restore/restore.ts';
import { restoreTransactions } from '#server/features/transactions/imported/restore.ts';
import { restoreRecurringTransfers } from '#server/features/transfers/recurring/restore.ts';
import { restoreTransfers } from '#server/features/transfers/restore.ts';
import type { Caller } from '#server/http/environment.ts';

type RestoredLists = Lists & { currency: string; nowMs: number };

/** Restores the lists of an export. Items come after those to which they refer. */
export async function restoreLists(trx: Writer, caller: Caller, lists: RestoredLists): Promise<void> {
  const { userId, timeZone } = caller;
  const { currency } = lists;
  await restoreCategories(trx, userId, lists);
  await restoreImports(trx, { userId, currency }, lists);
  const usedImportIds = [...lists.records, ...lists.deletedRecords].flatMap(({ importId }) => importId ?? []);
  const importIds = await findImportIds(trx, userId, usedImportIds);
  const accountIds = await findSourceIds(trx, userId);
  await restoreTransactions(trx, caller, { ...lists, accountIds, importIds, readCategories });
  await restoreTransfers(trx, userId, { ...lists, accountIds });
  await restoreRecurringTransfers(trx, { userId, currency, timeZone }, { ...lists, accountIds });
  await restoreStatements(trx, userId, { ...lists, accountIds });
  await restoreRecurring(trx, { userId, currency, timeZone }, { ...lists, accountIds, readCategories });
  await restoreDismissals(trx, userId, lists);
  await restoreBudgets(trx, userId, { ...lists, readCategories });
  await restoreGoals(trx, userId, lists);
}
