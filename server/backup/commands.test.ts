import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { compileCache } from '#server/testing/compile-cache.ts';
import { readContents } from '#server/testing/database-contents.ts';
import { rewriteArchive } from '#server/testing/rewrite-archive.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { makeTestFolder } from '#server/testing/make-test-folder.ts';

const COMMANDS = join(import.meta.dirname, '../../dist/server');
const isSqlite = inject('database') === 'sqlite';

let app: TestApp;
let folder: string;
let other: TestDatabase;
beforeAll(async () => {
  app = await createTestApp();
  const user = await app.signUp();
  for (const date of ['2026-11-19', '2026-11-20']) {
    await user.post('/api/v1/expenses', { description: 'Coffee', amount: 2.5, date });
  }
});
afterAll(() => app.close());
beforeEach(async () => {
  folder = makeTestFolder();
  other = await createTestDatabase();
});
afterEach(async () => {
  await other.drop();
  rmSync(folder, { recursive: true, force: true });
});

type CommandResult = { code: number; output: string };

/** Runs the real command on a database. With PostgreSQL, its data folder is inside that of the test. */
function run(
  command: 'backup' | 'restore' | 'verify',
  args: string[],
  { location }: Pick<TestDatabase, 'location'> = app.database,
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  const settings =
    'dataDir' in location
      ? { DATA_DIR: location.dataDir }
      : {
          DATABASE_URL: location.databaseUrl,
          DATA_DIR: join(folder, 'data'),
          SECRET: 'a secret for tests, thirty-two bytes or more',
        };
  return new Promise((resolve) => {
    const options = { env: { ...compileCache, ...settings, ...environment } };
    const child = execFile(
      process.execPath,
      [join(COMMANDS, `${command}.js`), ...args],
      options,
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

async function makeBackup(): Promise<string> {
  const file = join(folder, 'saldo.gz');
  expect(await run('backup', [file])).toMatchObject({ code: 0 });
  return file;
}

describe('npm run backup', () => {
  it('makes a backup in the data folder, which npm run restore writes into another database', async () => {
    const backup = await run('backup', []);
    expect(backup.code).toBe(0);
    const file = /to (\/.*\.backup\.gz) \(/.exec(backup.output)?.[1] ?? '';
    expect(backup.output).toBe(
      `Backed up 1 account and 2 transactions to ${file} (0.0 MB), and read it back completely.\n`,
    );
    const dataDir = 'dataDir' in app.database.location ? app.database.location.dataDir : join(folder, 'data');
    expect(file).toMatch(new RegExp(`^${dataDir}/backups/saldo-[\\dTZ-]+\\.backup\\.gz$`));

    const restore = await run('restore', [file], other);
    expect(restore.code).toBe(0);
    expect(restore.output).toMatch(
      /^Restored 1 account and 2 transactions as of 20\d\d-\d\d-\d\d \d\d:\d\d UTC\. Everyone has to sign in again\.\n$/,
    );
    const { transactions, user } = await readContents(app.database);
    expect(await readContents(other)).toMatchObject({ transactions, user, session: [] });

    const acts = app.database.read.selectFrom('audit_log').select(['actor', 'target_id']);
    expect(await acts.where('action', '=', 'backupMade').execute()).toEqual([
      { actor: 'shell', target_id: /saldo-([\dTZ-]+)\.backup\.gz$/.exec(file)?.[1] },
    ]);
  });

  it('writes to a new path or into an existing folder, and refuses any other path with the reason', async () => {
    const file = await makeBackup();
    const before = readFileSync(file);
    expect(await run('backup', [file])).toEqual({
      code: 1,
      output: `${file} exists already. Choose another name.\n`,
    });
    expect(readFileSync(file)).toEqual(before);
    mkdirSync(join(folder, 'usb'));
    expect((await run('backup', [join(folder, 'usb')])).code).toBe(0);
    expect(readdirSync(join(folder, 'usb'))).toHaveLength(1);
    for (const place of ['not-mounted', 'not-mounted/saldo.gz', 'saldo.gz/other.gz']) {
      const { code, output } = await run('backup', [join(folder, place)]);
      expect([place, code, output.includes('There is no folder ')]).toEqual([place, 1, true]);
    }
    expect(
      readdirSync(folder)
        .filter((name) => name !== 'data')
        .toSorted(),
    ).toEqual(['saldo.gz', 'usb']);
  });

  // These calls end before they connect to a database.
  if (isSqlite) {
    it('prints its usage for --help and, with another exit code, for a wrong call', async () => {
      for (const command of ['backup', 'restore'] as const) {
        const help = await run(command, ['--help']);
        expect(help.code).toBe(0);
        expect(help.output).toMatch(new RegExp(`^Usage: npm run ${command} .*\n\n`));
        const wrong = { code: 64, output: help.output };
        expect(await run(command, ['a', 'b'])).toEqual(wrong);
        expect(await run(command, ['--what'])).toEqual({
          code: 64,
          output: `Unknown option '--what'.\n${help.output}`,
        });
      }
      const withValue = await run('restore', ['a', '--replace=x']);
      expect(withValue.code).toBe(64);
      expect(withValue.output).toMatch(/^Option '--replace' does not take an argument\.\nUsage: /);
      expect((await run('restore', [])).code).toBe(64);
    });

    it('exits with 78 for wrong settings and names them', async () => {
      for (const command of ['backup', 'restore'] as const) {
        const { code, output } = await run(command, ['x.gz'], app.database, { LOG_LEVEL: 'loud' });
        expect([code, output.startsWith('LOG_LEVEL ')]).toEqual([78, true]);
      }
    });
  }
});

describe('npm run restore', () => {
  it('refuses a database with users, says how to replace them, and does so with --replace', async () => {
    const file = await makeBackup();
    await runSql(other, `insert into "user" values ('u', 'n', 'was-here@example.org', 0, 'c', 'c', 'c')`);
    const before = await readContents(other);
    const refusal = await run('restore', [file], other);
    expect(refusal.code).toBe(1);
    expect(refusal.output).toMatch(/^This database has users already\. .* -- \S+ --replace\n$/);
    expect(await readContents(other)).toEqual(before);
    expect((await run('restore', [file, '--replace'], other)).code).toBe(0);
    expect(JSON.stringify(await readContents(other))).not.toContain('was-here');
  });

  it('says in one sentence what is wrong with the file, and changes nothing', async () => {
    const file = await makeBackup();
    const place = (name: string) => join(folder, name);
    writeFileSync(place('cut.gz'), readFileSync(file).subarray(0, -20));
    writeFileSync(place('text.gz'), 'plain text');
    writeFileSync(place('other.gz'), gzipSync('somebody’s letters\n'));
    const header = (original: object) => ({ ...original, schema: '9999-from-the-future' });
    rewriteArchive(file, place('newer.gz'), { header });
    const before = await readContents(other);
    const sentences = {
      [place('missing.gz')]: `There is no file ${place('missing.gz')}.`,
      [folder]: `${folder} is a folder. Name the backup in it.`,
      [place('cut.gz')]: `${place('cut.gz')} is not complete: it ends too early. Use another backup.`,
      [place('text.gz')]: `${place('text.gz')} is no backup of Saldo.`,
      [place('other.gz')]: `${place('other.gz')} is no backup of Saldo.`,
      [place('newer.gz')]:
        `${place('newer.gz')} was written by a newer version of Saldo. Restore it with that version, or a newer one.`,
    };
    for (const [path, sentence] of Object.entries(sentences)) {
      expect(await run('restore', [path, '--replace'], other)).toEqual({ code: 1, output: `${sentence}\n` });
    }
    expect(await readContents(other)).toEqual(before);
  });

  if (isSqlite) {
    it('makes a missing database, but not for a backup that it cannot use', async () => {
      const file = await makeBackup();
      const dataDir = join(folder, 'new', 'data');
      expect((await run('restore', [join(folder, 'missing.gz')], { location: { dataDir } })).code).toBe(1);
      expect(existsSync(join(dataDir, 'saldo.sqlite'))).toBe(false);
      expect((await run('restore', [file], { location: { dataDir } })).code).toBe(0);
      const database = await connectDatabase({ dataDir });
      expect((await readContents(database))['transactions']).toHaveLength(2);
      await database.close();
    });

    it('says if the database is locked, missing or damaged, as npm run backup does', async () => {
      const file = await makeBackup();
      await runSql(other, 'begin immediate');
      const refusal = await run('restore', [file], other);
      await runSql(other, 'rollback');
      expect(refusal.code).toBe(1);
      expect(refusal.output).toBe(
        'The database is in use by another program, which did not release it. Try again in a moment.\n',
      );

      const location = { dataDir: folder };
      const nowhere = await run('backup', [], { location });
      expect(nowhere.code).toBe(1);
      expect(nowhere.output).toMatch(/^There is no database in .* or set DATA_DIR\.\n$/);
      writeFileSync(join(folder, 'saldo.sqlite'), 'this is somebody’s only copy of something '.repeat(200));
      for (const command of ['backup', 'restore'] as const) {
        const none = await run(command, command === 'backup' ? [] : [file], { location });
        expect(none.code).toBe(1);
        expect(none.output).toMatch(/^The database file is damaged or is no database.*\n$/);
      }
    });

    it('says if the data folder cannot be written', async () => {
      const file = await makeBackup();
      const { code, output } = await run('restore', [file], { location: { dataDir: '/proc/saldo' } });
      expect(code).toBe(1);
      expect(output).toMatch(/^There is no (such file|permission)\b.*\n$/);
    });
  } else {
    it('says if the database does not answer, as npm run backup does', async () => {
      const location = { databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' };
      for (const command of ['backup', 'restore'] as const) {
        const args = command === 'backup' ? [] : [await makeBackup()];
        const { code, output } = await run(command, args, { location });
        expect(code).toBe(1);
        expect(output).toMatch(/^The database does not answer: .*ECONNREFUSED.* Try again\.\n$/);
      }
    });

    it('gives up while another program locks the database, and changes nothing', async () => {
      const file = await makeBackup();
      await other.write(async (trx) => {
        await trx.insertInto('page_views').values({ day: 'd', path: 'p', count: 1 }).execute();
        const refusal = await run('restore', [file], other);
        expect(refusal.code).toBe(1);
        expect(refusal.output).toMatch(/^The database is in use by another program/);
      });
      expect(await readContents(other)).toMatchObject({ user: [], page_views: [{ count: 1 }] });
    });
  }
});

describe('npm run backup with a second folder', () => {
  it('copies the backup there, and fails if it cannot', async () => {
    const second = join(folder, 'second');
    const copying = () => run('backup', [], app.database, { BACKUP_COPY_DIR: second });
    const failed = await copying();
    expect([failed.code, failed.output]).toEqual([1, expect.stringContaining('could not be copied to')]);
    mkdirSync(second);
    const copied = await copying();
    expect([copied.code, copied.output]).toEqual([0, expect.stringContaining(`Copied it to ${second} too.`)]);
    expect(readdirSync(second).length).toBeGreaterThan(1);
  });
});

describe('npm run backup with a passphrase', () => {
  it('encrypts the file, which npm run restore opens only with the passphrase', async () => {
    const secret = { BACKUP_PASSPHRASE: 'a long passphrase' };
    expect(await run('backup', [join(folder, 'saldo.gz')], app.database, secret)).toMatchObject({ code: 0 });
    const file = join(folder, 'saldo.gz.age');
    const before = await readContents(other);
    const missing = await run('restore', [file], other);
    expect(missing).toMatchObject({
      code: 1,
      output: expect.stringContaining('is encrypted. Set BACKUP_PASSPHRASE'),
    });
    const wrong = await run('restore', [file], other, { BACKUP_PASSPHRASE: 'another passphrase' });
    expect(wrong).toMatchObject({
      code: 1,
      output: expect.stringContaining('The passphrase is not the one'),
    });
    expect(await readContents(other)).toEqual(before);
    expect(await run('restore', [file], other, secret)).toMatchObject({ code: 0 });
    const short = await run('backup', [], app.database, { BACKUP_PASSPHRASE: 'short' });
    expect(short).toEqual({ code: 78, output: 'BACKUP_PASSPHRASE must have at least 12 characters.\n' });
    const plain = await run('backup', [join(folder, 'plain.gz.age')]);
    expect(plain).toMatchObject({ code: 1, output: expect.stringContaining('set BACKUP_PASSPHRASE') });
  });
});

describe('npm run verify', () => {
  it('checks a database, says what is wrong, and mends it only with --repair', async () => {
    const well = {
      code: 0,
      output: expect.stringMatching(/^Checking +user +1 rows.*\nChecked 1 account: all is well\.\n$/),
    };
    expect(await run('verify', [])).toEqual(well);
    await runSql(app.database, 'update user_totals set count = count + 1');
    const fault = /: The totals differ from the transactions\.\n/;
    const found = await run('verify', []);
    expect([found.code, found.output]).toEqual([1, expect.stringMatching(fault)]);
    expect(found.output).toMatch(
      /found 1 fault\. To mend, make a backup and run npm run verify -- --repair\n$/,
    );
    const mended = await run('verify', ['--repair']);
    expect([mended.code, mended.output]).toEqual([0, expect.stringMatching(fault)]);
    expect(mended.output).toMatch(/: Computed the sums again\.\n[^]*found 1 fault, and mended 1\.\n$/);
    expect(await run('verify', [])).toEqual(well);
    expect(await run('verify', ['now'])).toMatchObject({ code: 64 });
  });
});
