/**
 * Measures the start of the program on SQLite: the time until it serves, its processor time until then, and its
 * resident memory a second later. Each row is a median. The row `floor` is a Node that only opens a database with
 * better-sqlite3. Reads /proc, so it needs Linux.
 *
 *   npm run bench:start                     the built program, 9 starts
 *   npm run bench:start -- 20               another number of starts
 *   npm run bench:start -- 9 server/start.mjs    the source as well
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#server/testing/free-port.ts';
import { quantile } from './measure.ts';
import { START_ARGUMENTS, startNode } from './program.ts';

type Start = { wallMs: number; processorMs: number; residentMb: number };

const SETTLED_MS = 1_000;

const FLOOR_PROGRAM = `
  import Sqlite from 'better-sqlite3';
  const database = new Sqlite(process.env.DATA_DIR + '.sqlite');
  database.pragma('journal_mode = wal');
  console.log('ready');
  setInterval(() => database, 1_000);`;

const [rounds = '9', ...otherPrograms] = process.argv.slice(2);
const flags = START_ARGUMENTS.slice(0, -1);
const programs = [...START_ARGUMENTS.slice(-1), ...otherPrograms];

const keptDataDir = mkdtempSync(join(tmpdir(), 'saldo-start-'));
const rows: Record<string, Start[]> = {};
for (let round = 0; round < Number(rounds); round++) {
  (rows['floor'] ??= []).push(
    await start(['--input-type=module', '--eval', FLOOR_PROGRAM], join(keptDataDir, 'floor')),
  );
  for (const program of programs) {
    const fresh = mkdtempSync(join(tmpdir(), 'saldo-start-'));
    (rows[`${program}, new data`] ??= []).push(await start([...flags, program], fresh));
    rmSync(fresh, { recursive: true });
    const started = await start([...flags, program], keptDataDir);
    // The first start creates the data.
    if (round > 0) (rows[`${program}, existing data`] ??= []).push(started);
  }
}
rmSync(keptDataDir, { recursive: true });
console.table(Object.fromEntries(Object.entries(rows).map(([name, starts]) => [name, medians(starts)])));

async function start(nodeArguments: readonly string[], dataDir: string): Promise<Start> {
  const port = await freePort();
  const startedAt = performance.now();
  const program = await startNode(nodeArguments, { DATA_DIR: dataDir, PORT: String(port) });
  const wallMs = performance.now() - startedAt;
  const processorMs = program.processorMs();
  await wait(SETTLED_MS);
  const residentMb = program.memoryMb();
  await program.stop();
  return { wallMs, processorMs, residentMb };
}

function medians(starts: readonly Start[]): Start {
  const median = (name: keyof Start) =>
    Math.round(
      quantile(
        starts.map((each) => each[name]),
        0.5,
      ),
    );
  return { wallMs: median('wallMs'), processorMs: median('processorMs'), residentMb: median('residentMb') };
}
