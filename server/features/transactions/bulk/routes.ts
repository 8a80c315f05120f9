import { editMatching, editTransactions } from '#shared/contract/transaction-edits.ts';
import {
  categorizeMatching,
  categorizeTransactions,
  deleteMatching,
  deleteTransactions,
  tagMatching,
  tagTransactions,
} from '#shared/contract/transaction-history.ts';
import { currencyDecimals } from '#shared/money.ts';
import { mount, type App } from '#server/http/mount.ts';
import { toTransaction } from '../to-transaction.ts';
import type { BulkChanges } from './bulk.ts';

/** Mounts the endpoints that delete many transactions, or change their category, tags, day or description. */
export function mountBulkChanges(app: App, bulk: BulkChanges): void {
  mount(app, deleteTransactions, async ({ caller, body }) => {
    const ids = [...new Set(body.ids)];
    const { rows, deletionId } = await bulk.remove(caller, ids);
    const decimals = currencyDecimals(caller.currency);
    const deleted = rows.map((row) => toTransaction(row, decimals));
    return { deleted, missing: ids.length - rows.length, deletionId };
  });

  mount(app, deleteMatching, ({ caller, body }) => bulk.removeMatching(caller, body));

  mount(app, categorizeTransactions, async ({ caller, body }) => ({
    changed: await bulk.categorize(caller, body.ids, body),
  }));

  mount(app, categorizeMatching, async ({ caller, body }) => ({
    changed: await bulk.categorizeMatching(caller, body, body),
  }));

  mount(app, tagTransactions, ({ caller, body }) => bulk.tag(caller, body.ids, body));

  mount(app, tagMatching, ({ caller, body }) => bulk.tagMatching(caller, body, body));

  mount(app, editTransactions, ({ caller, body }) => bulk.edit(caller, body.changes));

  mount(app, editMatching, ({ caller, body }) => bulk.editMatching(caller, body, body));
}
