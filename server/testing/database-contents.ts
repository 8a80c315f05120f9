import { ALL_TABLES } from '#server/backup/tables.ts';
import type { Database } from '#server/database/connect.ts';
import { runSql } from './run-sql.ts';

export type Contents = Record<string, Record<string, unknown>[]>;

/** Every row of every table, in an order that does not depend on the database. */
export async function readContents(database: Database): Promise<Contents> {
  const contents: Contents = {};
  for (const table of ALL_TABLES) {
    const rows = (await runSql(database, `select * from "${table}"`)) as Record<string, unknown>[];
    const sorted = rows.map((row) => Object.fromEntries(Object.entries(row).toSorted()));
    contents[table] = sorted.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  return contents;
}
