import type { Kysely } from 'kysely';

/** Stores in words what somebody called usual, as JSON, since the key is a digest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === 'notice_decisions')?.columns ?? [];
  if (columns.some(({ name }) => name === 'about')) return;
  await db.schema.alterTable('notice_decisions').addColumn('about', 'text').execute();
}
