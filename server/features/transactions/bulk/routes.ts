import { editMatching, editTransactions } from '#shared/contract/transaction-edits.ts';
import {
  categorizeMatching,
  categorizeTransactions,
  deleteMatching,
  deleteTransactions,
  tagMatching,
  tagTransactions,
} from '#shared/contract/transaction-history.ts';
import { mount, type App } from '#server/http/mount.ts';
import { toTransaction } from '../to-transaction.ts';
import { sum } from '../transaction-writer.ts';
import type { BulkChanges } from './bulk.ts';

export function mountBulkChanges(app: App, bulk: BulkChanges): void {
  mount(app, deleteTransactions, async ({ caller, body }) => {
    const ids = [...new Set(body.ids)];
    const { deleted: batches, deletionId } = await bulk.remove(caller, { ids }, (rows) =>
      rows.map((row) => toTransaction(row, caller.currency)),
    );
    const deleted = batches.flat();
    return { deleted, missing: ids.length - deleted.length, deletionId };
  });

  mount(app, deleteMatching, async ({ caller, body }) => {
    const { deleted, deletionId } = await bulk.remove(caller, body, (rows) => rows.length);
    return { deleted: sum(deleted), deletionId };
  });

  for (const endpoint of [categorizeTransactions, categorizeMatching])
    mount(app, endpoint, async ({ caller, body }) => ({
      changed: await bulk.categorize(caller, body, body),
    }));

  for (const endpoint of [tagTransactions, tagMatching])
    mount(app, endpoint, ({ caller, body }) => bulk.tag(caller, body, body));

  mount(app, editTransactions, ({ caller, body }) => bulk.edit(caller, body.changes));

  mount(app, editMatching, ({ caller, body }) => bulk.editMatching(caller, body, body));
}
