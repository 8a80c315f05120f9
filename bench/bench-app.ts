import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { uuidv7 } from 'uuidv7';
import { addDays } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import { toSearchText } from '#shared/search-text.ts';
import { createApp } from '#server/app.ts';
import type { AppOptions } from '#server/app/options.ts';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { prepareQuery } from '#server/database/prepared.ts';
import { fillTotals } from '#server/testing/fill-totals.ts';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { signUp } from './sign-up.ts';

const ORIGIN = 'http://localhost:3000';
const FIRST_DAY = '2016-01-01';
const DAYS = 3_960;
const CATEGORIES = ['food', 'transport', 'utilities', 'entertainment', 'health', 'other'];

const CONFIG = {
  allowedOrigins: [ORIGIN],
  publicUrl: undefined,
  mail: undefined,
  baseUrl: ORIGIN,
  secret: 'a secret for the benchmark, long enough',
  adminEmail: undefined,
  supportEmail: undefined,
  trustedProxies: [],
};

export type Bench = Awaited<ReturnType<typeof openBench>>;

/** Opens the whole app without logs, on SQLite in a temporary folder or on an empty PostgreSQL. */
export async function openBench(databaseUrl?: string, options: Partial<AppOptions> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'saldo-bench-'));
  const database = await connectDatabase(databaseUrl === undefined ? { dataDir } : { databaseUrl });
  const log = pino({ level: 'silent' });
  const backupFolder = join(dataDir, 'backups');
  const created = createApp({ database, backupFolder, log, config: CONFIG, ...options });

  /** Reads the whole response. A request with a body is a POST. */
  async function send(cookie: string, path: string, body?: unknown): Promise<Buffer> {
    const response = await created.app.request(new URL(path, ORIGIN), {
      headers: { origin: ORIGIN, cookie, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const content = Buffer.from(await response.arrayBuffer());
    if (!response.ok) throw new Error(`${path}: ${response.status} ${content.toString()}`);
    return content;
  }

  return {
    created,
    origin: ORIGIN,
    database,
    dataDir,
    send,
    /** Creates a user with `size` transactions and returns the cookie. */
    async signUp(size: number, transactionAt?: (index: number) => BenchTransaction): Promise<string> {
      const person = { origin: ORIGIN, email: `bench-${size}@example.org` };
      const cookie = await signUp(created.app.request, person);
      const { uid } = JSON.parse((await send(cookie, '/api/v1/me')).toString()) as { uid: string };
      await insertTransactions(database, uid, size, transactionAt);
      return cookie;
    },
    async addExpense(cookie: string, date = '2026-10-05'): Promise<void> {
      const expense = { id: uuidv7(), description: 'Coffee', amount: 2.5, category: 'food', date };
      await send(cookie, '/api/v1/expenses', expense);
    },
    async close(): Promise<void> {
      await created.stop();
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Runs a measurement on SQLite and then on an empty PostgreSQL, unless `isSqliteOnly`. */
export async function measureDatabases(
  measure: (bench: Bench, databaseName: string) => Promise<void>,
  { options = {}, isSqliteOnly = false }: { options?: Partial<AppOptions>; isSqliteOnly?: boolean } = {},
): Promise<void> {
  const sqlite = await openBench(undefined, options);
  await measure(sqlite, 'SQLite');
  await sqlite.close();
  if (isSqliteOnly) return;
  const postgres = await startPostgres({ isDurable: true });
  const postgresBench = await openBench(postgres.url, options);
  await measure(postgresBench, 'PostgreSQL');
  await postgresBench.close();
  await postgres.stop();
}

/** Prints a table of medians in milliseconds, with a column for each size. */
export function printMedians(
  sizes: readonly number[],
  mediansByName: Readonly<Record<string, readonly number[]>>,
): void {
  console.log(`Median milliseconds in process, SQLite (Node ${process.version})`);
  const rows = Object.entries(mediansByName).map(([name, medians]) => [
    name,
    {
      ...Object.fromEntries(sizes.map((size, at) => [`${size} transactions`, medians[at]?.toFixed(3)])),
      'largest / smallest': ((medians.at(-1) ?? 0) / (medians[0] ?? 1)).toFixed(2),
    },
  ]);
  console.table(Object.fromEntries(rows));
}

/** Fills the tables of a user directly, because a million requests would take too long. */
export async function insertTransactions(
  db: Database,
  uid: string,
  size: number,
  transactionAt: (index: number) => BenchTransaction = toTransaction,
): Promise<void> {
  const common = { user_id: uid, created_at: 0, updated_at: 0 };
  for (let start = 0; start < size; start += 1_000) {
    const rows = Array.from({ length: Math.min(1_000, size - start) }, (_, at) => {
      const { description, ...transaction } = transactionAt(start + at);
      const search_text = toSearchText(description);
      return { ...common, ...transaction, id: uuidv7(), description, search_text };
    });
    await db.write(async (trx) => {
      if (db.engine === 'sqlite') for (const row of rows) await insertRow(trx, row);
      else await trx.insertInto('transactions').values(rows).execute();
    });
  }
  await db.write((trx) => fillTotals(trx, uid));
}

type BenchRow = BenchTransaction & {
  id: string;
  user_id: string;
  search_text: string;
  created_at: number;
  updated_at: number;
};
const ROW_COLUMNS = [
  ...(['user_id', 'id', 'type', 'amount_minor', 'description', 'category', 'date'] as const),
  ...(['search_text', 'created_at', 'updated_at'] as const),
];

/** SQLite inserts one row at a time much faster than many with one statement. */
const insertRow = prepareQuery<BenchRow, unknown>((db, argument) =>
  db
    .insertInto('transactions')
    .values(Object.fromEntries(ROW_COLUMNS.map((column) => [column, argument(column)])) as BenchRow),
);

export type BenchTransaction = {
  type: TransactionType;
  description: string;
  amount_minor: number;
  category: string;
  date: string;
};

function toTransaction(index: number): BenchTransaction {
  return {
    type: index % 15 === 0 ? 'income' : 'expense',
    description: index % 1_000 === 0 ? 'Café con leche' : 'A transaction',
    amount_minor: 1_000 + (index % 977),
    category: CATEGORIES[index % CATEGORIES.length] ?? 'other',
    date: addDays(FIRST_DAY, (index * 7) % DAYS),
  };
}
