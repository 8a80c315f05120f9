import type { Database } from '#server/database/connect.ts';
import { TABLES, type TableName } from '#server/database/tables.ts';
import { runSql } from './run-sql.ts';

export type TableColumns = { table: TableName; columns: { name: string; isText: boolean }[] };

export async function readColumns({ identity }: Database): Promise<TableColumns[]> {
  const tables = await identity.introspection.getTables();
  return tables.map(({ name, columns }) => ({
    table: name as TableName,
    columns: columns.map((column) => ({ name: column.name, isText: /text|char/i.test(column.dataType) })),
  }));
}

/** The value of every column of a marked row that is neither text nor the owner's id. */
export const MARKED_NUMBER = 777_000_777;

/** Inserts a row of one user, or of nobody; each of its texts ends with the mark. */
export async function insertMarkedRow(
  database: Database,
  { table, columns }: TableColumns,
  { userId, mark }: { userId: string; mark: string },
): Promise<void> {
  const { owner } = TABLES[table];
  const values = columns.map(({ name, isText }) => {
    if (name === owner) return `'${userId}'`;
    return isText ? `'${table}.${name} of ${mark}'` : MARKED_NUMBER;
  });
  const names = columns.map(({ name }) => `"${name}"`);
  await runSql(database, `insert into "${table}" (${names.join()}) values (${values.join()})`);
}
