import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packageFile from '#package.json' with { type: 'json' };
import { freePort } from '#server/testing/free-port.ts';
import { addressOf, emailOf, signUp } from './sign-up.ts';

const ROOT = join(import.meta.dirname, '..');
/** The kernel's unit of processor time. */
const TICK_MS = 10;

/** The arguments of Node in `npm start`: flags that limit its memory, and the built program last. */
export const START_ARGUMENTS = packageFile.scripts.start.split('exec node ').at(-1)?.split(' ') ?? [];

/**
 * Starts a program of the repository and waits for its first line. With a wrapper, such as valgrind with its arguments,
 * that program runs Node.
 */
export async function startNode(
  nodeArguments: readonly string[],
  env: Record<string, string>,
  wrapper: readonly string[] = [],
) {
  const [command = '', ...commandArguments] = [...wrapper, process.execPath, ...nodeArguments];
  const child = spawn(command, commandArguments, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A measurement that fails leaves no server behind.
  process.once('exit', () => child.kill('SIGTERM'));
  await once(child.stdout, 'data');

  return {
    pid: child.pid ?? 0,

    memoryMb(): number {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
    },

    /** Returns the user and system time of the process. Other load on the machine hardly changes it. */
    processorMs(): number {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    },

    isRunning: () => child.exitCode === null,

    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/**
 * Starts the built program as `npm start` does, with an empty SQLite database. It trusts the client addresses that
 * 127.0.0.1 forwards.
 */
export async function startProgram(wrapper?: readonly string[]) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'saldo-bench-'));
  const env = { DATA_DIR: dataDir, PORT: String(port), BASE_URL: origin, TRUSTED_PROXIES: '127.0.0.1' };
  const program = await startNode(START_ARGUMENTS, env, wrapper);
  return {
    ...program,
    port,
    origin,
    dataDir,
    /** Signs up from a separate address and returns the cookie. */
    signUp: (number: number): Promise<string> =>
      signUp(fetch, { origin, email: emailOf(number), address: addressOf(number) }),
    async stop(): Promise<void> {
      await program.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}
