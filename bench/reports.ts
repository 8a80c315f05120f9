/**
 * Measures every report of ten years with many transactions and merchants, after a change and without a change, and the
 * delay of the event loop meanwhile. In process, through the whole app, on SQLite in a temporary folder. The exit
 * code is 1 if the 95th percentile without a change is 200 ms or more, or if the event loop is late by 20 ms (p99).
 *
 *   node bench/reports.ts            100,000 transactions
 *   node bench/reports.ts 20000      another size
 */
import { today } from '#shared/calendar.ts';
import { openBench } from './bench-app.ts';
import { measureCalls, quantile, toRow } from './measure.ts';

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
  const read = () => bench.send(cookie, `${REPORTS}${path}`);
  const change = () => bench.addExpense(cookie, TODAY);
  await measureCalls(2, read, change);
  const changed = await measureCalls(ROUNDS, read, change);
  const again = await measureCalls(ROUNDS, read);
  const againP95Ms = quantile(again.timesMs, 0.95);
  rows[name] = toRow({
    median: quantile(changed.timesMs, 0.5),
    p95: quantile(changed.timesMs, 0.95),
    'event loop p99': changed.lateP99Ms,
    'event loop max': changed.lateMaxMs,
    'again p95': againP95Ms,
    'processor, after a change': changed.processorMs,
    'processor, again': again.processorMs,
  });
  isTooSlow ||= againP95Ms >= MAX_MS || changed.lateP99Ms >= MAX_DELAY_MS;
}
console.log(`Milliseconds with ${size} transactions, SQLite (Node ${process.version})`);
console.table(rows);
await bench.close();
if (isTooSlow) process.exitCode = 1;

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
