import { AsyncLocalStorage } from 'node:async_hooks';
import { TABLES, type TableName } from '#server/database/tables.ts';
import type { App } from '#server/http/mount.ts';

const ADMINISTRATION = '/api/v1/admin/';
const isUsersRequest = new AsyncLocalStorage<boolean>();
/** The tables that users' requests have written, each with the files that wrote it. */
const writersByTable = new Map<TableName, Set<string>>();

/**
 * Marks the queries of users' requests for the watch, including those after the response. Leaves out administrators'
 * requests.
 */
export function watchRequests(app: App): void {
  const { fetch } = app;
  app.fetch = (request, ...rest) => {
    const isUsers = !new URL(request.url).pathname.startsWith(ADMINISTRATION);
    return isUsersRequest.run(isUsers, () => fetch(request, ...rest));
  };
}

/**
 * Returns the fault of a user's request that writes a reference table without a reason; undefined if there is none.
 */
export function findUnexplainedWrite({ table, by }: { table: TableName; by: string }): string | undefined {
  if (isUsersRequest.getStore() !== true) return undefined;
  writersByTable.set(table, (writersByTable.get(table) ?? new Set()).add(by));
  const rule = TABLES[table];
  if (rule.placed === 'distributed' || rule.whyReference !== null) return undefined;
  return `${table} has all its rows on every machine, and a user's request writes it in ${by}`;
}

/** Returns the tables that users' requests of this test file have written, and the files that wrote them. */
export function listWritesOfUsers(): ReadonlyMap<TableName, ReadonlySet<string>> {
  return writersByTable;
}
