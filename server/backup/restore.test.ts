import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '#server/database/connect.ts';
import { readContents, readIndexes, type Contents } from '#server/testing/database-contents.ts';
import { fillTables, HOUSEHOLD_TRANSACTION as TRANSACTION } from '#server/testing/fill-tables.ts';
import { fillDisk, freeDisk } from '#server/testing/full-disk.ts';
import { rewriteArchive } from '#server/testing/rewrite-archive.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { markedAsProduct } from '#server/testing/one-user/watch.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createTestDatabase, createTestSqlite } from '#server/testing/test-database.ts';
import type { Batch } from './archive-format.ts';
import { createBackup } from './create.ts';
import { restoreBackup } from './restore.ts';
import { BACKUP_TABLES } from '#server/database/table-lists.ts';
import { makeTestFolder } from '#server/testing/make-test-folder.ts';

const PASSWORD = 'plain-horse-battery';

let app: TestApp;
let ana: Awaited<ReturnType<TestApp['signUp']>>;
let folder: string;
// The backup has two users, with rows in every table.
let file: string;
let contents: Contents;

beforeAll(async () => {
  folder = makeTestFolder();
  app = await createTestApp();
  ana = await fillTables(app);
  ({ file } = await createBackup({ database: app.database.forProduct, folder, now: () => app.clock.now }));
  contents = await readContents(app.database);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Expects the contents of the backup, as a restore writes them. */
function expectRestored(restored: Contents): void {
  const backupTables: string[] = BACKUP_TABLES.map(({ name }) => name);
  for (const [table, rows] of Object.entries(contents)) {
    expect([table, rows.length > 0]).toEqual([table, true]);
    // A user without transactions may have a row of totals, all zero, or none.
    const isNotEmpty = (row: Contents[string][number]) => table !== 'user_totals' || row['count'] !== 0;
    const isFromBackup = (row: Contents[string][number]) => row['action'] !== 'backupRestored';
    const restoredRows = (restored[table] ?? []).filter(isNotEmpty).filter(isFromBackup);
    const expected = rows.filter(isNotEmpty).map((row) => {
      if (table === 'presence') return { ...row, is_online: 0, online_since: null };
      // Browsers cache by revision, so a restore never repeats one.
      return table === 'user_totals' ? { ...row, revision: expect.any(Number) as number } : row;
    });
    expect([table, restoredRows]).toEqual([table, backupTables.includes(table) ? expected : []]);
  }
}

/** Leaves out a column of the profiles, as in a backup of an older version. */
function withoutColumn(column: string) {
  return (batch: Batch) => {
    const at = batch.columns.indexOf(column);
    if (batch.table !== 'profiles' || at < 0) return batch;
    const { table, columns, rows } = batch;
    return { table, columns: columns.toSpliced(at, 1), rows: rows.map((row) => row.toSpliced(at, 1)) };
  };
}

const restoreInto = (database: Database, from = file, replace = true) =>
  restoreBackup({ database: markedAsProduct(database), file: from, replace, now: () => app.clock.now });

describe('a restore', () => {
  it('writes every row of every table in a backup, and no sessions or links', async () => {
    const target = await createTestDatabase();
    await restoreInto(target, file, false);
    expectRestored(await readContents(target));
    await target.drop();
  });

  it('is recorded in the audit log', async () => {
    const target = await createTestDatabase();
    await restoreInto(target, file, false);
    const acts = target.read.selectFrom('audit_log').select(['at', 'actor', 'target_id']);
    expect(await acts.where('action', '=', 'backupRestored').execute()).toEqual([
      { at: app.clock.now, actor: 'shell', target_id: /saldo-([\dTZ-]+)\.backup\.gz$/.exec(file)?.[1] },
    ]);
    await target.drop();
  });

  it('keeps every index of a new database and of one that it replaces', async () => {
    const target = await createTestDatabase();
    const before = await readIndexes(target);
    expect(before.length).toBeGreaterThan(10);
    await restoreInto(target);
    expect(await readIndexes(target)).toEqual(before);
    await restoreInto(target);
    expect(await readIndexes(target)).toEqual(before);
    await target.drop();
  });

  it('replaces everything if asked to, and otherwise refuses a database with users', async () => {
    const target = await createTestApp();
    await target.signUp({ email: 'who-was-here@example.org' });
    await target.settled();
    const before = await readContents(target.database);
    await expect(restoreInto(target.database, file, false)).rejects.toMatchObject({ problem: 'notEmpty' });
    expect(await readContents(target.database)).toEqual(before);
    await restoreInto(target.database);
    expectRestored(await readContents(target.database));
    await target.close();
  });

  it('signs everyone out; the password of the backup then leads to the same transactions', async () => {
    const target = await createTestApp();
    await restoreInto(target.database);
    const visitor = target.visitor();
    for (const [name, value] of ana.cookies) visitor.cookies.set(name, value);
    expect((await ana.get('/api/v1/me')).status).toBe(200);
    expect((await visitor.get('/api/v1/me')).status).toBe(401);
    await target.visitor().post('/api/auth/sign-in/email', { email: 'ana@example.org', password: PASSWORD });
    expect((await visitor.get('/api/v1/me')).status).toBe(401);
    const { status } = await visitor.post('/api/auth/sign-in/email', {
      email: 'ana@example.org',
      password: PASSWORD,
    });
    expect(status).toBe(200);
    const page = '/api/v1/transactions?limit=100';
    expect((await visitor.get(page)).body).toEqual((await ana.get(page)).body);
    expect((await visitor.get('/api/v1/me')).body).toMatchObject({ displayName: 'Ana' });
    await target.close();
  });

  it('makes browsers load again what they stored after the backup', async () => {
    const target = await createTestApp();
    const user = await target.signUp();
    const summary = '/api/v1/summary?from=2026-11-01&to=2026-11-30';
    const backup = await createBackup({ database: target.database, folder, now: () => target.clock.now });
    const tags = [];
    for (let n = 0; n < 3; n++) {
      tags.push((await user.get(summary)).headers.get('etag') ?? '');
      await user.post('/api/v1/expenses', TRANSACTION);
    }
    target.clock.now += 1_000;
    await restoreBackup({
      database: target.database,
      file: backup.file,
      replace: true,
      now: () => target.clock.now,
    });
    await user.post('/api/auth/sign-in/email', { email: user.email, password: PASSWORD });
    for (let n = 0; n < 3; n++) {
      expect((await user.get(summary, { 'if-none-match': tags.join() })).status).toBe(200);
      await user.post('/api/v1/expenses', TRANSACTION);
    }
    await target.close();
  });

  it('lets others read the old data until it is finished, and makes their writes wait', async () => {
    const target = await createTestApp();
    const [eva, bea] = [await target.signUp(), await target.signUp()];
    await eva.post('/api/v1/expenses', TRANSACTION);
    const list = '/api/v1/transactions?limit=100';
    let lateWrite: Promise<unknown> | undefined;
    const database: Database = {
      ...target.database,
      write: (job) =>
        target.database.write(async (trx) => {
          const result = await job(trx);
          const { status, body } = await eva.get(list);
          expect([status, (body as { items: unknown[] }).items.length > 0]).toEqual([200, true]);
          // Bea has no transactions, so the restore holds no lock on a row of hers.
          lateWrite = bea.post('/api/v1/expenses', TRANSACTION);
          await Promise.race([lateWrite, new Promise((resolve) => setTimeout(resolve, 300))]);
          return result;
        }),
    };
    const writes = Array.from({ length: 5 }, () => eva.post('/api/v1/expenses', TRANSACTION));
    await restoreInto(database);
    await Promise.all(writes);
    // The write waited, and then its account was gone.
    expect(await lateWrite).toMatchObject({ status: 401 });
    expect((await eva.get(list)).status).toBe(401);
    expectRestored(await readContents(target.database));
    await target.close();
  });

  it('changes nothing if it fails midway', async () => {
    const target = await createTestApp();
    await target.signUp();
    await target.settled();
    const before = await readContents(target.database);
    const indexesBefore = await readIndexes(target.database);
    const brokenFile = join(folder, 'two-of-one.gz');
    const twice = (batch: Batch) =>
      batch.table === 'page_views' ? { ...batch, rows: [...batch.rows, ...batch.rows] } : batch;
    rewriteArchive(file, brokenFile, { batch: twice });
    await expect(restoreInto(target.database, brokenFile)).rejects.toThrow(/unique/i);
    expect(await readContents(target.database)).toEqual(before);

    await fillDisk(target.database);
    await expect(restoreInto(target.database)).rejects.toThrow(/full|No space left/);
    await freeDisk(target.database);
    expect(await readContents(target.database)).toEqual(before);
    expect(await readIndexes(target.database)).toEqual(indexesBefore);
    await restoreInto(target.database);
    expectRestored(await readContents(target.database));
    await target.close();
  });

  it('removes the passwords of unconfirmed addresses from a backup of the previous version', async () => {
    const source = await createTestApp();
    const confirmed = await source.signUp({ email: 'a@example.org' });
    const unconfirmed = await source.signUp({ email: 'b@example.org' });
    await runSql(
      source.database,
      `update "user" set "emailVerified" = 0 where email = '${unconfirmed.email}'`,
    );
    const backup = await createBackup({ database: source.database, folder, now: () => source.clock.now });
    const olderFile = join(folder, 'of-the-version-before.gz');
    const header = (original: object) => ({ ...original, schema: '0008-add-instances' });
    rewriteArchive(backup.file, olderFile, { header, batch: withoutColumn('email_checked_at') });
    await source.close();

    const target = await createTestApp();
    await restoreInto(target.database, olderFile);
    const accounts = target.database.read
      .selectFrom('account')
      .innerJoin('user', 'user.id', 'account.userId')
      .select(['email', 'password'])
      .orderBy('email');
    const [first, second] = await accounts.execute();
    expect(first).toEqual({ email: confirmed.email, password: expect.stringContaining('$argon2id$') });
    expect(second).toEqual({ email: unconfirmed.email, password: null });
    await target.close();
  });

  it('fills newer columns with their defaults, and refuses a backup that lacks a column without one', async () => {
    const target = await createTestDatabase();
    const olderFile = join(folder, 'older.gz');
    const header = (original: object) => ({ ...original, schema: '0005-add-photos' });
    rewriteArchive(file, olderFile, { header, batch: withoutColumn('currency') });
    await expect(restoreInto(target, olderFile)).rejects.toMatchObject({ problem: 'foreign' });
    expect((await readContents(target))['user']).toEqual([]);

    rewriteArchive(file, olderFile, { header, batch: withoutColumn('location_declined') });
    await restoreInto(target, olderFile);
    expectRestored(await readContents(target));
    await target.drop();
  });
});

if (inject('database') === 'postgres') {
  describe('a backup of one database', () => {
    it('can be restored into the other one, and back', async () => {
      const sqlite = await createTestSqlite();
      await restoreInto(sqlite);
      expectRestored(await readContents(sqlite));
      const { file: back } = await createBackup({ database: sqlite, folder, now: () => app.clock.now });
      const postgres = await createTestDatabase();
      await restoreInto(postgres, back);
      expectRestored(await readContents(postgres));
      await sqlite.drop();
      await postgres.drop();
    });
  });
}
