/**
 * Measures a forecast for somebody with 100,000 transactions in ten years, uncached (a transaction is added before
 * each) and cached; the delay of the event loop meanwhile; and the memory. In process, through the whole app, on SQLite
 * and on PostgreSQL. The exit code is 1 if a target is missed.
 *
 *   node bench/forecast-cost.ts             100,000 transactions
 *   node bench/forecast-cost.ts 10000       another number
 *   node bench/forecast-cost.ts --sqlite    only SQLite
 */
import { addMonths, today } from '#shared/calendar.ts';
import { measureDatabases, type BenchTransaction } from './bench-app.ts';
import { makeHouseholdUntil } from './crowd.ts';
import { measureCalls, quantile, toRow } from './measure.ts';

const SIZE = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 100_000);
const ROUNDS = 60;
const CACHED_ROUNDS = 300;
const YEARS = 10;
const MIB = 2 ** 20;
const TODAY = today('UTC', Date.now());

const TARGETS = {
  'uncached p95 ms': 150,
  'cached p95 ms': 5,
  'event loop p99 ms': 20,
};

const history = makeLongCrowd();
const rows: Record<string, Record<string, string>> = {};
let isMet = true;
await measureDatabases(
  async (bench, databaseName) => {
    const cookie = await bench.signUp(SIZE, (index) => history[index] ?? fail());
    await bench.database.gatherStatistics();
    const forecast = () => bench.send(cookie, '/api/v1/forecast');
    const bytesBefore = process.memoryUsage.rss();
    const first = await measureCalls(1, forecast);
    const uncached = await measureCalls(ROUNDS, forecast, () => bench.addExpense(cookie, TODAY));
    const bytesAfter = process.memoryUsage.rss();
    const cached = await measureCalls(CACHED_ROUNDS, forecast);
    const figures = {
      'first ms': first.timesMs[0] ?? 0,
      'processor ms after a change': uncached.processorMs,
      'uncached least ms': Math.min(...uncached.timesMs),
      'uncached p50 ms': quantile(uncached.timesMs, 0.5),
      'uncached p95 ms': quantile(uncached.timesMs, 0.95),
      'cached p50 ms': quantile(cached.timesMs, 0.5),
      'cached p95 ms': quantile(cached.timesMs, 0.95),
      'event loop p99 ms': uncached.lateP99Ms,
      'event loop max ms': uncached.lateMaxMs,
      'memory before MiB': bytesBefore / MIB,
      'memory after MiB': bytesAfter / MIB,
    };
    isMet &&= Object.entries(TARGETS).every(([name, most]) => figures[name as keyof typeof TARGETS] < most);
    rows[databaseName] = toRow(figures);
  },
  { isSqliteOnly: process.argv.includes('--sqlite') },
);
const readCount = history.filter(({ date }) => date >= addMonths(TODAY, -37)).length;
console.log(
  `${SIZE} transactions in ${YEARS} years, ${readCount} of them in the last 37 months (Node ${process.version})`,
);
console.table(rows);
console.log(isMet ? 'The targets are met.' : 'A target is not met.');
process.exitCode = isMet ? 0 : 1;

/** Makes `SIZE` transactions from households that have recorded for ten years. */
function makeLongCrowd(): BenchTransaction[] {
  const crowd: BenchTransaction[] = [];
  const since = addMonths(TODAY, -12 * YEARS);
  for (let seed = 1; crowd.length < SIZE; seed++) {
    const { firstDay, transactions } = makeHouseholdUntil(TODAY, seed);
    if (firstDay > addMonths(since, 1)) continue;
    for (const { date, type, description, amountMinor, category } of transactions) {
      if (date > since) crowd.push({ type, description, amount_minor: amountMinor, category, date });
    }
  }
  // Takes a part of every household's transactions, so that all of them last until today.
  return crowd.filter(
    (_, at) => Math.floor((at * SIZE) / crowd.length) !== Math.floor(((at - 1) * SIZE) / crowd.length),
  );
}

function fail(): never {
  throw new RangeError('There are fewer transactions than asked for.');
}
