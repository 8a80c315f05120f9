/**
 * Measures whether a write, a month's summary or the newest fifty cost more if a user has more transactions.
 * In process, through the whole app, on SQLite in a temporary folder with full syncs.
 *
 *   npm run bench            sizes 10, 1,000, 100,000
 *   npm run bench -- 1000000 another largest size
 */
import { uuidv7 } from 'uuidv7';
import { medianMs, openBench, printMedians } from './bench-app.ts';

const ROUNDS = 300;

const largest = Number(process.argv[2] ?? 100_000);
const sizes = [...new Set([10, 1_000, largest])];

const bench = await openBench();
const { send } = bench;

const MEASURED: Record<string, (cookie: string) => Promise<Response>> = {
  'add a transaction': (cookie) =>
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
  const cookie = await bench.signUp(size);
  for (const [name, call] of Object.entries(MEASURED)) {
    const rounds = name.startsWith('ten') ? 30 : ROUNDS;
    medians.get(name)?.push(await medianMs(rounds, () => call(cookie)));
  }
}
printMedians(sizes, medians);
await bench.close();
