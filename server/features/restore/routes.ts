import { SUCCESS } from '#shared/contract/fields.ts';
import { finishRestore, getRestore, restoreRows, startRestore } from '#shared/contract/restore.ts';
import type { Database } from '#server/database/connect.ts';
import { mount, type App } from '#server/http/mount.ts';
import { findFilledLists, findRestore } from './queries.ts';
import { createRestores, toRestore, type RestoreOptions } from './restore.ts';

export function mountRestore(app: App, options: RestoreOptions & { database: Database }): void {
  const restores = createRestores(options);

  mount(app, getRestore, async ({ caller }) => {
    const { read } = options.database;
    const row = await findRestore(read, caller.userId);
    const holds = await findFilledLists(read, caller.userId);
    return { restore: row === undefined ? null : toRestore(row), isEmpty: holds.length === 0, holds };
  });
  mount(app, startRestore, ({ caller, body }) => restores.start(caller, body));
  mount(app, restoreRows, async ({ caller, body }) => {
    await restores.save(caller, body);
    return SUCCESS;
  });
  mount(app, finishRestore, async ({ caller, body }) => {
    await restores.finish(caller, body.id);
    return SUCCESS;
  });
}
