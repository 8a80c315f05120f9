import { mergeMoney } from '#server/features/balances/merge.ts';
import { mountBalances } from '#server/features/balances/routes.ts';
import { saveClosing } from '#server/features/balances/statements/closings.ts';
import { deleteStatementsOfImport } from '#server/features/balances/statements/queries.ts';
import { createImportedCategories } from '#server/features/categories/imported.ts';
import { mountImports } from '#server/features/imports/routes.ts';
import { listSorted } from '#server/features/imports/sources/sources.ts';
import {
  findPostedTransaction,
  freeOccurrences,
  streamJoinable,
  settleByTransaction,
} from '#server/features/recurring/joining.ts';
import { updateRecurringAccount } from '#server/features/recurring/queries.ts';
import { forgetImport, moveToAccount } from '#server/features/transactions/accounts/accounts.ts';
import { moveTransfersToAccount } from '#server/features/transfers/accounts.ts';
import { createImportedTransfers } from '#server/features/transfers/imported.ts';
import { mountRecurringTransfers } from '#server/features/transfers/recurring/routes.ts';
import { mountTransfers } from '#server/features/transfers/routes.ts';
import type { createImportedTransactions } from '#server/features/transactions/imported/imported.ts';
import type { App } from '#server/http/mount.ts';
import type { MoneyWriters } from './money-writers.ts';
import type { Services } from './services.ts';

type Writers = Pick<MoneyWriters, 'write'> & {
  importedTransactions: ReturnType<typeof createImportedTransactions>;
};

/** Mounts accounts with their imports, transfers and balances. */
export function mountAccounts(app: App, services: Services, { write, importedTransactions }: Writers): void {
  const { database, now, config, settings, importLimits } = services;
  mountImports(app, {
    database,
    now,
    ledger: { write, ...importedTransactions },
    transfers: createImportedTransfers({ now }),
    statements: { save: saveClosing, forget: deleteStatementsOfImport },
    accountLinks: {
      move: moveToAccount,
      moveTransfers: moveTransfersToAccount,
      moveRecurring: updateRecurringAccount,
      mergeMoney,
      forgetImport,
    },
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
  mountTransfers(app, { database, now, write });
  mountRecurringTransfers(app, { database, now, write });
  mountBalances(app, { database, now, listAccounts: (caller) => listSorted(database.read, caller) });
}
