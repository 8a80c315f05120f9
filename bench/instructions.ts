/**
 * Counts the instructions of a request to the built program and to the limit (`limit/bare-server.ts`) with valgrind,
 * which must be installed. Unlike times, they hardly depend on the machine or on other work; the compiler and the
 * garbage collector of the runtime make them vary by a tenth. It takes about ten minutes.
 *
 *   npm run bench:instructions
 *   npm run bench:instructions -- month      the cases whose names begin so
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listCases } from './limit/cases.ts';
import { openClient } from './limit/load.ts';
import { startServers, type RunningServer } from './limit/servers.ts';
import { quantile } from './measure.ts';

const CASES = ['session check', 'month', 'newest 20', 'add, one at a time'];
const SIZE = 1_000;
/** Until the runtime has compiled what a request runs. */
const WARM_UPS = 2_000;
const COUNTED = 250;
const ROUNDS = 5;

const [only = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'saldo-callgrind-'));
const servers = await startServers(
  [SIZE],
  [
    'valgrind',
    '--tool=callgrind',
    '--quiet',
    // The runtime writes code while it runs.
    '--smc-check=all-non-file',
    `--callgrind-out-file=${join(folder, '%p')}`,
  ],
);
try {
  const table: Record<string, Record<string, string>> = {};
  for (const name of CASES.filter((each) => each.startsWith(only))) {
    const [ours, theirs] = [await countCase(name, servers.product), await countCase(name, servers.bare)];
    const median = (counts: readonly number[]) => quantile(counts, 0.5).toFixed(0);
    table[name] = {
      ours: `${median(ours)} [${Math.min(...ours)}, ${Math.max(...ours)}]`,
      limit: `${median(theirs)} [${Math.min(...theirs)}, ${Math.max(...theirs)}]`,
      share: (quantile(theirs, 0.5) / quantile(ours, 0.5)).toFixed(2),
    };
  }
  console.log(`Thousands of instructions a request, median [lowest, highest] of ${ROUNDS} rounds`);
  console.table(table);
} finally {
  await servers.stop();
  rmSync(folder, { recursive: true });
}

/** Returns the thousands of instructions of a request in each round. */
async function countCase(name: string, server: RunningServer): Promise<number[]> {
  const found = listCases(servers.origin, servers.staticPath).find((each) => each.name === name);
  const [user] = servers.users;
  if (found === undefined || user === undefined) throw new Error(`There is no case ${name}.`);
  const client = await openClient(server.port);
  const send = (count: number) => sendRequests(client, (number) => found.request(user, number, ''), count);
  await send(WARM_UPS);
  const counts: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    control('--zero', server.pid);
    await send(COUNTED);
    const before = new Set(readdirSync(folder));
    control('--dump', server.pid);
    const dump = readdirSync(folder).find((file) => !before.has(file)) ?? '';
    const total = /^(?:summary|totals): (\d+)/m.exec(readFileSync(join(folder, dump), 'utf8'))?.[1];
    counts.push(Math.round(Number(total) / COUNTED / 1_000));
  }
  client.close();
  return counts;
}

async function sendRequests(
  client: Awaited<ReturnType<typeof openClient>>,
  request: (number: number) => string,
  count: number,
): Promise<void> {
  for (let number = 0; number < count; number++) await client.send(request(number));
}

function control(command: '--zero' | '--dump', pid: number): void {
  execFileSync('callgrind_control', [command, String(pid)], { stdio: 'ignore' });
}
