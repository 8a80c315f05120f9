/**
 * Measures every report of ten years with many transactions and merchants, in process, through the whole app, on SQLite
 * in a temporary folder. Fails if one of twenty requests takes 200 ms or longer.
 *
 *   node bench/reports.ts            100,000 transactions
 *   node bench/reports.ts 20000      another size
 */
import { openBench, processorMs } from './bench-app.ts';

const size = Number(process.argv[2] ?? 100_000);
const ROUNDS = 40;
const MAX_MS = 200;
const REPORTS = '/api/v1/reports';
const TEN_YEARS = 'from=2016-01-01&to=2026-10-31';

const MEASURED: Record<string, string> = {
  month: '/month?month=2026-10',
  'ten years of months': '/months?from=2017-01&to=2026-12',
  'savings of ten years': '/savings?from=2017-01&to=2026-12',
  'one month and the one before':
    '/compare?from=2026-10-01&to=2026-10-31&otherFrom=2026-09-01&otherTo=2026-09-30',
  'one year and the one before':
    '/compare?from=2025-01-01&to=2025-12-31&otherFrom=2024-01-01&otherTo=2024-12-31',
  year: '/year?year=2025',
  calendar: '/calendar?month=2026-10',
  'merchants of a year': '/merchants?from=2025-01-01&to=2025-12-31',
  'merchants of ten years': `/merchants?${TEN_YEARS}`,
  'ten years of months as CSV': '/months.csv?from=2017-01&to=2026-12',
};

const bench = await openBench();
const cookie = await bench.signUp(size);
await nameMerchants();
const rows: Record<string, { median: string; p95: string; processor: string }> = {};
let isTooSlow = false;
for (const [name, path] of Object.entries(MEASURED)) {
  const call = () => bench.send(cookie, `${REPORTS}${path}`);
  const times = await timesOf(call);
  const processor = await processorMs(ROUNDS, call);
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  rows[name] = {
    median: `${(times[times.length / 2] ?? 0).toFixed(1)} ms`,
    p95: `${p95.toFixed(1)} ms`,
    processor: `${processor.toFixed(1)} ms`,
  };
  isTooSlow ||= p95 >= MAX_MS;
}
console.log(`${size} transactions, SQLite, Node ${process.version}`);
console.table(rows);
await bench.close();
if (isTooSlow) process.exitCode = 1;

/** Sorted milliseconds of a call, including reading the answer. */
async function timesOf(call: () => Promise<Response>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    await (await call()).arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((one, other) => one - other);
}

/** Some hundred merchants; a third of the lines have a reference of their own, as banks write them. */
async function nameMerchants(): Promise<void> {
  await bench.database.write(async (trx) => {
    const update = trx.updateTable('transactions');
    await update
      .set((eb) => ({
        description: eb(eb.val('Tienda '), '||', eb.fn<string>('substr', ['id', eb.val(-2)])),
      }))
      .execute();
    await update
      .set((eb) => ({
        description: eb(
          eb.val('COMPRA TARJ. TIENDA '),
          '||',
          eb.fn<string>('substr', [eb.fn('random', []), eb.val(-6)]),
        ),
      }))
      .where((eb) => eb(eb.fn<string>('substr', ['id', eb.val(-3), eb.val(1)]), '<', '5'))
      .execute();
  });
}
