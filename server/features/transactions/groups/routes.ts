import { addGroup, deleteGroup, editGroup, getGroup } from '#shared/contract/transaction-groups.ts';
import type { Database } from '#server/database/connect.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { TransactionRow } from '../queries.ts';
import { toTransaction } from '../to-transaction.ts';
import type { ChangeOptions } from '../transaction-writer.ts';
import { createGroups, requireGroup } from './groups.ts';

export function mountGroups(
  app: App,
  { database, ...options }: ChangeOptions & { database: Database },
): void {
  const groups = createGroups(options);
  const inCurrency = (rows: readonly TransactionRow[], { currency }: { currency: string }) =>
    rows.map((row) => toTransaction(row, currency));

  mount(app, addGroup, async ({ caller, body }) => ({
    items: inCurrency(await groups.add(caller, body), caller),
  }));

  mount(app, getGroup, async ({ caller, params }) => ({
    items: inCurrency(await requireGroup(database.read, caller.userId, params.id), caller),
  }));

  mount(app, editGroup, async ({ caller, params, body }) => ({
    items: inCurrency(await groups.edit(caller, params.id, body), caller),
  }));

  mount(app, deleteGroup, async ({ caller, params }) => {
    const { rows, deletionId } = await groups.remove(caller, params.id);
    return { deleted: inCurrency(rows, caller), deletionId };
  });
}
