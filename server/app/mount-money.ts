import type { Writer } from '#server/database/schema.ts';
import { mergeBudgets } from '#server/features/budgets/budgets.ts';
import { createImportedCategories } from '#server/features/categories/imported.ts';
import { listOffered, readCategories } from '#server/features/categories/read-categories.ts';
import { mountCategories } from '#server/features/categories/routes.ts';
import { mountImports } from '#server/features/imports/routes.ts';
import { mountQuickAdd } from '#server/features/quick-add/routes.ts';
import { followCategory } from '#server/features/recurring/following.ts';
import {
  findPostedTransaction,
  freeOccurrences,
  streamJoinable,
  settleByTransaction,
} from '#server/features/recurring/joining.ts';
import { mountRestore } from '#server/features/restore/routes.ts';
import { mountSummaries } from '#server/features/summaries/routes.ts';
import { mountTags } from '#server/features/tags/routes.ts';
import { forgetImport, moveToAccount } from '#server/features/transactions/accounts/accounts.ts';
import { createImportedTransactions } from '#server/features/transactions/imported/imported.ts';
import { moveTransactions } from '#server/features/transactions/merge/queries.ts';
import { listRecentPurchases } from '#server/features/transactions/recent.ts';
import { mountTransactions } from '#server/features/transactions/routes.ts';
import { createTransactions, findOwn } from '#server/features/transactions/transactions.ts';
import type { App } from '#server/http/mount.ts';
import { createMoneyWriters } from './money-writers.ts';
import { mountPlanning } from './mount-planning.ts';
import { mountReportRoutes } from './mount-reports.ts';
import { restoreLists } from './restore-lists.ts';
import { replaceTagEverywhere } from './replace-tag.ts';
import type { Services } from './services.ts';

export function mountMoney(app: App, services: Services): void {
  const { database, now, config, settings, importLimits, insights } = services;
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
  mountImports(app, {
    database,
    now,
    ledger: { write, ...importedTransactions },
    accountLinks: { move: moveToAccount, forgetImport },
    occurrences: {
      stream: streamJoinable,
      settle: settleByTransaction,
      findPosted: findPostedTransaction,
      free: freeOccurrences,
    },
    categories: {
      ...createImportedCategories({ now }),
      onChange: (userId) => services.bus.publish({ name: 'categories', userId }),
    },
    limits: importLimits,
    maxRows: () => settings.latest().settings.importedRowsPerAccount,
    secret: config.secret,
  });
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
