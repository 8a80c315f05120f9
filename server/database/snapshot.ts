import { sql, type Kysely } from 'kysely';
import { liftTimeouts } from './lift-timeouts.ts';
import type { Reader, Schema } from './schema.ts';

/**
 * Runs a job that sees exactly the writes that were committed before it began, for as long as it takes, while others
 * keep writing. Its connection cannot write.
 */
export type Snapshot = <T>(job: (db: Reader) => Promise<T>) => Promise<T>;

/** Creates snapshots of SQLite: a read transaction on its own connection. */
export function createFileSnapshot(open: () => Kysely<Schema>): Snapshot {
  return async (job) => {
    const reader = open();
    try {
      return await reader.connection().execute(async (connection) => {
        await sql`begin`.execute(connection);
        // SQLite takes its snapshot with the first read, not with `begin`.
        await sql`select 1 from sqlite_schema limit 1`.execute(connection);
        return await job(connection);
      });
    } finally {
      // Closing the connection also ends the transaction.
      await reader.destroy();
    }
  };
}

/** Creates snapshots of PostgreSQL: a database transaction on one connection of the pool, without a time limit. */
export function createPooledSnapshot(pool: Kysely<Schema>): Snapshot {
  return (job) =>
    pool
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        await liftTimeouts(trx, 'postgres');
        // PostgreSQL takes its snapshot with the first query.
        await sql`select 1`.execute(trx);
        return await job(trx);
      });
}
