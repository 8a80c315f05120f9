import { sql } from 'kysely';
import type pg from 'pg';
import type { Reader } from './schema.ts';

/**
 * Makes the server confirm a commit only once it is on disk, whatever the settings of server, role or database: Saldo
 * reports a transaction as saved when the commit is confirmed.
 */
export async function syncCommits(client: pg.ClientBase): Promise<void> {
  await client.query(
    `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit', true) = 'off'`,
  );
}

/** Returns a sentence for each setting of the server that may lose saved data, and that Saldo cannot change. */
export async function findDurabilityRisks(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from (values ('fsync'), ('full_page_writes')) as risky (name)
    where current_setting(name, true) = 'off'`.execute(db);
  return rows.map(
    ({ name }) =>
      `PostgreSQL runs with ${name} = off: when its machine stops without a shutdown, saved data may be lost or damaged.`,
  );
}
