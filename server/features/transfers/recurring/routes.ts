import { SUCCESS } from '#shared/contract/fields.ts';
import {
  addRecurringTransfer,
  deleteRecurringTransfer,
  editRecurringTransfer,
  listRecurringTransfers,
  skipRecurringTransfer,
} from '#shared/contract/recurring-transfers.ts';
import type { Database } from '#server/database/connect.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { TransferOptions } from '../transfers.ts';
import { createRecurringTransfers, listRules } from './rules.ts';

export function mountRecurringTransfers(app: App, options: TransferOptions & { database: Database }): void {
  const { add, edit, skip, remove } = createRecurringTransfers(options);

  mount(app, listRecurringTransfers, async ({ caller }) => ({
    items: await listRules(options.database.read, caller),
  }));
  mount(app, addRecurringTransfer, ({ caller, body }) => add(caller, body));
  mount(app, editRecurringTransfer, ({ caller, params, body }) => edit(caller, params.id, body));
  mount(app, skipRecurringTransfer, ({ caller, params, body }) => skip(caller, params.id, body.day));
  mount(app, deleteRecurringTransfer, async ({ caller, params }) => {
    await remove(caller, params.id);
    return SUCCESS;
  });
}
