/**
 * Measures the start of the program on SQLite: the time until it serves, its processor time until then, and its
 * resident memory a second later. Each row is a median. The row `floor` is a Node that only opens a database with
 * better-sqlite3. Reads /proc, so it needs Linux.
 *
 *   npm run bench:start                     the built program, 9 starts
 *   npm run bench:start -- 20               another number of starts
 *   npm run bench:start -- 9 server/start.mjs    another program too, such as the source
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import packageFile from '#package.json' with { type: 'json' };
import { freePort } from '#server/testing/free-port.ts';

type Start = { wallMs: number; processorMs: number; residentMb: number };

const ROOT = join(import.meta.dirname, '..');
/** The kernel's unit of processor time. */
const TICK_MS = 10;
const SETTLED_MS = 1_000;

const [rounds = '9', ...others] = process.argv.slice(2);
const shipped = packageFile.scripts.start.split('exec node ').at(-1)?.split(' ') ?? [];
const flags = shipped.slice(0, -1);
const floor = ['--input-type=module', '--eval', floorProgram()];

const keptDataDir = mkdtempSync(join(tmpdir(), 'saldo-start-'));
const rows: Record<string, Start[]> = {};
for (let round = 0; round < Number(rounds); round++) {
  (rows['floor'] ??= []).push(await start(floor, join(keptDataDir, 'floor')));
  for (const program of [shipped.at(-1) ?? '', ...others]) {
    const fresh = mkdtempSync(join(tmpdir(), 'saldo-start-'));
    (rows[`${program}, new data`] ??= []).push(await start([...flags, program], fresh));
    rmSync(fresh, { recursive: true });
    // The first start makes the data.
    const started = await start([...flags, program], keptDataDir);
    if (round > 0) (rows[`${program}, existing data`] ??= []).push(started);
  }
}
rmSync(keptDataDir, { recursive: true });
console.table(Object.fromEntries(Object.entries(rows).map(([name, starts]) => [name, medians(starts)])));

/** Starts a program, waits for its first line and ends it. */
async function start(command: readonly string[], dataDir: string): Promise<Start> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: { DATA_DIR: dataDir, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const wallMs = performance.now() - startedAt;
  const processorMs = readProcessorMs(child.pid);
  await wait(SETTLED_MS);
  const residentMb = readResidentMb(child.pid);
  child.kill();
  await once(child, 'exit');
  return { wallMs, processorMs, residentMb };
}

function readProcessorMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function readResidentMb(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
}

function medians(starts: readonly Start[]): Start {
  const median = (name: keyof Start) =>
    Math.round(starts.map((each) => each[name]).toSorted((a, b) => a - b)[starts.length >> 1] ?? Number.NaN);
  return { wallMs: median('wallMs'), processorMs: median('processorMs'), residentMb: median('residentMb') };
}

function floorProgram(): string {
  return `
    import Sqlite from 'better-sqlite3';
    const database = new Sqlite(process.env.DATA_DIR + '.sqlite');
    database.pragma('journal_mode = wal');
    console.log('ready');
    setInterval(() => database, 1_000);`;
}
