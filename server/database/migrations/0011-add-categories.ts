import type { Kysely } from 'kysely';

/** Stores the categories that users make, and what they change of the fixed ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('categories')
    .ifNotExists()
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('icon', 'text')
    .addColumn('colour', 'text')
    .addColumn('position', 'integer')
    .addColumn('archived', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('merged_into', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('categories_key', ['user_id', 'id'])
    .execute();
}
