import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { sqliteFile, type DatabaseLocation } from '#server/database/connect.ts';
import { compileCache } from '#server/testing/compile-cache.ts';
import { addTransactions } from '#server/testing/add-transactions.ts';
import { readContents } from '#server/testing/database-contents.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createTestDatabase, createTestSqlite, type TestDatabase } from '#server/testing/test-database.ts';
import { makeTestFolder } from '#server/testing/make-test-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const isSqlite = inject('database') === 'sqlite';

let app: TestApp;
let folder: string;
/** A SQLite database, even if the tests run on PostgreSQL. */
let other: TestDatabase;
let same: TestDatabase;
beforeAll(async () => {
  app = await createTestApp();
  const user = await app.signUp();
  const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
  await addTransactions(app.database, uid, 3_000);
  await app.settled();
});
afterAll(() => app.close());
beforeEach(async () => {
  folder = makeTestFolder();
  other = await createTestSqlite();
  same = await createTestDatabase();
});
afterEach(async () => {
  await other.drop();
  await same.drop();
  rmSync(folder, { recursive: true, force: true });
});

type CommandResult = { code: number | null; signal: string | null; output: string };

function run(args: string[], environment: Record<string, string> = {}): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      args,
      { env: { ...compileCache, ...environment } },
      (_error, stdout, stderr) =>
        resolve({ code: child.exitCode, signal: child.signalCode, output: stdout + stderr }),
    );
  });
}

const addressOf = ({ location }: { location: DatabaseLocation }) =>
  'dataDir' in location ? `sqlite:${sqliteFile(location.dataDir)}` : location.databaseUrl;

/** Runs the real command with --while-open, because the test itself has the databases open. */
const move = (from: TestDatabase, to: TestDatabase, before: string[] = [], flags = ['--while-open']) =>
  run([
    ...before,
    join(ROOT, 'dist/server/move.js'),
    '--from',
    addressOf(from),
    '--to',
    addressOf(to),
    ...flags,
  ]);

/** Runs a move in a process that is killed while it copies the second batch of transactions. */
async function killHalfWay(from: TestDatabase, to: TestDatabase): Promise<void> {
  const script = `
    const { moveDatabase } = await import('${ROOT}/server/move/move.ts');
    const { readNamedDatabase } = await import('${ROOT}/server/move/named-database.ts');
    await moveDatabase({
      from: readNamedDatabase(process.argv[1]),
      to: readNamedDatabase(process.argv[2]),
      signal: new AbortController().signal,
      onProgress({ table, rows }) {
        if (table === 'transactions' && rows === 1000) setImmediate(() => process.kill(process.pid, 'SIGKILL'));
      },
    });`;
  const { signal } = await run(['--input-type=module', '-e', script, addressOf(from), addressOf(to)]);
  expect(signal).toBe('SIGKILL');
  const [{ rows }] = (await runSql(to, `select rows from unfinished_move where name = 'transactions'`)) as [
    { rows: number },
  ];
  expect([1_000, 2_000]).toContain(rows);
}

/** Starts Saldo, or another command, on a database. */
function runWith({ location }: TestDatabase, program: string): Promise<CommandResult> {
  const settings: Record<string, string> =
    'dataDir' in location
      ? { DATA_DIR: location.dataDir }
      : { DATABASE_URL: location.databaseUrl, SECRET: 'a secret for tests, thirty-two bytes or more' };
  return run([join(ROOT, program)], { DATA_DIR: folder, ...settings });
}

