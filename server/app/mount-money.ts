import type { Writer } from '#server/database/schema.ts';
import { findImportIds } from '#server/features/imports/queries.ts';
import { restoreImports } from '#server/features/imports/restore.ts';
import { mountImports } from '#server/features/imports/routes.ts';
import type { Lists } from '#server/features/restore/restore.ts';
import { mountRestore } from '#server/features/restore/routes.ts';
import { mountSummaries } from '#server/features/summaries/routes.ts';
import { createImportedTransactions } from '#server/features/transactions/imported/imported.ts';
import { restoreTransactions } from '#server/features/transactions/imported/restore.ts';
import { listRecent } from '#server/features/transactions/recent.ts';
import { mountTransactions } from '#server/features/transactions/routes.ts';
import { createTransactionWriter } from '#server/features/transactions/transaction-writer.ts';
import type { Caller } from '#server/http/environment.ts';
import type { App } from '#server/http/mount.ts';
import type { Services } from './services.ts';

/** Transactions, and what is made of them or makes them. */
export function mountMoney(app: App, services: Services): void {
  const { database, now, bus, config, settings, importLimits } = services;
  const onChange = (userId: string) => bus.publish({ name: 'records', userId });
  const write = createTransactionWriter({ database, onChange });
  const imported = createImportedTransactions({ now });
  mountTransactions(app, { database, now, write });
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
  await restoreImports(trx, { userId: caller.userId, currency: lists.currency }, lists);
  const named = [...lists.records, ...lists.deletedRecords].flatMap(({ importId }) => importId ?? []);
  const importIds = await findImportIds(trx, caller.userId, named);
  await restoreTransactions(trx, caller, { ...lists, importIds });
}
