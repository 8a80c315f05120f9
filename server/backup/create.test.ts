import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import type { Database } from '#server/database/connect.ts';
import { readContents } from '#server/testing/database-contents.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { makeTestFolder } from '#server/testing/make-test-folder.ts';
import { deleteOldBackups, findBackup, listBackups } from './backup-folder.ts';
import { createBackup, writeBackup } from './create.ts';
import { restoreBackup } from './restore.ts';
import { verifyBackup } from './verify.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  folder = makeTestFolder();
  return () => rmSync(folder, { recursive: true });
});

const now = () => Date.UTC(2026, 10, 21, 20, 25, 3, 123);
const TRANSACTION = { description: 'Café', amount: 12.34, category: 'food', date: '2026-11-20' };

async function add(user: TestClient): Promise<string> {
  const { status, body } = await user.post('/api/v1/expenses', { ...TRANSACTION, id: uuidv7() });
  expect(status).toBe(201);
  return (body as { id: string }).id;
}

/** Returns the database with a job that runs right after a copy of it has begun. */
function whenCopying(job: () => Promise<unknown>): Database {
  return {
    ...app.database,
    snapshot: (copy) =>
      app.database.snapshot(async (db) => {
        await job();
        return await copy(db);
      }),
  };
}

describe('a backup', () => {
  it('has every transaction that was stored before it began, and matching totals, while users add more', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => app.signUp()));
    const acknowledged: string[] = [];
    const stopping = new AbortController();
    const writing = Promise.all(
      people.map(async (person) => {
        while (!stopping.signal.aborted) acknowledged.push(await add(person));
      }),
    );
    while (acknowledged.length < 80) await new Promise((resolve) => setTimeout(resolve, 5));

    const before = [...acknowledged];
    let countWhileCopying = 0;
    const database = whenCopying(async () => {
      while (acknowledged.length < before.length + 20) await new Promise((resolve) => setTimeout(resolve, 5));
      countWhileCopying = acknowledged.length;
    });
    const { file, contents } = await createBackup({ database, folder, now });
    stopping.abort();
    await writing;
    expect(countWhileCopying).toBeGreaterThan(before.length);
    expect(acknowledged.length).toBeGreaterThan(contents.rows['transactions'] ?? 0);

    const target = await createTestDatabase();
    await restoreBackup({ database: target, file, now });
    const {
      transactions = [],
      user_totals: totals = [],
      daily_totals: days = [],
    } = await readContents(target);
    const ids = new Set(transactions.map(({ id }) => id));
    expect(before.filter((id) => !ids.has(id))).toEqual([]);
    for (const { user_id: userId, expense_minor: expense, count } of totals) {
      const ownTransactions = transactions.filter(({ user_id: owner }) => owner === userId);
      const daily = days.filter(({ user_id: owner }) => owner === userId);
      expect([userId, expense, count]).toEqual([
        userId,
        ownTransactions.length * 1234,
        ownTransactions.length,
      ]);
      expect(daily.map((day) => day['count'])).toEqual(
        ownTransactions.length === 0 ? [] : [ownTransactions.length],
      );
    }
    await target.drop();
  });

  it('can be read only by its owner, has its time in its name, and leaves no other file', async () => {
    const backup = await createBackup({ database: app.database, folder: join(folder, 'backups'), now });
    expect(backup).toMatchObject({ id: '2026-11-21T20-25-03-123Z', createdAt: now() });
    expect(readdirSync(join(folder, 'backups'))).toEqual(['saldo-2026-11-21T20-25-03-123Z.backup.gz']);
    expect(statSync(backup.file).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'backups')).mode & 0o777).toBe(0o700);
    expect(backup.bytes).toBe(statSync(backup.file).size);
    expect(await verifyBackup(backup.file)).toEqual(backup.contents);
    expect(backup.contents).toMatchObject({ engine: app.database.engine, version: 1 });
  });

  it('gets another name if one was made in the same millisecond', async () => {
    await createBackup({ database: app.database, folder, now });
    await createBackup({ database: app.database, folder, now });
    expect((await listBackups(folder)).map(({ createdAt }) => createdAt - now())).toEqual([1, 0]);
  });

  it('is refused if the totals do not match the transactions, and leaves no file', async () => {
    const user = await app.signUp();
    await add(user);
    for (const [table, column] of [
      ['user_totals', 'expense_minor'],
      ['user_totals', 'count'],
      ['daily_totals', 'amount_minor'],
      ['transactions', 'amount_minor'],
    ]) {
      await runSql(app.database, `update ${table} set ${column} = ${column} + 1`);
      await expect(createBackup({ database: app.database, folder, now })).rejects.toMatchObject({
        problem: 'unequalTotals',
      });
      await runSql(app.database, `update ${table} set ${column} = ${column} - 1`);
    }
    expect(readdirSync(folder)).toEqual([]);
    await createBackup({ database: app.database, folder, now });
  });

  it('leaves no file if writing it fails', async () => {
    const database = whenCopying(() => Promise.reject(new Error('The disk is gone.')));
    await expect(createBackup({ database, folder, now })).rejects.toThrow('The disk is gone.');
    const file = join(folder, 'missing', 'saldo.gz');
    await expect(writeBackup({ database: app.database, file, createdAt: now() })).rejects.toThrow('ENOENT');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('removes the file of a backup that was killed an hour ago, but not of one that is being written', async () => {
    for (const name of ['.saldo-old.partial', '.saldo-new.partial', 'other.partial'])
      writeFileSync(join(folder, name), 'x');
    const longAgo = Date.now() / 1_000 - 3_700;
    for (const name of ['.saldo-old.partial', 'other.partial'])
      utimesSync(join(folder, name), longAgo, longAgo);
    await createBackup({ database: app.database, folder, now });
    expect(readdirSync(folder).toSorted()).toEqual([
      '.saldo-new.partial',
      'other.partial',
      'saldo-2026-11-21T20-25-03-123Z.backup.gz',
    ]);
  });

  it('never overwrites a file', async () => {
    const file = join(folder, 'mine.gz');
    writeFileSync(file, 'mine');
    await expect(writeBackup({ database: app.database, file, createdAt: now() })).rejects.toMatchObject({
      problem: 'exists',
    });
    expect(statSync(file).size).toBe(4);
  });
});