describe('npm run move', () => {
  it('refuses to run while a Saldo has the database open', async () => {
    const refusal = await move(app.database, other, [], []);
    expect(refusal.code).toBe(1);
    expect(refusal.output).toMatch(/^Something has (sqlite|postgres):.* open\. Stop Saldo first: /);
    expect(await other.read.selectFrom('user').selectAll().execute()).toEqual([]);
  });

  it('moves everything, and says what it compared and which settings to change', async () => {
    if ('dataDir' in app.database.location) {
      writeFileSync(join(app.database.location.dataDir, 'secret'), 'what nobody may see');
    }
    const { code, output } = await move(app.database, other);
    expect(code).toBe(0);
    expect(output).toMatch(/^Copying {3}transactions +3,000 rows, [\d,]+ a second$/m);
    expect(output).toMatch(/^Moved 1 account and 3,000 transactions from .* to sqlite:.*saldo\.sqlite\.$/m);
    expect(output).toMatch(/^Verified: 3,0\d\d rows of \d+ tables are the same in both\./m);
    expect(output).toMatch(/income 0, expenses 3,000\.$/m);
    expect(output).toMatch(
      /^Start Saldo with DATA_DIR=.*, without DATABASE_URL, .* the same SECRET as before/m,
    );
    expect(output.includes('use the content of the file')).toBe(isSqlite);
    expect(output).not.toContain('what nobody may see');
    const { transactions, session } = await readContents(app.database);
    expect(await readContents(other)).toMatchObject({ transactions, session });

    const again = await move(app.database, other);
    expect(again.code).toBe(1);
    expect(again.output).toMatch(/ is not empty: its table user has rows\. Name an empty database\.\n$/);

    const back = await move(other, same);
    expect(back.code).toBe(0);
    expect(back.output).toMatch(
      isSqlite ? /^Start Saldo with DATA_DIR=/m : /^Start Saldo with DATABASE_URL /m,
    );
    expect(back.output).not.toMatch(/postgres:\/\/[^\s]*@/);
    expect(await readContents(same)).toMatchObject({ transactions, session });
  });

  it('leaves a database that no program opens if it is killed half-way, and continues when run again', async () => {
    for (const [from, to] of [
      [app.database, other],
      [other, same],
    ] as const) {
      await killHalfWay(from, to);
      for (const program of ['dist/server/start.js', 'dist/server/backup.js']) {
        const { code, output } = await runWith(to, program);
        expect([program, code]).toEqual([program, 1]);
        expect(output).toMatch(
          /^This database does not have everything yet: .* the same npm run move again .*\n$/,
        );
      }
      expect((await move(from, to)).code).toBe(0);
      const { transactions, user } = await readContents(app.database);
      expect(await readContents(to)).toMatchObject({ transactions, user });
    }
  });

  it('says that it has stopped after SIGTERM, and continues when run again', async () => {
    const stopAtFirstLine = `data:text/javascript,${encodeURIComponent(`
      const { write } = process.stdout;
      process.stdout.write = function (...args) {
        if (String(args[0]).startsWith('Copying   user ')) process.kill(process.pid, 'SIGTERM');
        return write.apply(this, args);
      };`)}`;
    const result = await move(app.database, other, ['--import', stopAtFirstLine]);
    expect([result.code, result.signal]).toEqual([1, null]);
    expect(result.output).toMatch(/\nStopped\. The same command continues from here\.\n$/);
    expect((await move(app.database, other)).output).toMatch(/^Checking {2}user +1 rows.*\nCopying/);
  });

  it('prints its usage for --help and, with another exit code, for a wrong call', async () => {
    const command = join(ROOT, 'dist/server/move.js');
    const help = await run([command, '--help']);
    expect(help.code).toBe(0);
    expect(help.output).toMatch(/^Usage: npm run move -- --from DATABASE --to DATABASE \[--while-open\]\n\n/);
    const wrong = { code: 64, output: help.output };
    expect(await run([command])).toMatchObject(wrong);
    const from = addressOf(app.database);
    expect(await run([command, '--from', from, '--to', `sqlite:${folder}`])).toMatchObject(wrong);
    expect(await run([command, '--from', from, '--to', 'mysql://localhost/saldo'])).toMatchObject(wrong);
    const result = await run([command, '--from']);
    expect([result.code, result.output.split('\n')[0]]).toEqual([
      64,
      "Option '--from <value>' argument missing.",
    ]);
  });
});
