/**
 * Measures the processor time of a request, on SQLite and on PostgreSQL. Its inverse is the number of requests a second
 * that one instance can serve. In process, through the whole app without the socket, and without PostgreSQL's own time.
 * Other work on the machine hardly changes it.
 *
 *   node bench/processor.ts         a user with 10,000 transactions
 */
import { measureDatabases } from './bench-app.ts';
import { processorMsSince } from './measure.ts';

const TRANSACTIONS = 10_000;
const ROUNDS = 500;

const rows: Record<string, Record<string, string>> = {};
await measureDatabases(async (bench, databaseName) => {
  const cookie = await bench.signUp(TRANSACTIONS);
  const measured: Record<string, () => Promise<unknown>> = {
    'the own profile': () => bench.send(cookie, '/api/v1/me'),
    "a month's summary": () => bench.send(cookie, '/api/v1/summary?from=2026-10-01&to=2026-10-31'),
    'newest fifty': () => bench.send(cookie, '/api/v1/expenses?order=date&limit=50'),
    'add a transaction': () => bench.addExpense(cookie),
  };
  for (const [name, call] of Object.entries(measured)) {
    // A first run warms up the compiler and does not count.
    await meanProcessorMs(call);
    rows[name] = { ...rows[name], [databaseName]: (await meanProcessorMs(call)).toFixed(2) };
  }
});

console.log(`Milliseconds of processor time a request (Node ${process.version})`);
console.table(rows);

async function meanProcessorMs(call: () => Promise<unknown>): Promise<number> {
  const usage = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++) await call();
  return processorMsSince(usage) / ROUNDS;
}
