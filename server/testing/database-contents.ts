import { TABLE_NAMES, TABLES } from '#server/database/tables.ts';
import type { Database } from '#server/database/connect.ts';
import { runSql } from './run-sql.ts';

export type Contents = Record<string, Record<string, unknown>[]>;

/** Reads every row of every table, or those of one user, in an order that is the same on both databases. */
export async function readContents(
  database: Database,
  { ownedBy }: { ownedBy?: string } = {},
): Promise<Contents> {
  const contents: Contents = {};
  for (const table of TABLE_NAMES) {
    const { owner } = TABLES[table];
    if (ownedBy !== undefined && owner === null) continue;
    const condition = ownedBy === undefined ? '' : ` where "${owner}" = '${ownedBy}'`;
    const rows = (await runSql(database, `select * from "${table}"${condition}`)) as Record<
      string,
      unknown
    >[];
    contents[table] = rows.map(sortKeys).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  return contents;
}

export async function readIndexes(database: Database): Promise<unknown[]> {
  return await runSql(
    database,
    database.engine === 'sqlite'
      ? `select name, sql from sqlite_schema where type = 'index' order by name`
      : `select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname`,
  );
}

/** Columns that were added later have another position in a new database. */
function sortKeys(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
