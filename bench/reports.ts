/**
 * Measures every report of ten years with many transactions and merchants: after a change, with how late the event loop
 * is meanwhile; and without a change. In process, through the whole app, on SQLite in a temporary folder. Fails if one
 * of twenty requests without a change takes 200 ms or longer, or if requests after a change make the event loop late by
 * 20 ms.
 *
 *   node bench/reports.ts            100,000 transactions
 *   node bench/reports.ts 20000      another size
 */
import { uuidv7 } from 'uuidv7';
import { today } from '#shared/calendar.ts';
import { openBench, processorMs } from './bench-app.ts';
import { measureCalls, quantile } from './delay.ts';

const size = Number(process.argv[2] ?? 100_000);
const ROUNDS = 40;
const MAX_MS = 200;
const MAX_DELAY_MS = 20;
const REPORTS = '/api/v1/reports';
const TODAY = today('UTC', Date.now());
const TEN_YEARS = 'from=2016-01-01&to=2026-10-31';

const MEASURED: Record<string, string> = {
  'running month': '/month',
  'closed month': '/month?month=2026-08',
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
const rows: Record<string, Record<string, string>> = {};
let isTooSlow = false;
for (const [name, path] of Object.entries(MEASURED)) {
  const call = () => bench.send(cookie, `${REPORTS}${path}`);
  const read = async () => await (await call()).arrayBuffer();
  await measureCalls(2, read, change);
  const { times, p99, max, processorMs: changed } = await measureCalls(ROUNDS, read, change);
  const again = await measureCalls(ROUNDS, read);
  const processor = await processorMs(ROUNDS, call);
  const figures = {
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    'event loop p99': p99,
    'event loop max': max,
    'again p95': quantile(again.times, 0.95),
    'processor, after a change': changed,
    'processor, again': processor,
  };
  rows[name] = Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [key, `${value.toFixed(1)} ms`]),
  );
  isTooSlow ||= quantile(again.times, 0.95) >= MAX_MS || p99 >= MAX_DELAY_MS;
}
console.log(`${size} transactions, SQLite, Node ${process.version}`);
console.table(rows);
await bench.close();
if (isTooSlow) process.exitCode = 1;

async function change(): Promise<void> {
  const coffee = { id: uuidv7(), description: 'Coffee', amount: 2.5, category: 'food', date: TODAY };
  await (await bench.send(cookie, '/api/v1/expenses', coffee)).arrayBuffer();
}

/** Gives the transactions some hundred merchants; a third of the descriptions have a unique reference of a bank. */
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
