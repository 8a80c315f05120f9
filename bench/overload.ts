/**
 * Measures the program under more load than it can handle. Runs the real program on SQLite over HTTP, with the load
 * from a thread of another process. Reads /proc, so it needs Linux.
 *
 *   node bench/overload.ts              about four minutes; the machine should do nothing else
 *   node bench/overload.ts short        a quarter of that
 *   node bench/overload.ts storm        one of: fourfold, storm, flood, unread, idle
 */
import { openBench } from './overload/bench.ts';
import { flood } from './overload/flood.ts';
import { fourfold } from './overload/fourfold.ts';
import { idle, unread } from './overload/hostile-connections.ts';
import { storm } from './overload/storm.ts';

const options = process.argv.slice(2);
const isShort = options.includes('short');
const chosen = options.filter((option) => option !== 'short');

const bench = await openBench(isShort);
console.log(`Node ${process.version}, SQLite${isShort ? ', short' : ''}`);
for (const scenario of [fourfold, storm, flood, unread, idle]) {
  if (chosen.length > 0 && !chosen.includes(scenario.name)) continue;
  console.log(scenario.name);
  console.table(await scenario(bench));
}
await bench.program.stop();
