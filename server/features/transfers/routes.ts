import { SUCCESS } from '#shared/contract/fields.ts';
import {
  addTransfer,
  deleteTransfer,
  editTransfer,
  eraseDeletedTransfers,
  eraseTransfer,
  listDeletedTransfers,
  listTransfers,
  restoreTransfer,
} from '#shared/contract/transfers.ts';
import { MAX_PAGE_SIZE } from '#shared/limits.ts';
import type { Database } from '#server/database/connect.ts';
import { mount, type App } from '#server/http/mount.ts';
import { createTransferBin } from './bin.ts';
import { listDeletedPage, listTransferPage } from './list.ts';
import { createTransfers, type TransferOptions } from './transfers.ts';

export function mountTransfers(app: App, options: TransferOptions & { database: Database }): void {
  const { read } = options.database;
  const transfers = createTransfers(options);
  const bin = createTransferBin(options);

  mount(app, listTransfers, ({ caller, query: { limit = MAX_PAGE_SIZE, ...page } }) =>
    listTransferPage(read, caller, { ...page, limit }),
  );
  mount(app, addTransfer, ({ caller, body }) => transfers.add(caller, body));
  // Before the routes of one transfer, whose id would be 'deleted'.
  mount(app, listDeletedTransfers, ({ caller, query: { limit = MAX_PAGE_SIZE, cursor } }) =>
    listDeletedPage(read, caller, { cursor, limit, nowMs: options.now() }),
  );
  mount(app, eraseDeletedTransfers, async ({ caller }) => {
    await bin.eraseAll(caller);
    return SUCCESS;
  });
  mount(app, eraseTransfer, async ({ caller, params }) => {
    await bin.erase(caller, params.id);
    return SUCCESS;
  });
  mount(app, editTransfer, ({ caller, params, body }) => transfers.edit(caller, params.id, body));
  mount(app, deleteTransfer, async ({ caller, params }) => {
    await bin.remove(caller, params.id);
    return SUCCESS;
  });
  mount(app, restoreTransfer, ({ caller, params }) => bin.restore(caller, params.id));
}
