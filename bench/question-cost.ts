/**
 * Measures a question to the advisor by somebody with 100,000 transactions in ten years. Their bank writes a reference
 * into each line, so there are 50,000 different texts. Measures the question after a change, when all texts are read
 * again, and without a change; and the delay of the event loop meanwhile. In process, through the whole app, on SQLite
 * and on PostgreSQL. The exit code is 1 if the event loop is late by 20 ms or more (p99).
 *
 *   node bench/question-cost.ts             50,000 different texts
 *   node bench/question-cost.ts 1000        another number
 *   node bench/question-cost.ts --sqlite    only SQLite
 */
import { addDays, today } from '#shared/calendar.ts';
import { measureDatabases, type BenchTransaction } from './bench-app.ts';
import { measureCalls, quantile, toRow } from './measure.ts';

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
await measureDatabases(
  async (bench, databaseName) => {
    const cookie = await bench.signUp(SIZE, toTransaction);
    await bench.database.gatherStatistics();
    const change = () => bench.addExpense(cookie, TODAY);
    for (const [name, question] of Object.entries(QUESTIONS)) {
      const ask = () => bench.send(cookie, '/api/v1/advisor/ask', { question });
      await measureCalls(2, ask, change);
      const changed = await measureCalls(ROUNDS, ask, change);
      const again = await measureCalls(ROUNDS, ask);
      rows[`${databaseName}: ${name}`] = toRow({
        'processor ms after a change': changed.processorMs,
        'after a change p50': quantile(changed.timesMs, 0.5),
        p95: quantile(changed.timesMs, 0.95),
        'event loop p99': changed.lateP99Ms,
        max: changed.lateMaxMs,
        'again p95': quantile(again.timesMs, 0.95),
        'again event loop max': again.lateMaxMs,
        'memory MiB': process.memoryUsage.rss() / MIB,
      });
      isMet &&= changed.lateP99Ms < MAX_DELAY_MS;
    }
  },
  { options: { questionsPerMinute: 1_000_000 }, isSqliteOnly: process.argv.includes('--sqlite') },
);
console.log(`${SIZE} transactions with ${TEXTS} different texts (Node ${process.version})`);
console.table(rows);
console.log(isMet ? 'The target is met.' : 'The event loop was late.');
process.exitCode = isMet ? 0 : 1;

function toTransaction(index: number): BenchTransaction {
  const text = index % TEXTS;
  return {
    type: index === 0 ? 'income' : 'expense',
    description: `COMPRA TARJ. 4176XXXXXXXX1234 ${SHOPS[text % SHOPS.length]} REF ${100_000 + text * 7}`,
    amount_minor: 100 + (index % 977),
    category: 'food',
    date: addDays(TODAY, -((index * 7) % DAYS)),
  };
}
