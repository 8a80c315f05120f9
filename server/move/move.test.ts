import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { connectDatabase, sqliteFile, type DatabaseLocation } from '#server/database/connect.ts';
import { isDatabaseUnavailable } from '#server/database/database-errors.ts';
import { knownSchemas } from '#server/database/migrate.ts';
import { addTransactions } from '#server/testing/add-transactions.ts';
import { readContents, readIndexes, type Contents } from '#server/testing/database-contents.ts';
import { fillTables } from '#server/testing/fill-tables.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createTestDatabase, createTestSqlite, type TestDatabase } from '#server/testing/test-database.ts';
import { makeTestFolder } from '#server/testing/make-test-folder.ts';
import { moveDatabase } from './move.ts';
import type { MoveProgress } from './moved-rows.ts';
import { readNamedDatabase, type NamedDatabase } from './named-database.ts';

const isSqlite = inject('database') === 'sqlite';
/** More than two batches. */
const TRANSACTIONS = 2_400;

let app: TestApp;
let ana: Awaited<ReturnType<TestApp['signUp']>>;
let contents: Contents;
let folder: string;
// A SQLite database, even if the tests run on PostgreSQL.
let other: TestDatabase;
let same: TestDatabase;

beforeAll(async () => {
  app = await createTestApp();
  ana = await fillTables(app);
  const { uid } = (await ana.get('/api/v1/me')).body as { uid: string };
  await addTransactions(app.database, uid, TRANSACTIONS);
  await app.settled();
  contents = await readContents(app.database);
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
  rmSync(folder, { recursive: true });
});

function namedDatabaseOf({ location }: { location: DatabaseLocation }): NamedDatabase {
  const text = 'dataDir' in location ? `sqlite:${sqliteFile(location.dataDir)}` : location.databaseUrl;
  const database = readNamedDatabase(text);
  if (database === undefined) throw new Error(`${text} is not a database.`);
  return database;
}

function move(
  from: Pick<TestDatabase, 'location'>,
  to: Pick<TestDatabase, 'location'>,
  onProgress: (progress: MoveProgress, stop: () => void) => void = () => undefined,
) {
  const controller = new AbortController();
  return moveDatabase({
    from: namedDatabaseOf(from),
    to: namedDatabaseOf(to),
    onProgress: (progress) => onProgress(progress, () => controller.abort(new Error('stopped'))),
    signal: controller.signal,
  });
}

/** Takes the lock of a writer and releases it, or throws at once. */
async function takeLock(database: TestDatabase): Promise<void> {
  if (!('dataDir' in database.location)) {
    await runSql(database, 'do $$ begin lock table "user" in row exclusive mode nowait; end $$');
    return;
  }
  const connection = new Sqlite(sqliteFile(database.location.dataDir), { timeout: 0 });
  try {
    connection.exec('begin immediate; rollback');
  } finally {
    connection.close();
  }
}

/** Stops a move once it has copied this many rows of the table. */
async function stopAt(table: string, rows: number, to = other): Promise<void> {
  const stoppedMove = move(app.database, to, (at, stop) => {
    if (at.doing === 'Copying' && at.table === table && at.rows >= rows) stop();
  });
  await expect(stoppedMove).rejects.toThrow('stopped');
}

/** Stops a move after every third batch until it is done; returns the batches. */
async function moveBitByBit(from: TestDatabase, to: TestDatabase): Promise<string[]> {
  const copiedBatches: string[] = [];
  for (let isDone = false; !isDone;) {
    let batches = 0;
    const run = move(from, to, ({ doing, table, rows }, stop) => {
      if (doing !== 'Copying' || rows === 0) return;
      copiedBatches.push(`${table} ${rows}`);
      if (++batches === 3) stop();
    });
    isDone = await run.then(
      () => true,
      (error: Error) => {
        expect(error.message).toBe('stopped');
        return false;
      },
    );
  }
  return copiedBatches;
}

const LEFT_OUT = ['event_streams', 'jobs', 'rate_limits', 'bus_events', 'setup_codes'];

/** Expects the contents as a move writes them. */
function expectMoved(moved: Contents, from = contents): void {
  for (const [table, rows] of Object.entries(from)) {
    const isLeftOut = LEFT_OUT.includes(table);
    const toMoved = (row: object) =>
      table === 'presence' ? { ...row, is_online: 0, online_since: null } : row;
    expect([table, moved[table]]).toEqual([table, isLeftOut ? [] : rows.map(toMoved)]);
  }
}

