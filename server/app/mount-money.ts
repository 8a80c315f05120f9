import type { Writer } from '#server/database/schema.ts';
import { readCategories } from '#server/features/categories/read-categories.ts';
import { restoreCategories } from '#server/features/categories/restore.ts';
import { mountCategories } from '#server/features/categories/routes.ts';
import { findImportIds } from '#server/features/imports/queries.ts';
import { restoreImports } from '#server/features/imports/restore.ts';
import { mountImports } from '#server/features/imports/routes.ts';
import type { Lists } from '#server/features/restore/restore.ts';
import { mountRestore } from '#server/features/restore/routes.ts';
import { mountSummaries } from '#server/features/summaries/routes.ts';
import { mountTags } from '#server/features/tags/routes.ts';
import { createImportedTransactions } from '#server/features/transactions/imported/imported.ts';
import { restoreTransactions } from '#server/features/transactions/imported/restore.ts';
import { moveTransactions } from '#server/features/transactions/merge/move-transactions.ts';
import { listRecent } from '#server/features/transactions/recent.ts';
import { mountTransactions } from '#server/features/transactions/routes.ts';
import { listTags, replaceTag } from '#server/features/transactions/tags/tags.ts';
import { createTransactionWriter } from '#server/features/transactions/transaction-writer.ts';
import type { Caller } from '#server/http/environment.ts';
import type { App } from '#server/http/mount.ts';
import type { Services } from './services.ts';

/** Transactions, and what is made of them or makes them. */
export function mountMoney(app: App, services: Services): void {
  const { database, now, bus, config, settings, importLimits } = services;
  const onChange = (userId: string) => bus.publish({ name: 'records', userId });
  const write = createTransactionWriter({ database, onChange });
  const imported = createImportedTransactions({ now, readCategories });
  mountTransactions(app, { database, now, readCategories, write });
  mountCategories(app, { database, now, write, moveTransactions });
  mountTags(app, {
    list: (userId) => listTags(database.read, userId),
    replace: (userId, change) => replaceTag(write, userId, change),
  });
  mountImports(app, {
    database,
    now,
    ledger: { write, ...imported },
    limits: importLimits,
    maxRows: () => settings.latest().settings.importedRowsPerAccount,
    secret: config.secret,
  });
  mountRestore(app, { database, now, write, requireCurrency: imported.requireCurrency, put: putBack });
  mountSummaries(app, {
    database,
    now,
    listRecent: (user, limit) => listRecent(database.read, user, limit),
  });
}

type PutBack = Lists & { currency: string; nowMs: number };

/** Puts items of an export back, each after those that it names. */
async function putBack(trx: Writer, caller: Caller, lists: PutBack): Promise<void> {
  await restoreCategories(trx, caller.userId, lists);
  await restoreImports(trx, { userId: caller.userId, currency: lists.currency }, lists);
  const named = [...lists.records, ...lists.deletedRecords].flatMap(({ importId }) => importId ?? []);
  const importIds = await findImportIds(trx, caller.userId, named);
  await restoreTransactions(trx, caller, { ...lists, importIds, readCategories });
}
