import { AsyncLocalStorage } from 'node:async_hooks';
import { TABLES, type TableName } from '#server/database/tables.ts';
import type { App } from '#server/http/mount.ts';

const ADMINISTRATION = '/api/v1/admin/';
const isUsersRequest = new AsyncLocalStorage<boolean>();
/** The tables that users' requests have written, each with the files that wrote it. */
const written = new Map<TableName, Set<string>>();

/**
 * Lets the watch know the queries of a user's request, those after its answer too; administrators' requests are not
 * meant.
 */
export function watchRequests(app: App): void {
  const { fetch } = app;
  app.fetch = (request, ...rest) => {
    const isUsers = !new URL(request.url).pathname.startsWith(ADMINISTRATION);
    return isUsersRequest.run(isUsers, () => fetch(request, ...rest));
  };
}

/**
 * The fault of a user's request that writes a table of every machine without a reason; undefined where there is none.
 */
export function findUnexplainedWrite({ table, by }: { table: TableName; by: string }): string | undefined {
  if (isUsersRequest.getStore() !== true) return undefined;
  written.set(table, (written.get(table) ?? new Set()).add(by));
  const rule = TABLES[table];
  if (rule.placed === 'distributed' || rule.whyReference !== null) return undefined;
  return `${table} is whole on every machine, and a user's request writes it in ${by}`;
}

/** Which tables users' requests of this file have written, and by which files. */
export function writesOfUsers(): ReadonlyMap<TableName, ReadonlySet<string>> {
  return written;
}
