import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { addressOf, emailOf, signUp } from '../sign-up.ts';
import type { LoadPlan, LoadResult } from './load.ts';

/** The kernel's unit of processor time. */
const TICK_MS = 10;

/** The same flags as in `npm start`. */
const MEMORY_FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=50'];

/** The real program with an empty SQLite database. It trusts the client addresses that 127.0.0.1 forwards. */
export async function startProgram() {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'saldo-overload-'));
  const server = spawn(
    process.execPath,
    [...MEMORY_FLAGS, join(import.meta.dirname, '../../dist/server/start.js')],
    {
      env: { DATA_DIR: dataDir, PORT: String(port), BASE_URL: origin, TRUSTED_PROXIES: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(server.stdout, 'data');

  return {
    port,
    origin,
    dataDir,

    /** Signs up from a separate address and returns the cookie. */
    async signUp(number: number): Promise<string> {
      return await signUp(fetch, { origin, email: emailOf(number), address: addressOf(number) });
    },

    async load(plan: Omit<LoadPlan, 'port'>): Promise<LoadResult> {
      const worker = new Worker(join(import.meta.dirname, 'load.ts'), { workerData: { port, ...plan } });
      const [result] = (await once(worker, 'message')) as [LoadResult];
      await worker.terminate();
      return result;
    },

    memoryMb(): number {
      const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
    },

    /** User and system time of the process; other load on the machine hardly changes it. */
    processorMs(): number {
      const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    },

    isRunning: () => server.exitCode === null,

    async stop(): Promise<void> {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
