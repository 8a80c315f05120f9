/**
 * Measures a forecast for somebody with 100,000 transactions in ten years: uncached (a transaction is added before
 * each) and cached; how late the event loop is meanwhile; and the memory. In process, through the whole app, on SQLite
 * and on PostgreSQL. The exit code is 1 if a target is missed.
 *
 *   node bench/forecast-cost.ts             100,000 transactions
 *   node bench/forecast-cost.ts 10000       another number
 *   node bench/forecast-cost.ts --sqlite    only SQLite
 */
import { uuidv7 } from 'uuidv7';
import { addDays, addMonths, today } from '#shared/calendar.ts';
import { makeHousehold } from '#shared/testing/households/make-household.ts';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { openBench, type BenchTransaction } from './bench-app.ts';
import { measureCalls, quantile, type CallTimes } from './delay.ts';

const SIZE = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 100_000);
const ROUNDS = 60;
const CACHED_ROUNDS = 300;
const YEARS = 10;
const MIB = 2 ** 20;
const FORECAST = '/api/v1/forecast';
const TODAY = today('UTC', Date.now());

type Bench = Awaited<ReturnType<typeof openBench>>;

const TARGETS = {
  'uncached p95 ms': 150,
  'cached p95 ms': 5,
  'event loop p99 ms': 20,
};

const history = makeCrowd(SIZE);
const rows: Record<string, Record<string, string>> = {};
let isMet = true;
await measure('SQLite', await openBench());
if (!process.argv.includes('--sqlite')) {
  const postgres = await startPostgres({ isDurable: true });
  await measure('PostgreSQL', await openBench(postgres.url));
  await postgres.stop();
}
const read = history.filter(({ date }) => date >= addMonths(TODAY, -37)).length;
console.log(
  `${SIZE} transactions in ${YEARS} years, ${read} of them in the last 37 months (Node ${process.version})`,
);
console.table(rows);
console.log(isMet ? 'The targets are met.' : 'A target is not met.');
process.exitCode = isMet ? 0 : 1;

async function measure(name: string, bench: Bench): Promise<void> {
  const cookie = await bench.signUp(SIZE, (at) => history[at] ?? fail());
  await bench.database.gatherStatistics();
  const ask = async () => await (await bench.send(cookie, FORECAST)).arrayBuffer();
  const before = process.memoryUsage.rss();
  const first = await measureCalls(1, ask);
  const { times: uncached, processorMs, p99, max } = await measureUncached(bench, { cookie, ask });
  const memory = process.memoryUsage.rss();
  const cached = await measureCalls(CACHED_ROUNDS, ask);
  const figures = {
    'first ms': first.times[0] ?? 0,
    'processor ms after a change': processorMs,
    'uncached least ms': Math.min(...uncached),
    'uncached p50 ms': quantile(uncached, 0.5),
    'uncached p95 ms': quantile(uncached, 0.95),
    'cached p50 ms': quantile(cached.times, 0.5),
    'cached p95 ms': quantile(cached.times, 0.95),
    'event loop p99 ms': p99,
    'event loop max ms': max,
    'memory before MiB': before / MIB,
    'memory after MiB': memory / MIB,
  };
  isMet &&= Object.entries(TARGETS).every(([key, most]) => figures[key as keyof typeof TARGETS] < most);
  rows[name] = Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, value.toFixed(1)]));
  await bench.close();
}

/** Measures requests that each follow a new transaction; adding the transaction is not measured. */
async function measureUncached(
  { send }: Bench,
  { cookie, ask }: { cookie: string; ask: () => Promise<unknown> },
): Promise<CallTimes> {
  return await measureCalls(ROUNDS, ask, async () => {
    const coffee = { id: uuidv7(), description: 'Coffee', amount: 2.5, category: 'food', date: TODAY };
    await (await send(cookie, '/api/v1/expenses', coffee)).arrayBuffer();
  });
}

/** Makes `size` transactions from households that have recorded for ten years. */
function makeCrowd(size: number): BenchTransaction[] {
  const all: BenchTransaction[] = [];
  const since = addMonths(TODAY, -12 * YEARS);
  for (let seed = 1; all.length < size; seed++) {
    const household = makeHousehold(seed);
    const days = Math.round((Date.parse(TODAY) - Date.parse(household.today)) / 86_400_000);
    if (addDays(household.firstDay, days) > addMonths(since, 1)) continue;
    for (const { date, type, description, amountMinor, category } of household.transactions) {
      const moved = addDays(date, days);
      if (moved > since) all.push({ type, description, amount_minor: amountMinor, category, date: moved });
    }
  }
  // Takes a part of every household's transactions, so that all of them last until today.
  return all.filter(
    (_, at) => Math.floor((at * size) / all.length) !== Math.floor(((at - 1) * size) / all.length),
  );
}

function fail(): never {
  throw new RangeError('There are fewer transactions than asked for.');
}
