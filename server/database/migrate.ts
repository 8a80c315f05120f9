import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import * as createTables from './migrations/0001-create-tables.ts';
import type { Schema } from './schema.ts';

/** Every migration in order. Add below, never edit one that was released. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-create-tables': createTables,
};

/**
 * Brings the database to the newest schema, under a lock, so that several instances may start at
 * once. Throws when the database was written by a newer program, which knows migrations we do not.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await migrator.migrateToLatest();
  if (error)
    throw new Error(`The database could not be brought up to date: ${describe(error)}`, { cause: error });
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
