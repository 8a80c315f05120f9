import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { eraseUser } from './erase-user.ts';

let database: TestDatabase;
let tables: Table[];
beforeAll(async () => {
  database = await createTestDatabase();
  tables = await readSchema();
});
afterAll(() => database.drop());

const GONE = 'canary-of-who-goes';
const STAYING = 'somebody-who-stays';

/** Where a row says whose it is, by the name of the column. */
const USER_COLUMNS = ['user_id', 'userId'];
/** Tables whose rows say it in a column of another name. */
const OTHER_USER_COLUMNS: Record<string, string> = { user: 'id', verification: 'value' };
/** Tables without a word about anybody. */
const IMPERSONAL = [
  'kysely_migration',
  'kysely_migration_lock',
  'page_views',
  'settings',
  'system_metrics',
  'jobs',
  'invites',
  // Of somebody it may name the id, for a minute.
  'bus_events',
  'rate_limits',
  'setup_codes',
  // It names accounts by an id that nothing else knows any more once they are gone.
  'audit_log',
];

type Table = { name: string; columns: { name: string; isText: boolean }[] };

async function readSchema(): Promise<Table[]> {
  const found = await database.identity.introspection.getTables({ withInternalKyselyTables: true });
  return found.map(({ name, columns }) => ({
    name,
    columns: columns.map((column) => ({ name: column.name, isText: /text|char/i.test(column.dataType) })),
  }));
}

function userColumn({ name, columns }: Table): string | undefined {
  return OTHER_USER_COLUMNS[name] ?? columns.find((column) => USER_COLUMNS.includes(column.name))?.name;
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
  it('knows of every table whose rows belong to somebody', () => {
    const unclear = tables.filter((table) => !IMPERSONAL.includes(table.name) && !userColumn(table));
    expect(unclear.map(({ name }) => name)).toEqual([]);
    expect(tables.length).toBeGreaterThan(10);
  });

  it('leaves no row and no text of theirs in any table, and every row of others', async () => {
    const personal = tables.filter(({ name }) => !IMPERSONAL.includes(name));
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
