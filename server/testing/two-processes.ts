import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { freePort } from './free-port.ts';
import { createPostgresDatabase } from './postgres-admin.ts';
import { runProgram, type Program } from './program.ts';
import { startRoundRobinProxy, type RoundRobinProxy } from './round-robin-proxy.ts';
import { makeTestFolder } from './make-test-folder.ts';

export type TwoProcesses = {
  proxy: RoundRobinProxy;
  urls: string[];
  programs: Program[];
  databaseUrl: string;
  /** Starts the ended process at this index again. */
  startAgain: (index: number) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts two processes of the real program at the same moment, on an empty PostgreSQL, behind a plain proxy. */
export async function startTwoProcesses(settings: Record<string, string> = {}): Promise<TwoProcesses> {
  const folder = makeTestFolder();
  const database = await createPostgresDatabase(inject('postgresUrl'));
  const proxyPort = await freePort();
  const ports = [await freePort(), await freePort()];
  const programs: Program[] = [];

  async function start(index: number): Promise<void> {
    const program = runProgram({
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: database.url,
      SECRET: 'a secret for tests, thirty-two bytes or more',
      BASE_URL: `http://127.0.0.1:${proxyPort}`,
      PORT: String(ports[index]),
      ...settings,
    });
    programs[index] = program;
    await program.started();
  }

  await Promise.all(ports.map((_, index) => start(index)));
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const proxy = await startRoundRobinProxy(proxyPort, urls);
  return {
    proxy,
    urls,
    programs,
    databaseUrl: database.url,
    startAgain: start,
    async stop() {
      await proxy.stop();
      for (const program of programs) await program.kill();
      rmSync(folder, { recursive: true, force: true });
      await database.drop();
    },
  };
}

/** Waits until the code that makes the first administrator is printed, and returns it. */
export async function printedSetupCode(program: Program): Promise<string> {
  await program.started('npm run admin');
  return /signup\?setup=([\w-]+)/.exec(program.output())?.[1] ?? '';
}
