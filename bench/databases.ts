/**
 * Measures a write, a list, a month's summary and ten years' summary on SQLite and on PostgreSQL, by the number of the
 * user's transactions. In process, through the whole app; both sync each commit to disk. One run measures both, so that
 * they can be compared.
 *
 *   npm run bench:databases              sizes 1,000, 100,000, 1,000,000
 *   npm run bench:databases -- 10000     another largest size
 */
import { startPostgres } from '#server/testing/start-postgres.ts';
import { openBench, type Bench } from './bench-app.ts';
import { medianMs } from './measure.ts';

const ROUNDS = 200;
const WRITES_AT_ONCE = 32;
const WRITES = 2_000;

const MEASURED: Record<string, (bench: Bench, cookie: string) => Promise<number>> = {
  'a write': (bench, cookie) => medianMs(ROUNDS, () => bench.addExpense(cookie)),
  'the newest fifty': (bench, cookie) =>
    medianMs(ROUNDS, () => bench.send(cookie, '/api/v1/expenses?order=date&limit=50')),
  "a month's summary": (bench, cookie) =>
    medianMs(ROUNDS, () => bench.send(cookie, '/api/v1/summary?from=2026-10-01&to=2026-10-31')),
  "ten years' summary": (bench, cookie) =>
    medianMs(30, () => bench.send(cookie, '/api/v1/summary?from=2016-01-01&to=2025-12-31')),
  'writes a second, of one user': (bench, cookie) =>
    writesPerSecond(
      bench,
      Array.from({ length: WRITES_AT_ONCE }, () => cookie),
    ),
};

const largest = Number(process.argv[2] ?? 1_000_000);
const sizes = [...new Set([1_000, 100_000, largest])].filter((size) => size <= largest);

const postgres = await startPostgres({ isDurable: true });
const benches = [await openBench(), await openBench(postgres.url)];

const rows: Record<string, Record<string, string>> = {};
for (const size of sizes) {
  const members: { bench: Bench; cookie: string }[] = [];
  for (const bench of benches) {
    members.push({ bench, cookie: await bench.signUp(size) });
    await bench.database.gatherStatistics();
  }
  for (const [name, measure] of Object.entries(MEASURED)) {
    const figures: number[] = [];
    for (const { bench, cookie } of members) figures.push(await measure(bench, cookie));
    rows[`${name}, ${size.toLocaleString('en')} transactions`] = compare(figures);
  }
}
const figuresOfMany: number[] = [];
for (const bench of benches) {
  const cookies: string[] = [];
  for (let n = 1; n <= WRITES_AT_ONCE; n++) cookies.push(await bench.signUp(100 + n));
  figuresOfMany.push(await writesPerSecond(bench, cookies));
}
rows[`writes a second, of ${WRITES_AT_ONCE} users`] = compare(figuresOfMany);
console.log(
  `Median milliseconds in process, and writes a second, ${WRITES_AT_ONCE} at a time (Node ${process.version})`,
);
console.table(rows);
for (const bench of benches) await bench.close();
await postgres.stop();

function compare([sqlite = 0, postgresql = 0]: readonly number[]): Record<string, string> {
  return {
    SQLite: sqlite.toPrecision(3),
    PostgreSQL: postgresql.toPrecision(3),
    'PostgreSQL / SQLite': (postgresql / sqlite).toFixed(2),
  };
}

/** Writes at the same time with each cookie. With one user's cookie many times, all writes change the same totals. */
async function writesPerSecond(bench: Bench, cookies: readonly string[]): Promise<number> {
  let writesLeft = WRITES;
  const startedAt = performance.now();
  await Promise.all(
    cookies.map(async (cookie) => {
      while (writesLeft-- > 0) await bench.addExpense(cookie);
    }),
  );
  return (WRITES * 1_000) / (performance.now() - startedAt);
}
