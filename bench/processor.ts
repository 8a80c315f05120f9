/**
 * Measures the server's processor time of a request, on SQLite and on PostgreSQL. Its inverse is the number of
 * requests a second that one instance can answer. In process, through the whole app without the socket, and without
 * PostgreSQL's own time. Other work on the machine hardly changes it.
 *
 *   node bench/processor.ts         a user with 10,000 transactions
 */
import { uuidv7 } from 'uuidv7';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { openBench, processorMs } from './bench-app.ts';

const TRANSACTIONS = 10_000;
const ROUNDS = 500;

const postgres = await startPostgres({ isDurable: true });
const rows: Record<string, Record<string, string>> = {};
for (const url of [undefined, postgres.url]) {
  const bench = await openBench(url);
  const cookie = await bench.signUp(TRANSACTIONS);
  const ask = (path: string, body?: unknown) => () => bench.send(cookie, path, body);
  const measured: Record<string, () => Promise<Response>> = {
    'the own profile': ask('/api/v1/me'),
    "a month's summary": ask('/api/v1/summary?from=2026-10-01&to=2026-10-31'),
    'newest fifty': ask('/api/v1/expenses?order=date&limit=50'),
    'add a transaction': () =>
      bench.send(cookie, '/api/v1/expenses', {
        id: uuidv7(),
        description: 'Coffee',
        amount: 2.5,
        date: '2026-10-05',
      }),
  };
  for (const [name, call] of Object.entries(measured)) {
    // A first run warms up the compiler and does not count.
    await processorMs(ROUNDS, call);
    rows[name] = { ...rows[name], [bench.database.engine]: (await processorMs(ROUNDS, call)).toFixed(2) };
  }
  await bench.close();
}
await postgres.stop();

console.log(`Milliseconds of processor time a request (Node ${process.version})`);
console.table(rows);
