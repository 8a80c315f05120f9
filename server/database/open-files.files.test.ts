import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { makeTestFolder } from '#server/testing/make-test-folder.ts';
import { connectDatabase } from './connect.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import type { FindFile } from './compare-files.ts';
import { openSqliteWriter } from './sqlite.ts';

describe('while the data folder is away', () => {
  let app: TestApp;
  let user: Awaited<ReturnType<TestApp['signUp']>>;
  let dataDir: string;
  const movedDir = () => `${dataDir}-moved`;
  function comeBack(): void {
    rmSync(dataDir, { recursive: true, force: true });
    renameSync(movedDir(), dataDir);
  }
  beforeEach(async () => {
    app = await createTestApp();
    user = await app.signUp();
    if ('dataDir' in app.database.location) ({ dataDir } = app.database.location);
    renameSync(dataDir, movedDir());
  });
  afterEach(async () => {
    if (existsSync(movedDir())) comeBack();
    await app.close();
  });

  it('sign-up and sign-in fail, although the identity library writes them', async () => {
    const credentials = { email: user.email, password: 'plain-horse-battery' };
    const signIn = () => app.visitor().post('/api/auth/sign-in/email', credentials);
    const account = { ...credentials, email: 'new@example.org', termsAccepted: true };
    const signUp = () => app.visitor().post('/api/auth/sign-up/email', account);
    for (const ask of [signIn, signUp]) {
      const response = await ask();
      expect([response.status, response.body.error]).toEqual([503, 'Database service is not available.']);
    }
    comeBack();
    for (const ask of [signIn, signUp]) expect((await ask()).status).toBe(200);
  });

  it('a sign-out fails, because the session in the moved folder stays', async () => {
    // The first failed write was committed before the check; later writes change nothing.
    await expect(app.database.ping()).rejects.toSatisfy(isDatabaseUnavailable);
    expect((await user.post('/api/auth/sign-out')).status).toBe(503);
    comeBack();
    expect((await user.get('/api/v1/me')).status).toBe(200);
    expect((await user.post('/api/auth/sign-out')).status).toBe(200);
  });

  it('users can still read and export their transactions', async () => {
    expect((await user.get('/api/v1/me')).status).toBe(200);
    expect((await user.get('/api/v1/me/export')).status).toBe(200);
  });

  it('another database at the same path is not backed up', async () => {
    await (await connectDatabase({ dataDir })).close();
    await expect(app.database.snapshot(() => Promise.resolve())).rejects.toSatisfy(isDatabaseUnavailable);
  });
});

describe('a file system that changes the numbers of its files', () => {
  let dataDir: string;
  let file: string;
  beforeEach(() => {
    dataDir = makeTestFolder();
    file = join(dataDir, 'saldo.sqlite');
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it.each(['', '-wal', '-shm'])('is logged once and does not stop writes: saldo.sqlite%s', async (suffix) => {
    let change = 0n;
    const findFile: FindFile = (path) => {
      const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
      if (stats === undefined) return undefined;
      const { dev, ino, size } = stats;
      return { dev, ino: path === file + suffix ? ino + change : ino, size };
    };
    const problems: string[] = [];
    const { db, files } = openSqliteWriter(file, {
      findFile,
      onProblem: (problem) => problems.push(problem),
    });
    const write = (value: number) => sql`insert into entries values (${value})`.execute(db);
    await sql`create table entries (value integer)`.execute(db);
    for (change = 1n; change < 4n; change++) {
      await write(Number(change));
      files.check();
    }
    expect(problems).toEqual([
      expect.stringMatching(/^The file system gives the open database other file numbers/),
    ]);
    rmSync(`${file}-wal`);
    // The first write fails after its commit, so it is stored.
    for (const value of [4, 5]) await expect(write(value)).rejects.toSatisfy(isDatabaseUnavailable);
    const { rows } = await sql<{ value: number }>`select value from entries`.execute(db);
    expect(rows.map(({ value }) => value)).toEqual([1, 2, 3, 4]);
    await db.destroy();
  });
});
