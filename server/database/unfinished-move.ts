import { sql } from 'kysely';
import type { Reader } from './schema.ts';

/** The table in which a move stores its progress; a database with this table is incomplete. */
export const UNFINISHED_MOVE = 'unfinished_move';

/** Throws if a move into the database is not finished: accounts and transactions would be missing. */
export function requireFinished(_db: Reader, tables: ReadonlySet<string>): void {
  if (!tables.has(UNFINISHED_MOVE)) return;
  throw new Error(
    'This database does not have everything yet: a move into it is not finished. ' +
      'Run the same npm run move again to finish it, or use another database.',
  );
}

/** Returns the names of the existing tables, without other schemas of PostgreSQL. */
export async function selectTableNames(
  db: Reader,
  engine: 'sqlite' | 'postgres',
): Promise<ReadonlySet<string>> {
  const names =
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_schema where type = 'table'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`;
  const { rows } = await names.execute(db);
  return new Set(rows.map(({ name }) => name));
}
