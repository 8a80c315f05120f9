import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { compileCache } from '#server/testing/compile-cache.ts';
import { freePort } from '#server/testing/free-port.ts';
import { makeTestFolder } from '#server/testing/make-test-folder.ts';

/** The address of a server and the path of its database. */
export interface ServerInUse {
  url: string;
  dataDir: string;
}

export interface RunningServer extends ServerInUse {
  /** Moves its clock ahead, if it was started with `hasMovingClock`. */
  moveClock: (aheadMs: number) => Promise<void>;
  /** Its whole output so far. */
  output: () => string;
  /** Stops it as a service manager does and returns its exit code: 0 if it closed cleanly. */
  stop: () => Promise<number | null>;
}

export interface StartOptions {
  /** Environment variables, which replace default ones. */
  env?: Record<string, string>;
  /** The data folder of an earlier server, which is kept. By default a new folder, deleted at stop. */
  dataDir?: string;
  /** Whether a test can move its clock. */
  hasMovingClock?: boolean;
  /** How far its clock is ahead of the real one. By default the day is `TODAY`. */
  clockAheadMs?: number;
}

const QUICK_HASHING = ['--import', './e2e/testing/quick-hashing.ts'];
// A busy machine is several times slower. The wait ends as soon as the server is ready.
const startTimeoutMs = 90_000;
const stopTimeoutMs = 15_000;

/** Starts the real product as `npm start` does, on a free port, and waits until it is ready. */
export async function startServer({
  env = {},
  dataDir: earlierDataDir,
  hasMovingClock = false,
  clockAheadMs = inject('clockAheadMs'),
}: StartOptions = {}): Promise<RunningServer> {
  const dataDir = earlierDataDir ?? makeTestFolder('e2e');
  const port = env['PORT'] ?? String(await freePort());
  const clock = ['--import', './e2e/testing/clock.ts'];
  const child = spawn(process.execPath, [...QUICK_HASHING, ...clock, 'dist/server/start.js'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...plainEnvironment(),
      ...compileCache,
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      CLOCK_AHEAD_MS: String(clockAheadMs),
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(hasMovingClock ? (['ipc'] as const) : [])],
  });
  const killWithParent = () => child.kill('SIGKILL');
  process.once('exit', killWithParent);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const closed = once(child, 'close') as Promise<[number | null]>;

  async function moveClock(aheadMs: number): Promise<void> {
    const confirmation = once(child, 'message');
    child.send(aheadMs);
    await confirmation;
  }

  async function stop(): Promise<number | null> {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    const timer = setTimeout(killWithParent, stopTimeoutMs);
    const [code] = await closed;
    clearTimeout(timer);
    process.removeListener('exit', killWithParent);
    if (earlierDataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    return code;
  }

  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(url, () => child.exitCode === null && child.signalCode === null);
  } catch (error) {
    await stop();
    throw new Error(`${String(error)} It printed:\n${output}`, { cause: error });
  }
  return { url, dataDir, moveClock, output: () => output, stop };
}

async function waitUntilReady(url: string, isRunning: () => boolean): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (!isRunning()) throw new Error('The server ended at its start.');
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.status === 200) return;
    await sleep(50);
  }
  throw new Error(`The server was not ready within ${startTimeoutMs} ms.`);
}

/** Returns the environment without variables of the test runner and settings of a developer. */
function plainEnvironment(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