describe('a move', () => {
  it('copies every row of every table, there and back, and returns their number', async () => {
    for (const [table, rows] of Object.entries(contents))
      expect([table, rows.length > 0]).toEqual([table, true]);
    const figures = await move(app.database, other);
    expectMoved(await readContents(other));
    expect(figures).toMatchObject({
      rows: { user: 2, transactions: TRANSACTIONS + 18 },
      incomeMinor: 9n * 1234n,
      expenseMinor: 9n * 1234n + BigInt(TRANSACTIONS),
    });
    expect(await move(other, same)).toEqual(figures);
    expectMoved(await readContents(same));
  });

  it('copies between two databases of one kind', async () => {
    await move(app.database, same);
    expectMoved(await readContents(same));
  });

  it('leaves the source unchanged, and the target with every index and no table of the move', async () => {
    const indexes = await readIndexes(other);
    await move(app.database, other);
    expect(await readContents(app.database)).toEqual(contents);
    expect(await readIndexes(other)).toEqual(indexes);
    await (await connectDatabase(other.location)).close();
  });

  it('keeps everybody signed in if the secret stays the same', async () => {
    await move(app.database, other);
    const movedApp = await createTestApp({ database: other });
    const visitor = movedApp.visitor();
    for (const [name, value] of ana.cookies) visitor.cookies.set(name, value);
    expect((await visitor.get('/api/v1/me')).body).toMatchObject({ displayName: 'Ana' });
    const page = '/api/v1/transactions?from=2026-10-01&to=2026-10-31';
    expect((await visitor.get(page)).body).toEqual((await ana.get(page)).body);
    await movedApp.close();
  });

  it('blocks writes to the source until it is done', async () => {
    const attempts: Promise<string>[] = [];
    await move(app.database, other, ({ table }) => {
      if (attempts.length > 0 || table !== 'transactions') return;
      attempts.push(takeLock(app.database).then(() => 'written', String));
    });
    expect(await Promise.all(attempts)).toEqual([expect.stringMatching(/locked|could not obtain lock/)]);
  });

  it('continues where it was stopped, without copying a row twice or skipping one', async () => {
    for (const [from, to] of [
      [app.database, other],
      [other, same],
    ] as const) {
      const copiedBatches = await moveBitByBit(from, to);
      expectMoved(await readContents(to));
      const batches = copiedBatches.filter((line) => line.startsWith('transactions'));
      expect([...new Set(batches)]).toEqual(
        [1_000, 2_000, TRANSACTIONS + 18].map((rows) => `transactions ${rows}`),
      );
      expect(new Set(copiedBatches).size).toBeGreaterThan(20);
    }
  });

  it('copies changes that were made in the source after it was stopped', async () => {
    const source = await createTestDatabase();
    await move(app.database, source);
    const moveUntil = (table: string, rows: number) =>
      move(source, other, (at, stop) => {
        if (at.doing === 'Copying' && at.table === table && at.rows >= rows) stop();
      });
    await expect(moveUntil('transactions', 2_000)).rejects.toThrow('stopped');
    for (const statement of [
      // Among the copied rows: change one, delete one, insert one before them, and swap two addresses.
      `update transactions set description = 'changed' where id = 'a0'`,
      `delete from presence`,
      `insert into account select '!', "userId", "accountId", 'other', null, null, null, null, null, null, null, '', '' from account limit 1`,
      `update "user" set email = 'nobody@example.org' where email = 'ana@example.org'`,
      `update "user" set email = 'ana@example.org' where email = 'without-data@example.org'`,
    ]) {
      await runSql(source, statement);
    }
    await move(source, other);
    const changedContents = await readContents(source);
    expect(changedContents).not.toEqual(contents);
    expectMoved(await readContents(other), changedContents);
    await source.drop();
  });

  it('fails if the target differs, and corrects the target once the cause is gone', async () => {
    for (const statement of damage(other)) await runSql(other, statement);
    await expect(move(app.database, other)).rejects.toThrow(
      /^After the copy these tables were not the same in both databases: transactions\. .* copies them anew\.$/,
    );
    await expect(connectDatabase(other.location)).rejects.toThrow(/a move into it is not finished/);
    await runSql(other, 'drop trigger damage');
    await move(app.database, other);
    expectMoved(await readContents(other));
  });

  it('fails if the totals of a user do not match their transactions', async () => {
    await move(app.database, same);
    await runSql(same, `update user_totals set income_minor = income_minor + 1`);
    await expect(move(same, other)).rejects.toThrow(/^Everything was copied, but in the source itself/);
    await expect(connectDatabase(other.location)).rejects.toThrow(/a move into it is not finished/);
  });

  it('migrates an older source first, and refuses a newer one', async () => {
    const source = await createTestDatabase();
    await move(app.database, source);
    const schemas = 'select name from kysely_migration order by name';
    await runSql(source, `delete from kysely_migration where name = '${knownSchemas().at(-1)}'`);
    await move(source, other);
    expect(await runSql(source, schemas)).toEqual(knownSchemas().map((name) => ({ name })));
    expect(await runSql(other, schemas)).toEqual(knownSchemas().map((name) => ({ name })));

    await runSql(
      source,
      `insert into kysely_migration values ('9999-from-the-future', '2026-01-01T00:00:00.000Z')`,
    );
    await expect(move(source, same)).rejects.toThrow(/written by a newer version of Saldo/);
    expect((await readContents(same))['user']).toEqual([]);
    await source.drop();
  });

  it('refuses a target with any row, and does not migrate it', async () => {
    await runSql(other, `insert into page_views (day, path, count) values ('d', 'p', 1)`);
    await runSql(other, `delete from kysely_migration where name = '${knownSchemas().at(-1)}'`);
    const before = await readContents(other);
    await expect(move(app.database, other)).rejects.toThrow(/ is not empty: its table page_views has rows\./);
    expect(await readContents(other)).toEqual(before);
    expect(await runSql(other, 'select name from kysely_migration')).toHaveLength(knownSchemas().length - 1);
  });

  it('refuses the unfinished target of another source or version', async () => {
    await stopAt('user', 0);
    await expect(move(same, other)).rejects.toThrow(
      `is the unfinished target of a move from ${namedDatabaseOf(app.database).name}.`,
    );
    await runSql(other, `delete from kysely_migration where name = '${knownSchemas().at(-1)}'`);
    await expect(move(app.database, other)).rejects.toThrow(/was begun by another version of Saldo\./);
  });

  it('refuses a source that is the target, missing, foreign or unfinished, and creates nothing', async () => {
    await expect(move(other, other)).rejects.toThrow(/ cannot be moved into itself\.$/);
    const nowhere = { location: { dataDir: join(folder, 'nowhere') } };
    await expect(move(nowhere, other)).rejects.toThrow(/^There is no database at sqlite:.*nowhere/);
    expect(existsSync(nowhere.location.dataDir)).toBe(false);
    writeFileSync(sqliteFile(folder), '');
    await expect(move({ location: { dataDir: folder } }, other)).rejects.toThrow(
      / is not a database of Saldo\.$/,
    );
    await stopAt('user', 0);
    await expect(move(other, same)).rejects.toThrow(/a move into it is not finished/);
  });

  if (!isSqlite) {
    it('fails if it loses the source, and continues afterwards', async () => {
      const source = await createTestDatabase();
      await move(app.database, source);
      let isCut = false;
      const cutMove = move(source, other, ({ table, rows }) => {
        if (isCut || table !== 'transactions' || rows < 1_000) return;
        isCut = true;
        cutOff(source);
      });
      await expect(cutMove).rejects.toSatisfy(isDatabaseUnavailable);
      await move(source, other);
      expectMoved(await readContents(other));
      await source.drop();
    });
  }
});

/** Closes the connections of all open database transactions that wait for their next query. */
function cutOff({ location }: TestDatabase): void {
  const script = `
    const client = new (await import('pg')).default.Client(process.argv[1]);
    await client.connect();
    await client.query(\`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'\`);
    await client.end();`;
  const url = 'databaseUrl' in location ? location.databaseUrl : '';
  execFileSync(process.execPath, ['--input-type=module', '-e', script, url]);
}

/** Returns statements for a trigger that stores another description than the inserted one. */
function damage({ engine }: TestDatabase): string[] {
  if (engine !== 'sqlite') throw new Error('The other database is always SQLite.');
  return [
    `create trigger damage after insert on transactions when new.id = 'a0'
     begin update transactions set description = 'damaged' where user_id = new.user_id and id = new.id; end`,
  ];
}
