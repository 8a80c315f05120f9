import { sql } from 'kysely';
import type { Database } from './connect.ts';
import { liftTimeouts } from './lift-timeouts.ts';
import type { Writer } from './schema.ts';

/** The longest wait for running writes on PostgreSQL. */
const LOCK_TIMEOUT_MS = 5_000;

/**
 * Blocks other writers until the end of the database transaction, so that no rows are added while tables are filled or
 * copied. Others can still read. SQLite has only one writer anyway.
 */
export async function lockTables(
  trx: Writer,
  { engine, tables }: { engine: Database['engine']; tables: readonly string[] },
): Promise<void> {
  if (engine === 'sqlite') return;
  await liftTimeouts(trx, engine);
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(trx);
  await sql`lock table ${sql.join(tables.map((name) => sql.table(name)))} in exclusive mode`.execute(trx);
}
