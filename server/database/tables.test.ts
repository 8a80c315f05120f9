import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { BACKUP_TABLES, MOVED_TABLES } from './table-lists.ts';
import { TABLE_NAMES, TABLES } from './tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('the list of tables', () => {
  it('has every table of the real schema', async () => {
    const tables = await database.identity.introspection.getTables();
    expect([...TABLE_NAMES].toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  });

  it('has the complete primary key of each table, since rows are copied in its order', async () => {
    for (const name of TABLE_NAMES) {
      expect([name, await primaryKey(name)]).toEqual([name, TABLES[name].key]);
    }
  });

  it('moves every table of a backup, and all others except those about running processes', () => {
    const [backupTables, moved] = [BACKUP_TABLES, MOVED_TABLES].map((tables) =>
      tables.map(({ name }) => name),
    );
    expect(moved).toEqual(expect.arrayContaining(backupTables ?? []));
    expect(TABLE_NAMES.filter((name) => !moved?.includes(name))).toEqual([
      'event_streams',
      'jobs',
      'rate_limits',
      'bus_events',
      'setup_codes',
    ]);
  });

  it('leaves sessions, tokens, links, and mail with links out of backups', () => {
    const backupTables = BACKUP_TABLES.map(({ name }) => name);
    for (const name of [
      'session',
      'half_sign_ins',
      'verification',
      'password_resets',
      'email_changes',
      'api_tokens',
      'outbox',
    ] as const) {
      expect(backupTables).not.toContain(name);
    }
  });

  it('has only columns of text and whole numbers, which are the same in both databases', async () => {
    const tables = await database.identity.introspection.getTables();
    const types = tables.flatMap(({ columns }) => columns.map(({ dataType }) => dataType.toLowerCase()));
    expect(
      [...new Set(types)].filter((type) => !/^(text|varchar|integer|bigint|int4|int8)$/.test(type)),
    ).toEqual([]);
  });
});

async function primaryKey(table: string): Promise<string[]> {
  const rows = await runSql(
    database,
    database.engine === 'sqlite'
      ? `select name from pragma_table_info('${table}') where pk > 0 order by pk`
      : `select a.attname as name from pg_index i
         join lateral unnest(i.indkey) with ordinality as k (attnum, place) on true
         join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
         where i.indrelid = '"${table}"'::regclass and i.indisprimary order by k.place`,
  );
  return (rows as { name: string }[]).map(({ name }) => name);
}
