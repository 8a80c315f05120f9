import type { Writer } from '#server/database/schema.ts';
import { restoreBudgets } from '#server/features/budgets/restore.ts';
import { readCategories } from '#server/features/categories/read-categories.ts';
import { restoreCategories } from '#server/features/categories/restore.ts';
import { restoreGoals } from '#server/features/goals/restore.ts';
import { findImportIds } from '#server/features/imports/queries.ts';
import { restoreImports } from '#server/features/imports/restore.ts';
import { restoreDismissals } from '#server/features/notices/restore.ts';
import { restoreRecurring } from '#server/features/recurring/restore.ts';
import type { Lists } from '#server/features/restore/restore.ts';
import { restoreTransactions } from '#server/features/transactions/imported/restore.ts';
import type { Caller } from '#server/http/environment.ts';

type PutBack = Lists & { currency: string; nowMs: number };

/** Puts items of an export back, each after those that it names. */
export async function putBack(trx: Writer, caller: Caller, lists: PutBack): Promise<void> {
  const { userId, timeZone } = caller;
  const { currency } = lists;
  await restoreCategories(trx, userId, lists);
  await restoreImports(trx, { userId, currency }, lists);
  const named = [...lists.records, ...lists.deletedRecords].flatMap(({ importId }) => importId ?? []);
  const importIds = await findImportIds(trx, userId, named);
  await restoreTransactions(trx, caller, { ...lists, importIds, readCategories });
  await restoreRecurring(trx, { userId, currency, timeZone }, { ...lists, readCategories });
  await restoreDismissals(trx, userId, lists);
  await restoreBudgets(trx, userId, { ...lists, readCategories });
  await restoreGoals(trx, userId, lists);
}
