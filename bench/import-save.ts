/**
 * Measures the time to save an import and to undo it, on SQLite and on PostgreSQL, and the longest wait of another
 * user's writes meanwhile. In process, through the whole app. Both databases sync each commit to disk.
 *
 *   node bench/import-save.ts                  10,000 rows into an account of 100,000 transactions
 *   node bench/import-save.ts 50000 1000000    other numbers
 */
import { uuidv7 } from 'uuidv7';
import { addDays } from '#shared/calendar.ts';
import { MAX_IMPORT_ROWS_AT_ONCE } from '#shared/limits.ts';
import { addedRow, newSource } from '#server/testing/import-rows.ts';
import { measureDatabases, type Bench } from './bench-app.ts';
import { processorMsSince } from './measure.ts';

const FIRST_DAY = '2024-12-01';
const DAYS = 700;
const CATEGORIES = ['food', 'transport', 'utilities', 'health', 'other'];
const TEXT = 'COMPRA TARJ. 5540XXXXXXXX1234 MERCADONA AV. DE LA CONSTITUCION 12 VALENCIA';

const [rows = 10_000, transactions = 100_000] = process.argv.slice(2).map(Number);
const figures: Record<string, Record<string, string>> = {};
await measureDatabases(
  async (bench, databaseName) => {
    await bench.created.settings.change({ importedRowsPerAccount: 10_000_000 }, () => Promise.resolve());
    figures[databaseName] = await measure(bench);
  },
  { options: { importLimits: { importsAnHour: 100, rowsADay: Number.MAX_SAFE_INTEGER } } },
);
console.log(`${rows} rows imported into ${transactions} transactions, in ms (Node ${process.version})`);
console.table(figures);

async function measure(bench: Bench): Promise<Record<string, string>> {
  const cookie = await bench.signUp(transactions);
  const otherCookie = await bench.signUp(100);
  await bench.database.gatherStatistics();
  const source = newSource();
  const id = uuidv7();
  await bench.send(cookie, '/api/v1/sources', source);
  await bench.send(cookie, '/api/v1/imports', { id, sourceId: source.id, fileName: 'a.csv', format: 'csv' });
  const bodies = toBodies();
  const readHistory = (to: string) =>
    bench.send(cookie, `/api/v1/imports/history?from=${FIRST_DAY}&to=${to}`);
  const jobs: Record<string, () => Promise<unknown>> = {
    save: async () => {
      for (const body of bodies) await bench.send(cookie, `/api/v1/imports/${id}/rows`, body);
      await bench.send(cookie, `/api/v1/imports/${id}/finish`, {});
    },
    history: () => readHistory(addDays(FIRST_DAY, DAYS)),
    // Nearly all other rows are read only to learn names from them.
    'history of a day': () => readHistory(FIRST_DAY),
    undo: () => undo(bench, cookie, id),
  };
  const row: Record<string, string> = {};
  for (const [name, job] of Object.entries(jobs)) {
    const { tookMs, processorMs, waitedMs } = await runDuringWrites(bench, otherCookie, job);
    row[name] = tookMs.toFixed(0);
    row[`${name}: processor`] = processorMs.toFixed(0);
    row[`${name}: others wait`] = waitedMs.toFixed(0);
  }
  return row;
}

/** Makes the rows, in requests of the largest size. Days, amounts and categories differ from row to row. */
function toBodies(): { rows: object[] }[] {
  const all = Array.from({ length: rows }, (_, n) => {
    const date = addDays(FIRST_DAY, n % DAYS);
    const category = CATEGORIES[n % CATEGORIES.length] ?? 'other';
    return addedRow(n + 1, { date, category, amount: 1 + (n % 977) }, { date, text: `${TEXT} ${n}` });
  });
  const count = Math.ceil(rows / MAX_IMPORT_ROWS_AT_ONCE);
  return Array.from({ length: count }, (_, at) => ({
    rows: all.slice(at * MAX_IMPORT_ROWS_AT_ONCE, (at + 1) * MAX_IMPORT_ROWS_AT_ONCE),
  }));
}

async function undo({ created, origin }: Bench, cookie: string, id: string): Promise<void> {
  const headers = { origin, cookie };
  const response = await created.app.request(`${origin}/api/v1/imports/${id}`, { method: 'DELETE', headers });
  if (!response.ok) throw new Error(await response.text());
}

/** Runs a job while another user writes one transaction after the other. `waitedMs` is the longest of these writes. */
async function runDuringWrites(
  bench: Bench,
  cookie: string,
  job: () => Promise<unknown>,
): Promise<{ tookMs: number; waitedMs: number; processorMs: number }> {
  const done = new AbortController();
  let waitedMs = 0;
  const writeRepeatedly = async () => {
    while (!done.signal.aborted) {
      const startedAt = performance.now();
      await bench.addExpense(cookie);
      waitedMs = Math.max(waitedMs, performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const startedAt = performance.now();
  const usage = process.cpuUsage();
  const writing = writeRepeatedly();
  await job();
  const tookMs = performance.now() - startedAt;
  done.abort();
  await writing;
  return { tookMs, waitedMs, processorMs: processorMsSince(usage) };
}
