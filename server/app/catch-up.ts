import { readCategories } from '#server/features/categories/read-categories.ts';
import { catchUpEverybody } from '#server/features/recurring/catch-up-job.ts';
import { createCatchUp } from '#server/features/recurring/catch-up.ts';
import { createPostedTransactions } from '#server/features/transactions/posted/posted.ts';
import { createMoneyWriters } from './money-writers.ts';
import type { Services } from './services.ts';

type CatchUpServices = Pick<Services, 'database' | 'now' | 'bus' | 'settings' | 'log' | 'budgetAlerts'>;

/** Creates the job that posts the due recurring transactions of all users, unless the installation is read-only. */
export function createCatchUpJob({ settings, log, ...services }: CatchUpServices): () => Promise<void> {
  const { database, now } = services;
  const { write } = createMoneyWriters(services);
  const ledger = { write, ...createPostedTransactions({ now, readCategories }) };
  const catchUp = createCatchUp({ database, ledger, now });
  const onError = (userId: string, error: unknown) =>
    log.error({ err: error, userId }, 'recurring transactions of a user could not be posted');
  return async () => {
    const { isReadOnly } = await settings.current();
    if (!isReadOnly) await catchUpEverybody({ database, now, catchUp, onError });
  };
}
