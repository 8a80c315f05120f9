/**
 * Measures how long it takes to save an import and to undo it, on SQLite and on PostgreSQL, and the longest wait of
 * another user's writes meanwhile. Runs in one process through the whole app.
 * Both databases sync each commit to disk.
 *
 *   node bench/import-save.ts                  10,000 rows into an account of 100,000 transactions
 *   node bench/import-save.ts 50000 1000000    other numbers
 */
import { uuidv7 } from 'uuidv7';
import { addDays } from '#shared/calendar.ts';
import { MAX_IMPORT_ROWS_AT_ONCE } from '#shared/limits.ts';
import { addedRow, newSource } from '#server/testing/import-rows.ts';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { openBench } from './bench-app.ts';

const FIRST_DAY = '2024-12-01';
const DAYS = 700;
const CATEGORIES = ['food', 'transport', 'utilities', 'health', 'other'];
const TEXT = 'COMPRA TARJ. 5540XXXXXXXX1234 MERCADONA AV. DE LA CONSTITUCION 12 VALENCIA';

type Bench = Awaited<ReturnType<typeof openBench>>;

const [rows = 10_000, transactions = 100_000] = process.argv.slice(2).map(Number);
const postgres = await startPostgres({ isDurable: true });
const figures: Record<string, Record<string, string>> = {};
for (const [name, url] of [
  ['SQLite', undefined],
  ['PostgreSQL', postgres.url],
] as const) {
  const bench = await openBench(url, {
    importLimits: { importsAnHour: 100, rowsADay: Number.MAX_SAFE_INTEGER },
  });
  await bench.created.settings.change({ importedRowsPerAccount: 10_000_000 }, () => Promise.resolve());
  figures[name] = await measure(bench);
  await bench.close();
}
await postgres.stop();
console.log(`${rows} rows imported into ${transactions} transactions, in ms (Node ${process.version})`);
console.table(figures);

async function measure(bench: Bench): Promise<Record<string, string>> {
  const cookie = await bench.signUp(transactions);
  const other = await bench.signUp(100);
  await bench.database.gatherStatistics();
  const source = newSource();
  const id = uuidv7();
  await bench.send(cookie, '/api/v1/sources', source);
  await bench.send(cookie, '/api/v1/imports', { id, sourceId: source.id, fileName: 'a.csv', format: 'csv' });
  const bodies = toBodies();
  const saved = await runDuringWrites(bench, other, async () => {
    for (const body of bodies) await bench.send(cookie, `/api/v1/imports/${id}/rows`, body);
    await bench.send(cookie, `/api/v1/imports/${id}/finish`, {});
  });
  const readHistory = (to: string) => async () => {
    await (await bench.send(cookie, `/api/v1/imports/history?from=${FIRST_DAY}&to=${to}`)).arrayBuffer();
  };
  const history = await runDuringWrites(bench, other, readHistory(addDays(FIRST_DAY, DAYS)));
  // The period is one day: nearly all other rows are read only to learn names from them.
  const historyOfDay = await runDuringWrites(bench, other, readHistory(FIRST_DAY));
  const undone = await runDuringWrites(bench, other, () => undo(bench, cookie, id));
  return {
    ...toRow('save', saved),
    ...toRow('history', history),
    ...toRow('history of a day', historyOfDay),
    ...toRow('undo', undone),
  };
}

type Figures = { tookMs: number; waitedMs: number; processorMs: number };

function toRow(name: string, { tookMs, waitedMs, processorMs }: Figures): Record<string, string> {
  return {
    [name]: tookMs.toFixed(0),
    [`${name}: processor`]: processorMs.toFixed(0),
    [`${name}: others wait`]: waitedMs.toFixed(0),
  };
}

/** The rows of a file in requests of the largest size. Days, amounts and categories differ from row to row. */
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
  const answer = await created.app.request(`${origin}/api/v1/imports/${id}`, { method: 'DELETE', headers });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Runs a job while another user writes one transaction after the other. `waitedMs` is the longest of these writes. */
async function runDuringWrites(bench: Bench, cookie: string, job: () => Promise<void>): Promise<Figures> {
  const done = new AbortController();
  let waitedMs = 0;
  const writeRepeatedly = async () => {
    while (!done.signal.aborted) {
      const startedAt = performance.now();
      const transaction = { id: uuidv7(), description: 'Coffee', amount: 2.5, date: '2026-10-05' };
      await (await bench.send(cookie, '/api/v1/expenses', transaction)).arrayBuffer();
      waitedMs = Math.max(waitedMs, performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const startedAt = performance.now();
  const before = process.cpuUsage();
  const writing = writeRepeatedly();
  await job();
  const tookMs = performance.now() - startedAt;
  done.abort();
  await writing;
  const { user, system } = process.cpuUsage(before);
  return { tookMs, waitedMs, processorMs: (user + system) / 1_000 };
}
