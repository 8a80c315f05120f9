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
import { fillTotals } from '#server/testing/fill-totals.ts';
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

/** The whole app without logs and limits, on SQLite in a temporary folder or on an empty PostgreSQL. */
export async function openBench(databaseUrl?: string, options: Partial<AppOptions> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'saldo-bench-'));
  const database = await connectDatabase(databaseUrl === undefined ? { dataDir } : { databaseUrl });
  const log = pino({ level: 'silent' });
  const backupFolder = join(dataDir, 'backups');
  const created = createApp({ database, backupFolder, log, config: CONFIG, ...options });

  async function send(cookie: string, path: string, body?: unknown): Promise<Response> {
    const response = await created.app.request(new URL(path, ORIGIN), {
      headers: { origin: ORIGIN, cookie, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  }

  return {
    created,
    origin: ORIGIN,
    database,
    dataDir,
    send,
    /** Makes a user with `size` transactions and returns the cookie. */
    async signUp(size: number, transactionAt?: (at: number) => BenchTransaction): Promise<string> {
      const person = { origin: ORIGIN, email: `bench-${size}@example.org` };
      const cookie = await signUp(created.app.request, person);
      const { uid } = (await (await send(cookie, '/api/v1/me')).json()) as { uid: string };
      await insertTransactions(database, uid, size, transactionAt);
      return cookie;
    },
    async close(): Promise<void> {
      await created.stop();
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** The processor time of a call in this process, which other work on the machine hardly changes. */
export async function processorMs(rounds: number, call: () => Promise<Response>): Promise<number> {
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) await (await call()).arrayBuffer();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / rounds;
}

/** The median time of a call, including reading the answer. */
export async function medianMs(rounds: number, call: () => Promise<Response>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    await (await call()).arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}

/** A table of medians in milliseconds, with a column for each size. */
export function printMedians(sizes: readonly number[], medians: ReadonlyMap<string, number[]>): void {
  console.log(`Median milliseconds in process, SQLite (Node ${process.version})`);
  console.table(
    Object.fromEntries(
      [...medians].map(([name, values]) => [
        name,
        {
          ...Object.fromEntries(sizes.map((size, at) => [`${size} transactions`, values[at]?.toFixed(3)])),
          'largest / smallest': ((values.at(-1) ?? 0) / (values[0] ?? 1)).toFixed(2),
        },
      ]),
    ),
  );
}

/** Fills the three tables of a user directly, because a million requests would take too long. */
export async function insertTransactions(
  db: Database,
  uid: string,
  size: number,
  transactionAt: (at: number) => BenchTransaction = toTransaction,
): Promise<void> {
  const common = { user_id: uid, created_at: 0, updated_at: 0 };
  for (let start = 0; start < size; start += 1_000) {
    const numbers = Array.from({ length: Math.min(1_000, size - start) }, (_, at) => start + at);
    const rows = numbers.map((number) => {
      const { description, ...transaction } = transactionAt(number);
      const search_text = toSearchText(description);
      return { ...common, ...transaction, id: uuidv7(), description, search_text };
    });
    await db.write((trx) => trx.insertInto('transactions').values(rows).execute());
  }
  await db.write((trx) => fillTotals(trx, uid));
}

export type BenchTransaction = {
  type: TransactionType;
  description: string;
  amount_minor: number;
  category: string;
  date: string;
};

function toTransaction(number: number): BenchTransaction {
  return {
    type: number % 15 === 0 ? 'income' : 'expense',
    description: number % 1_000 === 0 ? 'Café con leche' : 'A transaction',
    amount_minor: 1_000 + (number % 977),
    category: CATEGORIES[number % CATEGORIES.length] ?? 'other',
    date: addDays(FIRST_DAY, (number * 7) % DAYS),
  };
}
