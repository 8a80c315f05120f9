import type { Writer } from '#server/database/schema.ts';
import { mergeBudgets } from '#server/features/budgets/budgets.ts';
import { listOffered, readCategories } from '#server/features/categories/read-categories.ts';
import { mountCategories } from '#server/features/categories/routes.ts';
import { mountQuickAdd } from '#server/features/quick-add/routes.ts';
import { followCategory } from '#server/features/recurring/following.ts';
import { mountRestore } from '#server/features/restore/routes.ts';
import { mountSummaries } from '#server/features/summaries/routes.ts';
import { mountTags } from '#server/features/tags/routes.ts';
import { createImportedTransactions } from '#server/features/transactions/imported/imported.ts';
import { moveTransactions } from '#server/features/transactions/merge/queries.ts';
import { listRecentPurchases } from '#server/features/transactions/recent.ts';
import { mountTransactions } from '#server/features/transactions/routes.ts';
import { createTransactions, findOwn } from '#server/features/transactions/transactions.ts';
import { findTransfer } from '#server/features/transfers/queries.ts';
import { toTransfer } from '#server/features/transfers/to-transfer.ts';
import { createTransfers } from '#server/features/transfers/transfers.ts';
import type { App } from '#server/http/mount.ts';
import { createMoneyWriters } from './money-writers.ts';
import { mountAccounts } from './mount-accounts.ts';
import { mountPlanning } from './mount-planning.ts';
import { mountReportRoutes } from './mount-reports.ts';
import { restoreLists } from './restore-lists.ts';
import { replaceTagEverywhere } from './replace-tag.ts';
import type { Services } from './services.ts';

export function mountMoney(app: App, services: Services): void {
  const { database, now, insights } = services;
  const writers = createMoneyWriters(services);
  const { write, writeCategories } = writers;
  const importedTransactions = createImportedTransactions({ now, readCategories });
  const { spellings, spelling } = insights;
  mountTransactions(app, { database, now, readCategories, write, spellings, spelling });
  mountCategories(app, { database, now, write: writeCategories, moveTransactions: moveToCategory });
  mountTags(app, {
    list: insights.tags,
    replace: (userId, change) => replaceTagEverywhere(write, userId, change),
  });
  mountAccounts(app, services, { write, importedTransactions });
  const { suggestions } = mountPlanning(app, services, writers);
  mountRestore(app, {
    database,
    now,
    write: writeCategories,
    requireCurrency: importedTransactions.requireCurrency,
    restoreLists,
  });
  mountQuickAdd(app, {
    database,
    now,
    add: createTransactions({ write, now, readCategories }).add,
    find: (caller, id) => findOwn(database.read, caller, id),
    transfers: {
      add: createTransfers({ write, now }).add,
      find: async ({ userId, currency }, id) => {
        const row = await findTransfer(database.read, userId, id);
        return row && toTransfer(row, currency);
      },
    },
    listOffered: (caller) => listOffered(database.read, caller),
    makeRepeatingTest: suggestions.makeRepeatingTest,
  });
  mountReportRoutes(app, services);
  mountSummaries(app, {
    database,
    now,
    listRecent: (user, limit) => listRecentPurchases(database.read, user, limit),
  });
}

/** Moves transactions, recurring transactions and the budget from one category to another. */
async function moveToCategory(trx: Writer, move: Parameters<typeof moveTransactions>[1]) {
  await followCategory(trx, move);
  await mergeBudgets(trx, move);
  return await moveTransactions(trx, move);
}
