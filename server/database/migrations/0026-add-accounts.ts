import { sql, type Kysely } from 'kysely';

/** Makes accounts of the sources of imports: they are ordered and archived, and any transaction can have one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === 'sources')?.columns ?? [];
  const isMissing = (wanted: string) => columns.every(({ name }) => name !== wanted);
  const change = db.schema.alterTable('sources');
  if (isMissing('archived'))
    await change.addColumn('archived', 'bigint', (column) => column.notNull().defaultTo(0)).execute();
  if (isMissing('position')) await change.addColumn('position', 'bigint').execute();
  await db.schema
    .createIndex('transactions_by_account')
    .ifNotExists()
    .on('transactions')
    .columns(['user_id', 'source_id', 'date', 'id'])
    .where(sql.ref('source_id'), 'is not', null)
    .execute();
}
