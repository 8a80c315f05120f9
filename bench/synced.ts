/**
 * Checks that each write is on disk before its response is sent. Runs the real program on SQLite under strace and reads
 * its system calls in order: writes to the log must be synced before '201 Created' is sent. Then runs it with
 * synchronous = NORMAL, which must fail. Needs Linux with strace (apt-get install strace).
 *
 *   node bench/synced.ts            200 transactions each
 *   node bench/synced.ts 1000       another number of them
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import { freePort } from '#server/testing/free-port.ts';
import { signUpAt } from '#server/testing/program-client.ts';

const ROOT = join(import.meta.dirname, '..');
const TRACED_CALLS = 'trace=pwrite64,fsync,fdatasync,write,writev,sendto,sendmsg';

/** Makes the program open its database with synchronous = NORMAL. */
const WEAKER_SYNCS = `data:text/javascript,${encodeURIComponent(`
  import { createRequire } from 'node:module';
  const { prototype } = createRequire('${ROOT}/package.json')('better-sqlite3');
  const { pragma } = prototype;
  prototype.pragma = function (text, ...options) {
    if (text === 'synchronous') return 2;
    return pragma.call(this, text === 'synchronous = FULL' ? 'synchronous = NORMAL' : text, ...options);
  };`)}`;

type Figures = { acknowledged: number; 'not written before': number; 'not synced before': number };

if (spawnSync('strace', ['-V']).status !== 0) {
  console.error('This needs strace, which is not installed here: apt-get install strace.');
  process.exit(1);
}
const transactions = Number(process.argv[2] ?? 200);
const full = readCalls(await trace(transactions, []));
const normal = readCalls(await trace(transactions, ['--import', WEAKER_SYNCS]));
console.table({ 'as it is, synchronous = FULL': full, 'weakened, synchronous = NORMAL': normal });
const isAlwaysSynced =
  full.acknowledged === transactions && full['not written before'] + full['not synced before'] === 0;
const isNoticed = normal.acknowledged === transactions && normal['not synced before'] > 0;
console.log(
  isAlwaysSynced
    ? 'Every response left after its write was synced.'
    : 'Responses left before their writes were synced.',
);
if (!isNoticed) console.log('Weaker syncs were not noticed: this measures nothing.');
process.exitCode = isAlwaysSynced && isNoticed ? 0 : 1;

/** Returns the system calls of the program while it adds `count` transactions, one after the other. */
async function trace(count: number, flags: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'saldo-bench-'));
  const file = join(folder, 'calls');
  const port = await freePort();
  const program = [process.execPath, ...flags, join(ROOT, 'dist/server/start.js')];
  const strace = spawn('strace', ['-f', '-y', '-s', '16', '-e', TRACED_CALLS, '-o', file, ...program], {
    env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(strace, 'close');
  const url = `http://localhost:${port}`;
  await waitUntilReady(url, () => strace.exitCode !== null);
  await addTransactions(url, count);
  // The first line is about the program itself.
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  process.kill(pid, 'SIGTERM');
  await ended;
  const lines = readFileSync(file, 'utf8').split('\n');
  rmSync(folder, { recursive: true });
  // The main thread reads requests, writes, and responds.
  return lines.filter((line) => line.startsWith(`${pid} `));
}

async function waitUntilReady(url: string, hasEnded: () => boolean): Promise<void> {
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
    if (hasEnded()) throw new Error('The program did not start.');
    await wait(50);
  }
}

async function addTransactions(url: string, count: number): Promise<void> {
  const client = await signUpAt({ url }, 'ana@example.org');
  for (let added = 0; added < count; added++) {
    const transaction = { id: uuidv7(), description: 'Coffee', amount: 1, date: '2026-11-20' };
    const { status } = await client.ask('POST', '/api/v1/expenses', transaction);
    if (status !== 201) throw new Error(`A transaction had the status ${status}.`);
  }
}

function readCalls(lines: readonly string[]): Figures {
  const figures: Figures = { acknowledged: 0, 'not written before': 0, 'not synced before': 0 };
  let [isWritten, isSynced] = [false, false];
  for (const line of lines) {
    if (/ pwrite64\(\d+<[^>]*saldo\.sqlite-wal>/.test(line)) [isWritten, isSynced] = [true, false];
    else if (/ f(data)?sync\(\d+<[^>]*saldo\.sqlite-wal>/.test(line)) isSynced = true;
    else if (line.includes('"HTTP/1.1 201 ')) {
      figures.acknowledged++;
      if (!isWritten) figures['not written before']++;
      else if (!isSynced) figures['not synced before']++;
      isWritten = false;
    }
  }
  return figures;
}
