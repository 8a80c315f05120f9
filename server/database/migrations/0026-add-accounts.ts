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
  await indexByAccount(db, 'transactions', ['user_id', 'source_id', 'date', 'id']);
  await indexByAccount(db, 'deleted_transactions', ['user_id', 'source_id', 'id']);
}

/** Transactions without an account cost this index nothing. */
async function indexByAccount(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_account`)
    .ifNotExists()
    .on(table)
    .columns(columns)
    .where(sql.ref('source_id'), 'is not', null)
    .execute();
}
