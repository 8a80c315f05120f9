import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { connectDatabase } from './connect.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

async function forgetEverything(): Promise<void> {
  const tables = await database.identity.introspection.getTables({ withInternalKyselyTables: true });
  for (const { name } of tables) await database.identity.schema.dropTable(name).execute();
}

/** Several connections to one new file, as of several processes. */
async function startTogether(): Promise<PromiseSettledResult<unknown>[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'saldo-test-'));
  const starts = await Promise.allSettled([1, 2, 3].map(() => connectDatabase({ dataDir })));
  for (const start of starts) if (start.status === 'fulfilled') await start.value.close();
  rmSync(dataDir, { recursive: true });
  return starts;
}

async function migrations(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database.read,
  );
  return rows.map((row) => row.name);
}

describe('migration', () => {
  it('makes every table of an empty database', async () => {
    await forgetEverything();
    await migrate(database.identity);
    const tables = await database.identity.introspection.getTables();
    expect(tables.map((table) => table.name)).toEqual(
      expect.arrayContaining(['user', 'session', 'profiles', 'transactions', 'admin_notifications']),
    );
  });

  it('may run again, and changes nothing then', async () => {
    const before = await migrations();
    await migrate(database.identity);
    expect(await migrations()).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });

  it('of two programs that start at the same moment ends well for both', async () => {
    await forgetEverything();
    const starts =
      database.engine === 'postgres'
        ? await Promise.allSettled([1, 2, 3].map(() => migrate(database.identity)))
        : await startTogether();
    expect(starts.map((start) => (start.status === 'rejected' ? String(start.reason) : 'ready'))).toEqual([
      'ready',
      'ready',
      'ready',
    ]);
  });

  it('that was cut off runs again to its end', async () => {
    await sql`delete from kysely_migration`.execute(database.identity);
    await database.identity.schema.dropTable('admin_notifications').execute();
    await migrate(database.identity);
    expect(await database.read.selectFrom('admin_notifications').selectAll().execute()).toEqual([]);
  });

  it('refuses a database that a newer program has written, and leaves it as it is', async () => {
    const known = await migrations();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', ${new Date().toISOString()})`.execute(
      database.identity,
    );
    await expect(migrate(database.identity)).rejects.toThrow(/newer version of Saldo/);
    expect(await migrations()).toEqual([...known, '9999-from-the-future']);
  });
});