describe('a folder of backups', () => {
  const DAY_MS = 86_400_000;

  function makeThree(): void {
    for (const day of [20, 22, 21]) {
      writeFileSync(join(folder, `saldo-2026-11-${day}T00-00-00-000Z.backup.gz`), 'x'.repeat(day));
    }
    for (const name of ['saldo.sqlite', 'saldo-2026.backup.gz', 'saldo-2026-99-99T00-00-00-000Z.backup.gz'])
      writeFileSync(join(folder, name), 'other');
  }

  it('is listed newest first, without other files, and as empty if it is missing', async () => {
    makeThree();
    const midnight = Date.UTC(2026, 10, 22);
    expect(await listBackups(folder)).toMatchObject([
      { id: '2026-11-22T00-00-00-000Z', createdAt: midnight, bytes: 22 },
      { id: '2026-11-21T00-00-00-000Z', createdAt: midnight - DAY_MS, bytes: 21 },
      { id: '2026-11-20T00-00-00-000Z', createdAt: midnight - 2 * DAY_MS, bytes: 20 },
    ]);
    expect(await listBackups(join(folder, 'missing'))).toEqual([]);
  });

  it('finds the file of an id, and none for an id that contains a path', async () => {
    makeThree();
    const foundBackup = await findBackup(folder, '2026-11-21T00-00-00-000Z');
    expect(foundBackup?.file).toBe(join(folder, 'saldo-2026-11-21T00-00-00-000Z.backup.gz'));
    for (const id of [
      '',
      '..',
      '2026-11-19T00-00-00-000Z',
      '../2026-11-21T00-00-00-000Z',
      'x/../../2026-11-21T00-00-00-000Z',
      '2026-11-21T00-00-00-000Z/../..',
      '2026-11-21T00-00-00-000Z\0',
      '2026-11-21T00-00-00-000Z\n',
      '%2e%2e%2f2026-11-21T00-00-00-000Z',
    ]) {
      expect([id, await findBackup(folder, id)]).toEqual([id, undefined]);
    }
  });

  it('keeps the newest backups, at least one, when old ones are deleted', async () => {
    makeThree();
    expect(await deleteOldBackups(folder, 2)).toBe(1);
    expect((await listBackups(folder)).map(({ id }) => id.slice(8, 10))).toEqual(['22', '21']);
    expect(await deleteOldBackups(folder, 0)).toBe(1);
    expect((await listBackups(folder)).map(({ id }) => id.slice(8, 10))).toEqual(['22']);
    expect(existsSync(join(folder, 'saldo.sqlite'))).toBe(true);
  });
});
