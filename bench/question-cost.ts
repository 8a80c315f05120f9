/**
 * Measures a question to the advisor by somebody with 100,000 transactions in ten years. Their bank writes a reference
 * into each line, so there are 50,000 different texts. Measures the question after a change, when all texts are read
 * again, and without a change; and how late the event loop is meanwhile. In process, through the whole app, on SQLite
 * and on PostgreSQL. The exit code is 1 if the event loop was late by 20 ms or more.
 *
 *   node bench/question-cost.ts             50,000 different texts
 *   node bench/question-cost.ts 1000        another number
 *   node bench/question-cost.ts --sqlite    only SQLite
 */
import { uuidv7 } from 'uuidv7';
import { addDays, today } from '#shared/calendar.ts';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { openBench, type BenchTransaction } from './bench-app.ts';
import { measureCalls, quantile } from './delay.ts';

const TEXTS = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 50_000);
const SIZE = 100_000;
const ROUNDS = 20;
const DAYS = 3_650;
const MAX_DELAY_MS = 20;
const MIB = 2 ** 20;
const TODAY = today('UTC', Date.now());

const SHOPS = Array.from({ length: 300 }, (_, at) => {
  const kind = ['Mercadona', 'Tienda', 'Café', 'Taller', 'Bar'][at % 5] ?? '';
  return `${kind} ${String.fromCodePoint(97 + (at % 26), 97 + ((at * 7) % 26), 97 + ((at * 11) % 26))}o`;
});
const QUESTIONS = {
  'most spent': 'Where did I spend the most money?',
  'one shop': 'How much did I spend at mercadona last month?',
  'a word that nobody wrote': 'How much did I spend at starbucks?',
};

const rows: Record<string, Record<string, string>> = {};
let isMet = true;
await measure('SQLite');
if (!process.argv.includes('--sqlite')) {
  const postgres = await startPostgres({ isDurable: true });
  await measure('PostgreSQL', postgres.url);
  await postgres.stop();
}
console.log(`${SIZE} transactions of ${TEXTS} different texts (Node ${process.version})`);
console.table(rows);
console.log(isMet ? 'The target is met.' : 'The event loop was late.');
process.exitCode = isMet ? 0 : 1;

async function measure(name: string, url?: string): Promise<void> {
  const bench = await openBench(url, { questionsPerMinute: 1_000_000 });
  const cookie = await bench.signUp(SIZE, toTransaction);
  await bench.database.gatherStatistics();
  const change = async () => {
    const coffee = { id: uuidv7(), description: 'Coffee', amount: 2.5, category: 'food', date: TODAY };
    await (await bench.send(cookie, '/api/v1/expenses', coffee)).arrayBuffer();
  };
  for (const [asked, question] of Object.entries(QUESTIONS)) {
    const ask = async () =>
      await (await bench.send(cookie, '/api/v1/advisor/ask', { question })).arrayBuffer();
    await measureCalls(2, ask, change);
    const changed = await measureCalls(ROUNDS, ask, change);
    const again = await measureCalls(ROUNDS, ask);
    rows[`${name}: ${asked}`] = toRow({
      'processor ms after a change': changed.processorMs,
      'after a change p50': quantile(changed.times, 0.5),
      p95: quantile(changed.times, 0.95),
      'event loop p99': changed.p99,
      max: changed.max,
      'again p95': quantile(again.times, 0.95),
      'again event loop max': again.max,
      'memory MiB': process.memoryUsage.rss() / MIB,
    });
    isMet &&= changed.p99 < MAX_DELAY_MS;
  }
  await bench.close();
}

function toRow(figures: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, value.toFixed(1)]));
}

function toTransaction(at: number): BenchTransaction {
  const text = at % TEXTS;
  return {
    type: at === 0 ? 'income' : 'expense',
    description: `COMPRA TARJ. 4176XXXXXXXX1234 ${SHOPS[text % SHOPS.length]} REF ${100_000 + text * 7}`,
    amount_minor: 100 + (at % 977),
    category: 'food',
    date: addDays(TODAY, -((at * 7) % DAYS)),
  };
}
