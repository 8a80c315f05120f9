import { monthOf, today } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import { SUCCESS } from '#shared/contract/fields.ts';
import {
  expenseEndpoints,
  incomeEndpoints,
  listRecentTransactions,
  type TransactionEndpoints,
} from '#shared/contract/transactions.ts';
import { DEFAULT_RECENT_COUNT } from '#shared/limits.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import type { Database } from '#server/database/connect.ts';
import { AppError } from '#server/errors/app-error.ts';
import { mount, type App } from '#server/http/mount.ts';
import { readPeriod } from '#server/period/period.ts';
import { mountGroups } from './groups/routes.ts';
import { mountHistory } from './history/routes.ts';
import type { FindSpelling } from './history/spelling.ts';
import { listTransactions } from './list.ts';
import { requireTransaction, sumAmounts } from './queries.ts';
import { listRecent } from './recent.ts';
import { mountBin } from './bin/routes.ts';
import { createBulkChanges } from './bulk/bulk.ts';
import type { BulkOptions } from './bulk/target.ts';
import { mountBulkChanges } from './bulk/routes.ts';
import { createTransactions, type Transactions } from './transactions.ts';
import { toTransaction } from './to-transaction.ts';

type TypeContext = {
  database: Database;
  transactions: Transactions;
  now: () => number;
  type: TransactionType;
};

/** Mounts all endpoints of transactions. The spec's two collections are one table with a type. */
export function mountTransactions(
  app: App,
  options: BulkOptions & { database: Database; spelling: FindSpelling },
): void {
  const context = { ...options, transactions: createTransactions(options) };
  for (const [type, endpoints] of [
    ['expense', expenseEndpoints],
    ['income', incomeEndpoints],
  ] as const) {
    mountReading(app, { ...context, type }, endpoints);
    mountWriting(app, { ...context, type }, endpoints);
  }
  mountHistory(app, options);
  mountBulkChanges(app, createBulkChanges(options));
  mountBin(app, options);
  mountGroups(app, options);
  mount(app, listRecentTransactions, async ({ caller, query }) => ({
    items: await listRecent(options.database.read, caller, query?.limit ?? DEFAULT_RECENT_COUNT),
  }));
}

function mountReading(app: App, { database, now, type }: TypeContext, endpoints: TransactionEndpoints): void {
  mount(app, endpoints.list, async ({ caller, query, http }) => {
    const page = { ...query, limit: query?.limit ?? http.get('settings').pageSize };
    const { rows, nextCursor } = await listTransactions(database.read, caller.userId, type, page);
    return { items: rows.map((row) => toTransaction(row, caller.currency)), nextCursor };
  });
  mount(app, endpoints.total, async ({ caller, query }) => {
    const range = readPeriod(query) ?? monthOf(today(caller.timeZone, now()));
    const totalMinor = await sumAmounts(database.read, caller.userId, type, range);
    return { total: toMajorUnits(totalMinor, currencyDecimals(caller.currency)) };
  });
  mount(app, endpoints.get, async ({ caller: { userId, currency }, params }) =>
    toTransaction(await requireTransaction(database.read, userId, type, params.id), currency),
  );
}

function mountWriting(app: App, { transactions, type }: TypeContext, endpoints: TransactionEndpoints): void {
  mount(app, endpoints.add, async ({ caller, body }) => ({ id: await transactions.add(caller, type, body) }));

  mount(app, endpoints.edit, async ({ caller, params, body }) =>
    toTransaction(await transactions.edit(caller, type, params.id, body), caller.currency),
  );

  mount(app, endpoints.remove, async ({ caller, params }) => {
    await transactions.remove(caller, type, params.id);
    return SUCCESS;
  });

  const missingId = type === 'expense' ? 'expenseIdMissing' : 'incomeIdMissing';
  for (const endpoint of [endpoints.editWithoutId, endpoints.removeWithoutId]) {
    mount(app, endpoint, () => Promise.reject(new AppError(missingId)));
  }
}
