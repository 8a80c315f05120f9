import type { Kysely } from 'kysely';

/** Stores when a user last signed in, so that a sign-in need not write the profile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === 'presence')?.columns ?? [];
  if (columns.some(({ name }) => name === 'signed_in_at')) return;
  await db.schema.alterTable('presence').addColumn('signed_in_at', 'bigint').execute();
}
