import type { Kysely } from 'kysely';
import { sql, SqliteAdapter } from 'kysely';
import { toSearchText } from '#shared/search-text.ts';

const BATCH_SIZE = 500;

type Row = { user_id: string; id: string; description: string };

/**
 * The description as it is searched, beside the description, and the ways into the history of both kinds
 * by date and by amount. Transactions that are there already get theirs in batches; cut off, it begins again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An index of millions of transactions takes PostgreSQL longer than a query may.
  if (!(db.getExecutor().adapter instanceof SqliteAdapter))
    await sql`set local statement_timeout = 0`.execute(db);
  if (!(await hasSearchText(db))) {
    await db.schema
      .alterTable('transactions')
      .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  for (let after: Row | undefined, isDone = false; !isDone;) {
    const rows = await selectBatch(db, after);
    if (rows.length > 0) await updateBatch(db, rows);
    after = rows.at(-1);
    isDone = after === undefined;
  }
  await index(db, 'transactions_by_day', ['user_id', 'date', 'id']);
  await index(db, 'transactions_by_amount', ['user_id', 'amount_minor', 'id']);
}

async function hasSearchText(db: Kysely<unknown>): Promise<boolean> {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === 'transactions')?.columns ?? [];
  return columns.some(({ name }) => name === 'search_text');
}

async function selectBatch(db: Kysely<unknown>, after: Row | undefined): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select user_id, id, description from transactions
    where (user_id, id) > (${after?.user_id ?? ''}, ${after?.id ?? ''})
    order by user_id, id limit ${BATCH_SIZE}`.execute(db);
  return rows;
}

/** One statement for the batch, so that SQLite syncs it once. */
async function updateBatch(db: Kysely<unknown>, rows: readonly Row[]): Promise<void> {
  const values = rows.map((row) => sql`(${row.user_id}, ${row.id}, ${toSearchText(row.description)})`);
  await sql`
    with texts (user_id, id, search_text) as (values ${sql.join(values)})
    update transactions set search_text = texts.search_text from texts
    where transactions.user_id = texts.user_id and transactions.id = texts.id`.execute(db);
}

async function index(db: Kysely<unknown>, name: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).ifNotExists().on('transactions').columns(columns).execute();
}
