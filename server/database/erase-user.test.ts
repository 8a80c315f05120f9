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

const DELETED_USER = 'canary-of-who-goes';
const OTHER_USER = 'somebody-who-stays';

async function countRowsOf({ table, columns }: TableColumns, userId: string): Promise<number> {
  const texts = columns.filter(({ isText }) => isText).map(({ name }) => `"${name}"`);
  const conditions = texts.map((column) => `${column} like '%${userId}%'`);
  const rows = await runSql(database, `select 1 from "${table}" where ${conditions.join(' or ')}`);
  return rows.length;
}

describe('erasing a user', () => {
  it('has an owner for every table with a column for a user', () => {
    const owned = tables.filter(({ columns }) => columns.some(({ name }) => /^user_?id$/i.test(name)));
    expect(owned.filter(({ table }) => TABLES[table].owner === null)).toEqual([]);
    expect(owned.length).toBeGreaterThan(10);
  });

  it('leaves no row and no text of the user in any table, and keeps every row of others', async () => {
    const personal = tables.filter(({ table }) => TABLES[table].owner !== null);
    for (const each of personal) {
      for (const userId of [DELETED_USER, OTHER_USER]) {
        await insertMarkedRow(database, each, { userId, mark: userId });
        expect([each.table, await countRowsOf(each, userId)]).toEqual([each.table, 1]);
      }
    }
    await database.write((trx) => eraseUser(trx, DELETED_USER));
    for (const each of personal) {
      expect([each.table, await countRowsOf(each, DELETED_USER)]).toEqual([each.table, 0]);
      expect([each.table, await countRowsOf(each, OTHER_USER)]).toEqual([each.table, 1]);
    }
  });
});
