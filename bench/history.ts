/**
 * Measures the history with many transactions: pages, searches, sums, a deletion, and everything as CSV. In process,
 * through the whole app, on SQLite in a temporary folder with full syncs.
 *
 *   node bench/history.ts            sizes 1,000 and 100,000
 *   node bench/history.ts 1000000    another largest size
 */
import type { Transaction } from '#shared/contract/transactions.ts';
import { openBench, printMedians } from './bench-app.ts';
import { medianMs } from './measure.ts';

const largest = Number(process.argv[2] ?? 100_000);
const sizes = [...new Set([1_000, largest])];
const HISTORY = '/api/v1/transactions';

const bench = await openBench();

const MEASURED: Record<string, string> = {
  'first page': '',
  'first page, one category of expenses': '?type=expense&category=health',
  'first page, one month': '?from=2026-10-01&to=2026-10-31',
  'largest first': '?sort=largest',
  'search that finds a lot': '?q=record',
  'search that finds one in a thousand': '?q=cafe%20con',
  'search that finds nothing': '?q=zzz',
  'search for nothing, largest first': '?q=zzz&sort=largest',
  'a rare amount': '?min=9999&max=9999.5',
  'sums of all': '/totals',
  'sums of a month': '/totals?from=2026-10-01&to=2026-10-31',
  'sums of a search': '/totals?q=record',
  'sums of an amount': '/totals?min=10',
};

const medians: Record<string, number[]> = {};
for (const size of sizes) {
  const cookie = await bench.signUp(size);
  const measure = async (name: string, rounds: number, call: () => Promise<unknown>) => {
    (medians[name] ??= []).push(await medianMs(rounds, call));
  };
  for (const [name, query] of Object.entries(MEASURED)) {
    await measure(name, 40, () => bench.send(cookie, `${HISTORY}${query}`));
  }
  await measure('all as CSV', 3, () => bench.send(cookie, `${HISTORY}.csv`));
  const page = await bench.send(cookie, `${HISTORY}?limit=100`);
  const { items } = JSON.parse(page.toString()) as { items: Transaction[] };
  const ids = items.map(({ id }) => id);
  await measure('delete 100', 1, () => bench.send(cookie, `${HISTORY}/delete`, { ids }));
}
printMedians(sizes, medians);
await bench.close();
