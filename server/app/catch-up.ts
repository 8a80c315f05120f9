import { readCategories } from '#server/features/categories/read-categories.ts';
import { catchUpEverybody } from '#server/features/recurring/catch-up-job.ts';
import { createCatchUp } from '#server/features/recurring/catch-up.ts';
import { selectUsersWithDue } from '#server/features/recurring/queries.ts';
import { createPostedTransactions } from '#server/features/transactions/posted/posted.ts';
import { createTransferCatchUp } from '#server/features/transfers/recurring/catch-up.ts';
import { selectUsersWithDueTransfers } from '#server/features/transfers/recurring/queries.ts';
import { createMoneyWriters } from './money-writers.ts';
import type { Services } from './services.ts';

type CatchUpServices = Pick<Services, 'database' | 'now' | 'bus' | 'settings' | 'log' | 'budgetAlerts'>;

/** Creates the job that adds the due recurring transactions and transfers of all users, unless Saldo is read-only. */
export function createCatchUpJob({ settings, log, ...services }: CatchUpServices): () => Promise<void> {
  const { database, now } = services;
  const { write } = createMoneyWriters(services);
  const ledger = { write, ...createPostedTransactions({ now, readCategories }) };
  const catchUp = createCatchUp({ database, ledger, now });
  const catchUpTransfers = createTransferCatchUp({ database, write, now });
  const onError = (what: string) => (userId: string, error: unknown) =>
    log.error({ err: error, userId }, `recurring ${what} of a user could not be posted`);
  const [transactions, transfers] = [
    { findUsers: selectUsersWithDue, catchUp, onError: onError('transactions') },
    { findUsers: selectUsersWithDueTransfers, catchUp: catchUpTransfers, onError: onError('transfers') },
  ];
  return async () => {
    const { isReadOnly } = await settings.current();
    if (isReadOnly) return;
    for (const kind of [transactions, transfers]) await catchUpEverybody({ database, now, ...kind });
  };
}
