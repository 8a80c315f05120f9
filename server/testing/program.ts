import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { compileCache } from './compile-cache.ts';

const START = join(import.meta.dirname, '../../dist/server/start.js');
/** The longest wait for a start. Most tests time out earlier; slow tests use it on a busy machine. */
const START_TIMEOUT_MS = 60_000;

export type Program = {
  output: () => string;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  signal: (name: NodeJS.Signals) => void;
  /** Resolves once the program has printed a line, by default the line that says that it serves. */
  started: (line?: string) => Promise<void>;
  /** Ends the program in any state, and waits for its end. */
  kill: () => Promise<void>;
};

/** Runs the real program as `npm start` does, or a command, with these settings only. */
export function runProgram(environment: Record<string, string>, command: string[] = [START]): Program {
  const env = { ...compileCache, ...environment };
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
  }));
  return {
    output: () => output,
    ended,
    signal: (name) => child.kill(name),
    async started(line = 'Saldo runs at') {
      const deadline = Date.now() + START_TIMEOUT_MS;
      while (!output.includes(line)) {
        const hasEnded = child.exitCode !== null || child.signalCode !== null;
        if (hasEnded || Date.now() > deadline) throw new Error(`The program did not start: ${output}`);
        await wait(20);
      }
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
