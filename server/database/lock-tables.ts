import { sql } from 'kysely';
import type { Database } from './connect.ts';
import { liftTimeouts } from './lift-timeouts.ts';
import type { Writer } from './schema.ts';

/** How long it is waited for writes that are under way on PostgreSQL. */
const LOCK_TIMEOUT_MS = 5_000;

/**
 * Keeps others from writing until the end of the transaction, so that no row of theirs stands beside those of
 * whoever fills or copies the tables; reading goes on. SQLite has one writer anyway.
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
