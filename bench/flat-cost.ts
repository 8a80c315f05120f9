/**
 * Measures whether a write, a month's summary or the newest fifty cost more if a user has more transactions.
 * In process, through the whole app, on SQLite in a temporary folder with full syncs.
 *
 *   npm run bench            sizes 10, 1,000, 100,000
 *   npm run bench -- 1000000 another largest size
 */
import { openBench, printMedians } from './bench-app.ts';
import { medianMs } from './measure.ts';

const ROUNDS = 300;
const TEN_YEARS = "ten years' summary";

const largest = Number(process.argv[2] ?? 100_000);
const sizes = [...new Set([10, 1_000, largest])];

const bench = await openBench();

const MEASURED: Record<string, (cookie: string) => Promise<unknown>> = {
  'add a transaction': (cookie) => bench.addExpense(cookie),
  "a month's summary": (cookie) => bench.send(cookie, '/api/v1/summary?from=2026-10-01&to=2026-10-31'),
  'newest fifty': (cookie) => bench.send(cookie, '/api/v1/expenses?order=date&limit=50'),
  [TEN_YEARS]: (cookie) => bench.send(cookie, '/api/v1/summary?from=2016-01-01&to=2025-12-31'),
};

const medians: Record<string, number[]> = {};
for (const size of sizes) {
  const cookie = await bench.signUp(size);
  for (const [name, call] of Object.entries(MEASURED)) {
    const rounds = name === TEN_YEARS ? 30 : ROUNDS;
    (medians[name] ??= []).push(await medianMs(rounds, () => call(cookie)));
  }
}
printMedians(sizes, medians);
await bench.close();
