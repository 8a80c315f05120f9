import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMarkedRow, readColumns, type TableColumns } from '#server/testing/marked-rows.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { eraseUser } from './erase-user.ts';
import { TABLES } from './tables.ts';

let database: TestDatabase;
let tables: TableColumns[];
beforeAll(async () => {
  database = await createTestDatabase();
  tables = await readColumns(database);
});
afterAll(() => database.drop());

const DELETED_USER = 'canary-of-deleted-user';
const OTHER_USER = 'canary-of-other-user';

async function countRows({ table, columns }: TableColumns, userId: string): Promise<number> {
  const texts = columns.filter(({ isText }) => isText).map(({ name }) => `"${name}"`);
  const conditions = texts.map((column) => `${column} like '%${userId}%'`);
  const rows = await runSql(database, `select 1 from "${table}" where ${conditions.join(' or ')}`);
  return rows.length;
}

describe('erasing a user', () => {
  it('has an owner for every table with a column for a user', () => {
    const ownedTables = tables.filter(({ columns }) => columns.some(({ name }) => /^user_?id$/i.test(name)));
    expect(ownedTables.filter(({ table }) => TABLES[table].owner === null)).toEqual([]);
    expect(ownedTables.length).toBeGreaterThan(10);
  });

  it('leaves no row and no text of the user in any table, and keeps every row of others', async () => {
    const personalTables = tables.filter(({ table }) => TABLES[table].owner !== null);
    for (const table of personalTables) {
      for (const userId of [DELETED_USER, OTHER_USER]) {
        await insertMarkedRow(database, table, { userId, mark: userId });
        expect([table.table, await countRows(table, userId)]).toEqual([table.table, 1]);
      }
    }
    await database.write((trx) => eraseUser(trx, DELETED_USER));
    for (const table of personalTables) {
      expect([table.table, await countRows(table, DELETED_USER)]).toEqual([table.table, 0]);
      expect([table.table, await countRows(table, OTHER_USER)]).toEqual([table.table, 1]);
    }
  });
});
