/**
 * Measures the disk space of a user, a transaction and a day of activity, on SQLite and on PostgreSQL. Some users add
 * the transactions of a household in turn, one by one, as in years of use.
 *
 *   node bench/size.ts                10,000 users, 100 of them with 1,000 transactions and 100 days each
 *   node bench/size.ts 1000 20 500    other numbers
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidv7 } from 'uuidv7';
import { addDays } from '#shared/calendar.ts';
import type { NewTransaction } from '#shared/contract/transactions.ts';
import { createBackup } from '#server/backup/create.ts';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { readCategories } from '#server/features/categories/read-categories.ts';
import { createTransactionWriter } from '#server/features/transactions/transaction-writer.ts';
import { createTransactions } from '#server/features/transactions/transactions.ts';
import type { Caller } from '#server/http/environment.ts';
import { readHousehold } from '#server/testing/household.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { fillUsers } from './admin-users.ts';

const DAYS_EACH = 100;
const FIRST_DAY = '2026-01-01';
/** A fake hash, as long as one of argon2id, which the product stores. */
const PASSWORD_HASH = `$argon2id$v=19$m=19456,t=2,p=1$${'s'.repeat(22)}$${'h'.repeat(43)}`;
const USER_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';

const [userCount = 10_000, writerCount = 100, transactionsEach = 1_000] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'saldo-size-'));
const postgres = await startPostgres();
const rows: Record<string, Record<string, string>> = {};
for (const location of [{ dataDir: folder }, { databaseUrl: postgres.url }]) {
  const database = await connectDatabase(location);
  rows[database.engine] = await measure(database);
  await database.close();
}
await postgres.stop();
rmSync(folder, { recursive: true });

console.log(
  `Bytes on disk, indexes included: ${userCount} users, ${writerCount * transactionsEach} transactions`,
);
console.table(rows);

async function measure(database: Database): Promise<Record<string, string>> {
  const empty = await readSize(database);
  await fillUsers(database, userCount);
  await addSignIns(database);
  const withUsers = await readSize(database);
  const signingIn = await signingInBytes(database);
  const ids = await chooseWriters(database);
  await addDaysOfUse(database, ids);
  const withDays = await readSize(database);
  await addTransactions(database, ids);
  const withTransactions = await readSize(database);
  const backup = await createBackup({ database, folder, now: Date.now });
  const perItem = (before: number, after: number, count: number) => ((after - before) / count).toFixed(0);
  return {
    empty: String(empty),
    'a user': perItem(empty, withUsers, userCount),
    'of it for signing in': perItem(0, signingIn, userCount),
    'a day of use': perItem(withUsers, withDays, ids.length * DAYS_EACH),
    'a transaction': perItem(withDays, withTransactions, ids.length * transactionsEach),
    'all of it': String(withTransactions),
    'a backup of it': String(statSync(backup.file).size),
  };
}

/** Returns the size on disk after all writes have reached their final place. */
async function readSize(database: Database): Promise<number> {
  if (database.engine === 'postgres') await runSql(database, 'vacuum analyze');
  await database.emptyLog();
  return (await database.facts()).bytes;
}

/**
 * Returns the bytes of the tables that requests read before the user is known. Each machine of a cluster has all of
 * their rows.
 */
async function signingInBytes(database: Database): Promise<number> {
  const tables = `'user', 'account', 'session', 'profiles'`;
  const [row] = await runSql(
    database,
    database.engine === 'postgres'
      ? `select sum(pg_total_relation_size(oid))::text as bytes from pg_class where relkind = 'r' and relname in (${tables})`
      : `select sum(pgsize) as bytes from dbstat join sqlite_schema using (name) where tbl_name in (${tables})`,
  );
  return Number((row as { bytes: string }).bytes);
}

/** Adds a password, a session and totals for each user. */
async function addSignIns(database: Database): Promise<void> {
  const people = await database.read.selectFrom('user').select(['id', 'createdAt']).execute();
  for (let start = 0; start < people.length; start += 500) {
    const batch = people.slice(start, start + 500);
    await database.write(async (trx) => {
      await trx.insertInto('account').values(batch.map(toAccount)).execute();
      await trx.insertInto('session').values(batch.map(toSession)).execute();
      const totals = { income_minor: 0, expense_minor: 0, count: 0, revision: 1 };
      await trx
        .insertInto('user_totals')
        .values(batch.map(({ id }) => ({ user_id: id, ...totals })))
        .execute();
    });
  }
}

function toAccount({ id, createdAt }: { id: string; createdAt: string }) {
  return {
    id: uuidv7(),
    userId: id,
    accountId: id,
    providerId: 'credential',
    password: PASSWORD_HASH,
    createdAt,
    updatedAt: createdAt,
    accessToken: null,
    refreshToken: null,
    accessTokenExpiresAt: null,
    refreshTokenExpiresAt: null,
    scope: null,
    idToken: null,
  };
}

function toSession({ id, createdAt }: { id: string; createdAt: string }) {
  const token = uuidv7().replaceAll('-', '');
  return {
    id: uuidv7(),
    userId: id,
    token,
    expiresAt: createdAt,
    ipAddress: '203.0.113.7',
    userAgent: USER_AGENT,
    createdAt,
    updatedAt: createdAt,
  };
}

/** Chooses users evenly from the whole table, so that their writes spread over the other tables. */
async function chooseWriters(database: Database): Promise<string[]> {
  const everybody = await database.read.selectFrom('profiles').select('user_id').orderBy('user_id').execute();
  const step = Math.floor(everybody.length / writerCount);
  return everybody
    .filter((_, at) => at % step === 0)
    .map(({ user_id: id }) => id)
    .slice(0, writerCount);
}

async function addDaysOfUse(database: Database, ids: readonly string[]): Promise<void> {
  for (let day = 0; day < DAYS_EACH; day++) {
    const activity = ids.map((id) => ({ user_id: id, day: addDays(FIRST_DAY, day), day_number: day }));
    await database.write((trx) => trx.insertInto('user_activity').values(activity).execute());
  }
}

async function addTransactions(database: Database, ids: readonly string[]): Promise<void> {
  const write = createTransactionWriter({ database, onChange: () => undefined });
  const transactions = createTransactions({ write, now: Date.now, readCategories });
  for (const { type, ...fields } of readHousehold().slice(0, transactionsEach)) {
    const transaction = fields as NewTransaction;
    await Promise.all(ids.map((id) => transactions.add(toCaller(id), type, transaction)));
  }
}

function toCaller(userId: string): Caller {
  return {
    userId,
    sessionId: '',
    tokenScope: null,
    provedUntil: null,
    isAdmin: false,
    isSuspended: false,
    hasAcceptedTerms: true,
    hasPremiumPlan: false,
    currency: 'EUR',
    timeZone: 'Europe/Madrid',
    language: 'es',
  };
}
