/**
 * Measures the seconds of a move of an installation from SQLite to PostgreSQL and back, and compares the totals of each
 * user at the end. Kills the first move after half of the transactions and resumes it. Runs the real command, with full
 * syncs on both databases.
 *
 *   node bench/move.ts              1,000 users with 1,000 transactions each
 *   node bench/move.ts 100 1000     other numbers of users and of transactions each
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import {
  connectDatabase,
  sqliteFile,
  type Database,
  type DatabaseLocation,
} from '#server/database/connect.ts';
import type { Reader } from '#server/database/schema.ts';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { insertTransactions, openBench } from './bench-app.ts';
import { insertUsers } from './insert-users.ts';

const [users = 1_000, transactionsEach = 1_000] = process.argv.slice(2).map(Number);
const COMMAND = join(import.meta.dirname, '../cli/move.ts');

const bench = await openBench();
for (let user = 0; user < users; user++) {
  const id = `user-${user}`;
  const person = { id, name: id, email: `${id}@example.org`, createdAt: 0 };
  await bench.database.write((trx) => insertUsers(trx, [person]));
  await insertTransactions(bench.database, id, transactionsEach);
}
const before = await readSums(bench.database);
const postgres = await startPostgres({ isDurable: true });
const seconds: Record<string, string> = {};

const toPostgres = ['--from', `sqlite:${sqliteFile(bench.dataDir)}`, '--to', postgres.url];
await measureSeconds('to PostgreSQL, killed at half of the transactions', () =>
  move(toPostgres, (users * transactionsEach) / 2),
);
await measureSeconds('the same again, to its end', () => move(toPostgres));
const dataDir = join(bench.dataDir, 'back');
const toSqlite = ['--from', postgres.url, '--to', `sqlite:${sqliteFile(dataDir)}`];
await measureSeconds('back to SQLite', () => move(toSqlite));

console.table(seconds);
const sums = [before, await sumsAt({ databaseUrl: postgres.url }), await sumsAt({ dataDir })];
const isSame = sums.every((rows) => rows.length === users && isDeepStrictEqual(rows, before));
console.log(`Sums of each of ${users} users ${isSame ? 'are the same' : 'DIFFER'} in all three databases.`);
process.exitCode = isSame ? 0 : 1;
await postgres.stop();
await bench.close();

/** Runs the command to its end, or kills it after `killAtTransactions`. This program has the first database open. */
async function move(options: string[], killAtTransactions = Infinity): Promise<void> {
  const child = spawn(process.execPath, [COMMAND, ...options, '--while-open'], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  if (killAtTransactions < Infinity) {
    await waitForTransactions(killAtTransactions);
    child.kill('SIGKILL');
  }
  const [code] = (await ended) as [number | null];
  if (code !== 0 && killAtTransactions === Infinity) throw new Error(`The move ended with ${code}.`);
}

async function waitForTransactions(transactions: number): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  for (let rows = 0; rows < transactions;) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const result = await client
      .query<{ rows: string }>(`select rows from unfinished_move where name = 'transactions'`)
      .catch(() => undefined);
    rows = Number(result?.rows[0]?.rows ?? 0);
  }
  await client.end();
}

async function measureSeconds(name: string, job: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  await job();
  seconds[name] = ((performance.now() - startedAt) / 1_000).toFixed(1);
}

async function sumsAt(location: DatabaseLocation): Promise<object[]> {
  const database = await connectDatabase(location);
  const rows = await readSums(database);
  await database.close();
  return rows;
}

async function sumTransactions(read: Reader) {
  return await read
    .selectFrom('transactions')
    .select((eb) => [
      'user_id',
      eb.fn.sum<number>('amount_minor').filterWhere('type', '=', 'income').as('income_minor'),
      eb.fn.sum<number>('amount_minor').filterWhere('type', '=', 'expense').as('expense_minor'),
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy('user_id')
    .execute();
}

/** Reads each user's sums of the transactions, of the daily totals and of the user totals. */
async function readSums({ read }: Database): Promise<object[]> {
  const recorded = await sumTransactions(read);
  const totals = await read.selectFrom('user_totals').selectAll().execute();
  const days = await read
    .selectFrom('daily_totals')
    .select((eb) => ['user_id', eb.fn.sum<number>('amount_minor').as('amount_minor')])
    .groupBy('user_id')
    .execute();
  const byUser = new Map(totals.map((row) => [row.user_id, row]));
  const daysByUser = new Map(days.map((row) => [row.user_id, row.amount_minor]));
  return recorded
    .map((row) => ({ ...row, totals: byUser.get(row.user_id), days: daysByUser.get(row.user_id) }))
    .toSorted((a, b) => (a.user_id < b.user_id ? -1 : 1));
}
