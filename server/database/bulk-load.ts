import { sql, type CompiledQuery } from 'kysely';
import type { Database } from './connect.ts';
import type { Writer } from './schema.ts';

type Engine = Database['engine'];
type Value = string | number | null;
export type Column = { name: string; type: string; mayBeLeftOut: boolean };

/** SQLite accepts 32,766 values in one statement, but more than these are not faster. */
const MAX_PARAMETERS = 10_000;

/** Returns the columns of each table in the database, without other schemas of PostgreSQL. */
export async function selectColumns(
  trx: Writer,
  engine: Engine,
): Promise<ReadonlyMap<string, readonly Column[]>> {
  const schema = engine === 'postgres' ? await findCurrentSchema(trx) : undefined;
  const tables = await trx.introspection.getTables();
  const ownTables = tables.filter((table) => table.schema === schema);
  return new Map(
    ownTables.map((table) => [
      table.name,
      table.columns.map(({ name, dataType, isNullable, hasDefaultValue }) => ({
        name,
        type: dataType,
        mayBeLeftOut: isNullable || hasDefaultValue,
      })),
    ]),
  );
}

async function findCurrentSchema(trx: Writer): Promise<string | undefined> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(trx);
  return rows[0]?.schema;
}

/**
 * Drops indexes, runs a job that fills whole tables, and creates the indexes again: updating them row by row takes four
 * times as long at a million transactions. On PostgreSQL this would block readers until the end of the database
 * transaction, so the indexes stay there if others read the tables (`isRead`).
 */
export async function withoutIndexes(
  trx: Writer,
  { engine, tables, isRead }: { engine: Engine; tables: readonly string[]; isRead: boolean },
  job: () => Promise<void>,
): Promise<void> {
  if (engine === 'postgres' && isRead) return await job();
  const indexes = await selectIndexes(trx, { engine, tables });
  for (const index of indexes) await sql.raw(`drop index ${index.name}`).execute(trx);
  await job();
  for (const index of indexes) await sql.raw(index.sql).execute(trx);
}

export type Index = { name: string; sql: string };

/** Returns the indexes of tables with the statements that create them, except those of keys and constraints. */
export async function selectIndexes(
  trx: Writer,
  { engine, tables }: { engine: Engine; tables: readonly string[] },
): Promise<Index[]> {
  const tableNames = sql.join(tables);
  const { rows } = await sql<Index>`${
    engine === 'sqlite'
      ? sql`select '"' || name || '"' as name, sql from sqlite_schema
          where type = 'index' and sql is not null and tbl_name in (${tableNames})`
      : sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as sql from pg_index
          where indrelid in (
            select oid from pg_class
            where relnamespace = current_schema()::regnamespace and relname in (${tableNames})
          )
          and not exists (select 1 from pg_constraint where conindid = indexrelid)`
  }`.execute(trx);
  return rows;
}

/** Rows of one table, their values in the order of the columns. */
export type Rows = { table: string; columns: readonly Column[]; rows: readonly Value[][] };

/** Returns a function that inserts many rows with few statements, in the fastest way for the database. */
export function createBulkInsert(engine: Engine) {
  const insert = engine === 'sqlite' ? createInsertOfRows() : insertArrays;
  return async (trx: Writer, { table, columns, rows }: Rows): Promise<void> => {
    const rowsAtOnce = Math.floor(MAX_PARAMETERS / columns.length);
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      await insert(trx, { table, columns, rows: rows.slice(start, start + rowsAtOnce) });
    }
  };
}

/** Returns an insert with one parameter per value. It compiles the long statement once for each number of rows. */
function createInsertOfRows() {
  const statements = new Map<string, CompiledQuery>();
  return async (trx: Writer, { table, columns, rows }: Rows): Promise<void> => {
    const key = JSON.stringify([table, columns, rows.length]);
    const values = () => sql.join(rows.map((row) => sql`(${sql.join(row)})`));
    const statement =
      statements.get(key) ??
      sql`insert into ${sql.table(table)} (${columnNames(columns)}) values ${values()}`.compile(trx);
    statements.set(key, statement);
    await trx.executeQuery({ ...statement, parameters: rows.flat() });
  };
}

/** Inserts with one array per column, since PostgreSQL takes longer with more parameters. */
async function insertArrays(trx: Writer, { table, columns, rows }: Rows): Promise<void> {
  const arrays = columns.map(
    (column, at) => sql`${rows.map((row) => row[at] ?? null)}::${sql.raw(column.type)}[]`,
  );
  await sql`
    insert into ${sql.table(table)} (${columnNames(columns)}) select * from unnest(${sql.join(arrays)})`.execute(
    trx,
  );
}

function columnNames(columns: readonly Column[]) {
  return sql.join(columns.map(({ name }) => sql.id(name)));
}
