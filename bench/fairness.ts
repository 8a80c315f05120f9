/**
 * Measures whether one account can hold up the others. Runs the real program on SQLite over HTTP, with the load from
 * threads of another process. Reads /proc, so it needs Linux. The exit code is 1 if a target is missed.
 *
 *   node bench/fairness.ts             some minutes; the machine should do nothing else
 *   node bench/fairness.ts crowd       one of: crowd, recurring, words
 */
import { attacks } from './fairness/attacks.ts';
import { crowd } from './fairness/crowd.ts';
import { openBench } from './fairness/bench.ts';

const chosen = process.argv.slice(2);
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name);

const bench = await openBench();
console.log(`Node ${process.version}, SQLite`);
const missed: string[] = [];
for (const [name, measure] of Object.entries({ crowd, ...attacks })) {
  if (!isChosen(name)) continue;
  const result = await measure(bench);
  console.log(result.title);
  console.table(result.rows);
  missed.push(...result.missed);
}
await bench.program.stop();
console.log(missed.length === 0 ? 'The targets are met.' : `Missed: ${missed.join('; ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
