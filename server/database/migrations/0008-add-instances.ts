import type { Kysely } from 'kysely';

/**
 * Adds the tables that several instances share: counts of attempts, events for engines without LISTEN, and the code
 * that makes the first administrator.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The order of these columns is rate-limiter-flexible's.
  await db.schema
    .createTable('rate_limits')
    .ifNotExists()
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('expire', 'bigint')
    .execute();
  await db.schema
    .createTable('bus_events')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('bus_events_by_time').ifNotExists().on('bus_events').column('at').execute();
  await db.schema
    .createTable('setup_codes')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('held_until', 'bigint', (column) => column.notNull())
    .execute();
}
