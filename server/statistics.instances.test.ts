import { rmSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { createBackup } from '#server/backup/create.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { moveDatabase } from '#server/move/move.ts';
import { readNamedDatabase } from '#server/move/named-database.ts';
import { createPostgresDatabase } from '#server/testing/postgres-admin.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestDatabase, createTestSqlite } from '#server/testing/test-database.ts';
import { connectDatabase, sqliteFile, type Database } from '#server/database/connect.ts';
import { makeTestFolder } from '#server/testing/make-test-folder.ts';

/** Returns whether PostgreSQL has statistics of the transactions. Its own process would gather them only later. */
async function knowsTransactions(database: Database): Promise<boolean> {
  return (await runSql(database, "select 1 from pg_stats where tablename = 'transactions'")).length > 0;
}

it('a database has statistics for its query plans right after a restore or a move', async () => {
  const app = await createTestApp({ database: await createTestSqlite() });
  const user = await app.signUp();
  await user.post('/api/v1/expenses', { description: 'Coffee', amount: 1, date: '2026-11-20' });
  await app.settled();
  const folder = makeTestFolder();

  const restoredDatabase = await createTestDatabase({}, { neverFilled: true });
  const { file } = await createBackup({ database: app.database, folder, now: Date.now });
  await restoreBackup({ database: restoredDatabase, file, now: Date.now });
  expect(await knowsTransactions(restoredDatabase)).toBe(true);

  const movedDatabase = await createPostgresDatabase(inject('postgresUrl'));
  const dataDir = 'dataDir' in app.database.location ? app.database.location.dataDir : '';
  const [from, to] = [
    readNamedDatabase(`sqlite:${sqliteFile(dataDir)}`),
    readNamedDatabase(movedDatabase.url),
  ];
  if (from === undefined || to === undefined) throw new Error('An address of a database is not valid.');
  const signal = new AbortController().signal;
  await moveDatabase({ from, to, onProgress: () => undefined, signal });
  const target = await connectDatabase({ databaseUrl: movedDatabase.url });
  expect(await knowsTransactions(target)).toBe(true);

  await target.close();
  await movedDatabase.drop();
  await restoredDatabase.drop();
  await app.close();
  rmSync(folder, { recursive: true });
});
