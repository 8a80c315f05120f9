import { sql } from 'kysely';
import type { Reader } from './schema.ts';

/** Lifts the time limits for the rest of a database transaction on PostgreSQL; SQLite has none. */
export async function liftTimeouts(trx: Reader, engine: 'sqlite' | 'postgres'): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
}
