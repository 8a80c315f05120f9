import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { eraseUser } from './erase-user.ts';
import { TABLES, type TableName } from './tables.ts';

let database: TestDatabase;
let tables: Table[];
beforeAll(async () => {
  database = await createTestDatabase();
  tables = await readSchema();
});
afterAll(() => database.drop());

const GONE = 'canary-of-who-goes';
const STAYING = 'somebody-who-stays';

type Table = { name: string; columns: { name: string; isText: boolean }[] };

async function readSchema(): Promise<Table[]> {
  const found = await database.identity.introspection.getTables();
  return found.map(({ name, columns }) => ({
    name,
    columns: columns.map((column) => ({ name: column.name, isText: /text|char/i.test(column.dataType) })),
  }));
}

function userColumn({ name }: Table): string | undefined {
  return TABLES[name as TableName].owner ?? undefined;
}

/** A row of somebody whose every text has their id in it. */
async function insertRow(table: Table, userId: string): Promise<void> {
  const owner = userColumn(table);
  const values = table.columns.map(({ name, isText }) => {
    if (name === owner) return `'${userId}'`;
    return isText ? `'${name} of ${userId}'` : '1';
  });
  const names = table.columns.map(({ name }) => `"${name}"`);
  await runSql(database, `insert into "${table.name}" (${names.join()}) values (${values.join()})`);
}

async function countRowsOf({ name, columns }: Table, userId: string): Promise<number> {
  const texts = columns.filter(({ isText }) => isText).map((column) => `"${column.name}"`);
  const conditions = texts.map((column) => `${column} like '%${userId}%'`);
  const rows = await runSql(database, `select 1 from "${name}" where ${conditions.join(' or ')}`);
  return rows.length;
}

describe('erasing a user', () => {
  it('knows the owner of every table that has a column for one', () => {
    const owned = tables.filter(({ columns }) => columns.some(({ name }) => /^user_?id$/i.test(name)));
    expect(owned.filter((table) => !userColumn(table)).map(({ name }) => name)).toEqual([]);
    expect(owned.length).toBeGreaterThan(10);
  });

  it('leaves no row and no text of theirs in any table, and every row of others', async () => {
    const personal = tables.filter((table) => userColumn(table) !== undefined);
    for (const table of personal) {
      await insertRow(table, GONE);
      await insertRow(table, STAYING);
      expect([table.name, await countRowsOf(table, GONE)]).toEqual([table.name, 1]);
    }
    await database.write((trx) => eraseUser(trx, GONE));
    for (const table of personal) {
      expect([table.name, await countRowsOf(table, GONE)]).toEqual([table.name, 0]);
      expect([table.name, await countRowsOf(table, STAYING)]).toEqual([table.name, 1]);
    }
  });
});
