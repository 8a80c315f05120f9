import {
  eraseAllDeleted,
  eraseDeleted,
  listDeleted,
  restoreDeleted,
  restoreDeletion,
} from '#shared/contract/deleted-transactions.ts';
import { SUCCESS } from '#shared/contract/fields.ts';
import type { Database } from '#server/database/connect.ts';
import { mount, type App } from '#server/http/mount.ts';
import { toTransaction } from '../to-transaction.ts';
import type { ChangeOptions } from '../transaction-writer.ts';
import { createBin } from './bin.ts';
import { listDeletedTransactions } from './list.ts';

export function mountBin(
  app: App,
  { database, write, now, readCategories }: ChangeOptions & { database: Database },
): void {
  const bin = createBin({ write, now });

  mount(app, listDeleted, ({ caller, query, http }) =>
    listDeletedTransactions({ db: database.read, readCategories }, caller, {
      ...query,
      limit: query?.limit ?? http.get('settings').pageSize,
      nowMs: now(),
    }),
  );

  mount(app, restoreDeleted, async ({ caller, body }) => {
    const ids = [...new Set(body.ids)];
    const rows = await bin.restore(caller, ids);
    const restored = rows.map((row) => toTransaction(row, caller.currency));
    return { restored, missing: ids.length - rows.length };
  });

  mount(app, restoreDeletion, async ({ caller, body }) => ({
    restored: await bin.restoreDeletion(caller, body.deletionId),
  }));

  mount(app, eraseDeleted, async ({ caller, body }) => ({ erased: await bin.erase(caller, body.ids) }));

  mount(app, eraseAllDeleted, async ({ caller }) => {
    await bin.erase(caller);
    return SUCCESS;
  });
}
