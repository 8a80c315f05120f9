import { sql } from 'kysely';
import type { Reader } from './schema.ts';

/** The table in which a move stores its progress; a database with this table is incomplete. */
export const UNFINISHED_MOVE = 'unfinished_move';

/** Using it would show missing accounts and transactions, and lose what is added. */
export function refuseUnfinished(_db: Reader, tables: ReadonlySet<string>): void {
  if (!tables.has(UNFINISHED_MOVE)) return;
  throw new Error(
    'This database does not have everything yet: a move into it has not come to its end. ' +
      'Run the same npm run move again to finish it, or use another database.',
  );
}

/** The names of the existing tables. Other schemas of PostgreSQL are not ours. */
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
