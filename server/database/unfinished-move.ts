import { sql } from 'kysely';
import type { Reader } from './schema.ts';

/** Where a move writes down how far it is; a database with this table does not have everything yet. */
export const UNFINISHED_MOVE = 'unfinished_move';

/** Whoever began to use it would find accounts and transactions missing, and lose what they add. */
export function refuseUnfinished(_db: Reader, tables: ReadonlySet<string>): void {
  if (!tables.has(UNFINISHED_MOVE)) return;
  throw new Error(
    'This database does not have everything yet: a move into it has not come to its end. ' +
      'Run the same npm run move again to finish it, or use another database.',
  );
}

/** The names of the tables that are there; other schemas of PostgreSQL are somebody else's. */
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
