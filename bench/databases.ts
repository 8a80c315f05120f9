/**
 * Measures a write, a list, a month's summary and ten years' summary on SQLite and on PostgreSQL, by the number of the
 * user's transactions. In process, through the whole app; both sync each commit to disk. One run measures both, so that
 * they can be compared.
 *
 *   npm run bench:databases              sizes 1,000, 100,000, 1,000,000
 *   npm run bench:databases -- 10000     another largest size
 */
import { uuidv7 } from 'uuidv7';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { medianMs, openBench } from './bench-app.ts';

const ROUNDS = 200;
const WRITES_AT_ONCE = 32;
const WRITES = 2_000;

type Bench = Awaited<ReturnType<typeof openBench>>;

const largest = Number(process.argv[2] ?? 1_000_000);
const sizes = [...new Set([1_000, 100_000, largest])].filter((size) => size <= largest);

const postgres = await startPostgres({ isDurable: true });
const engines: Record<string, Bench> = {
  SQLite: await openBench(),
  PostgreSQL: await openBench(postgres.url),
};

const rows: Record<string, Record<string, string>> = {};
for (const size of sizes) {
  const cookies = new Map<string, string>();
  for (const [name, bench] of Object.entries(engines)) {
    cookies.set(name, await bench.signUp(size));
    await bench.database.gatherStatistics();
  }
  for (const [act, measure] of Object.entries(measures())) {
    const figures: Record<string, number> = {};
    for (const [name, bench] of Object.entries(engines)) {
      figures[name] = await measure(bench, cookies.get(name) ?? '');
    }
    rows[`${act}, ${size.toLocaleString('en')} transactions`] = toRow(figures);
  }
}
const byMany: Record<string, number> = {};
for (const [name, bench] of Object.entries(engines)) byMany[name] = await writesPerSecondOfMany(bench);
rows[`writes a second, of ${WRITES_AT_ONCE} users`] = toRow(byMany);
console.log(
  `Median milliseconds in process, and writes a second, ${WRITES_AT_ONCE} at a time (Node ${process.version})`,
);
console.table(rows);
for (const bench of Object.values(engines)) await bench.close();
await postgres.stop();

function measures(): Record<string, (bench: Bench, cookie: string) => Promise<number>> {
  const reading =
    (path: string, rounds = ROUNDS) =>
    (bench: Bench, cookie: string) =>
      medianMs(rounds, () => bench.send(cookie, path));
  return {
    'a write': (bench, cookie) => medianMs(ROUNDS, () => write(bench, cookie)),
    'the newest fifty': reading('/api/v1/expenses?order=date&limit=50'),
    "a month's summary": reading('/api/v1/summary?from=2026-10-01&to=2026-10-31'),
    "ten years' summary": reading('/api/v1/summary?from=2016-01-01&to=2025-12-31', 30),
    'writes a second, of one user': writesPerSecond,
  };
}

function write({ send }: Bench, cookie: string): Promise<Response> {
  const transaction = { description: 'Coffee', amount: 2.5, category: 'food', date: '2026-10-05' };
  return send(cookie, '/api/v1/expenses', { id: uuidv7(), ...transaction });
}

function toRow({
  SQLite: sqlite = 0,
  PostgreSQL: postgresql = 0,
}: Record<string, number>): Record<string, string> {
  return {
    SQLite: sqlite.toPrecision(3),
    PostgreSQL: postgresql.toPrecision(3),
    'PostgreSQL / SQLite': (postgresql / sqlite).toFixed(2),
  };
}

/**
 * Measures the writes per second with `WRITES_AT_ONCE` writes at a time, all of one user and therefore on the same
 * totals.
 */
function writesPerSecond(bench: Bench, cookie: string): Promise<number> {
  return measureWrites(
    bench,
    Array.from({ length: WRITES_AT_ONCE }, () => cookie),
  );
}

/** Measures the writes per second with `WRITES_AT_ONCE` writes at a time, each of another user. */
async function writesPerSecondOfMany(bench: Bench): Promise<number> {
  const cookies: string[] = [];
  for (let n = 1; n <= WRITES_AT_ONCE; n++) cookies.push(await bench.signUp(100 + n));
  return await measureWrites(bench, cookies);
}

async function measureWrites(bench: Bench, cookies: readonly string[]): Promise<number> {
  let left = WRITES;
  const startedAt = performance.now();
  await Promise.all(
    cookies.map(async (cookie) => {
      while (left-- > 0) await (await write(bench, cookie)).arrayBuffer();
    }),
  );
  return (WRITES * 1_000) / (performance.now() - startedAt);
}
