/**
 * Does a write, a month's summary or the newest fifty cost more when a user has more records?
 * In process, through the whole app, on SQLite in a temporary folder with full syncs.
 *
 *   npm run bench            sizes 10, 1,000, 100,000
 *   npm run bench -- 1000000 another largest size
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { uuidv7 } from 'uuidv7';
import { addDays } from '#shared/calendar.ts';
import { createApp } from '#server/app.ts';
import { connectDatabase, type Database } from '#server/database/connect.ts';

const ORIGIN = 'http://localhost:3000';
const ROUNDS = 300;
const FIRST_DAY = '2016-01-01';
const DAYS = 3_960;
const CATEGORIES = ['food', 'transport', 'utilities', 'entertainment', 'health', 'other'];

const largest = Number(process.argv[2] ?? 100_000);
const sizes = [...new Set([10, 1_000, largest])];

const dataDir = mkdtempSync(join(tmpdir(), 'saldo-bench-'));
const database = await connectDatabase({ dataDir });
const { app } = createApp({
  database,
  log: pino({ level: 'silent' }),
  config: {
    allowedOrigins: [ORIGIN],
    baseUrl: ORIGIN,
    secret: 'a secret for the benchmark, long enough',
    adminEmail: undefined,
    trustedProxies: [],
  },
});

const MEASURED: Record<string, (cookie: string) => Promise<Response>> = {
  'add a record': (cookie) =>
    send(cookie, '/api/v1/expenses', {
      id: uuidv7(),
      description: 'Coffee',
      amount: 2.5,
      category: 'food',
      date: '2026-10-05',
    }),
  "a month's summary": (cookie) => send(cookie, '/api/v1/summary?from=2026-10-01&to=2026-10-31'),
  'newest fifty': (cookie) => send(cookie, '/api/v1/expenses?order=date&limit=50'),
  "ten years' summary": (cookie) => send(cookie, '/api/v1/summary?from=2016-01-01&to=2025-12-31'),
};

const medians = new Map<string, number[]>(Object.keys(MEASURED).map((name) => [name, []]));
for (const size of sizes) {
  const cookie = await signUp(size);
  await insertRecords(database, (await (await send(cookie, '/api/v1/me')).json()) as { uid: string }, size);
  for (const [name, call] of Object.entries(MEASURED)) {
    const rounds = name.startsWith('ten') ? 30 : ROUNDS;
    medians.get(name)?.push(await medianMs(rounds, () => call(cookie)));
  }
}

console.log(`Median milliseconds in process, SQLite, ${ROUNDS} rounds each (Node ${process.version})`);
console.table(
  Object.fromEntries(
    [...medians].map(([name, values]) => [
      name,
      {
        ...Object.fromEntries(sizes.map((size, at) => [`${size} records`, values[at]?.toFixed(3)])),
        'largest / smallest': ((values.at(-1) ?? 0) / (values[0] ?? 1)).toFixed(2),
      },
    ]),
  ),
);
await database.close();
rmSync(dataDir, { recursive: true });

async function send(cookie: string, path: string, body?: unknown): Promise<Response> {
  const response = await app.request(new URL(path, ORIGIN), {
    headers: { origin: ORIGIN, cookie, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

async function signUp(size: number): Promise<string> {
  const response = await app.request(new URL('/api/auth/sign-up/email', ORIGIN), {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `bench-${size}@example.org`,
      password: 'plain-horse-battery',
      termsAccepted: true,
    }),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function medianMs(rounds: number, call: () => Promise<Response>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    await (await call()).arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}

/** Fills both tables directly; recording a million one by one is not what is measured here. */
async function insertRecords(db: Database, { uid }: { uid: string }, size: number): Promise<void> {
  for (let start = 0; start < size; start += 1_000) {
    const rows = Array.from({ length: Math.min(1_000, size - start) }, (_, at) => ({
      user_id: uid,
      id: uuidv7(),
      type: (start + at) % 15 === 0 ? ('income' as const) : ('expense' as const),
      description: 'A record',
      amount_minor: 1_000 + ((start + at) % 977),
      category: CATEGORIES[(start + at) % CATEGORIES.length] ?? 'other',
      date: addDays(FIRST_DAY, ((start + at) * 7) % DAYS),
      created_at: 0,
      updated_at: 0,
    }));
    await db.write((trx) => trx.insertInto('transactions').values(rows).execute());
  }
  await db.write((trx) =>
    trx
      .insertInto('daily_totals')
      .columns(['user_id', 'date', 'type', 'category', 'amount_minor', 'count'])
      .expression((eb) =>
        eb
          .selectFrom('transactions')
          .select(['user_id', 'date', 'type', 'category'])
          .select((select) => [
            select.fn.sum<number>('amount_minor').as('amount_minor'),
            select.fn.countAll<number>().as('count'),
          ])
          .where('user_id', '=', uid)
          .groupBy(['user_id', 'date', 'type', 'category']),
      )
      .execute(),
  );
}
