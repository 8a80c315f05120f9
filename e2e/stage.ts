import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { startServer, type ServerInUse, type StartOptions, type RunningServer } from './server.ts';

let shared: Promise<Browser> | undefined;

/** The browser that the files of a worker share; each visit has a profile of its own. It ends with the worker. */
export async function openBrowser(): Promise<Browser> {
  const isGone = shared !== undefined && !(await shared).isConnected();
  if (shared === undefined || isGone) shared = chromium.launch(inject('browser').launchOptions);
  return await shared;
}

/** The server of all files that change nothing on it that others would meet, such as its settings. */
export function sharedServer(): ServerInUse {
  return inject('server');
}

/** A server for the file that calls this, stopped after its last test. */
export async function openServer(options?: StartOptions): Promise<RunningServer> {
  const server = await startServer(options);
  afterAll(async () => {
    const code = await server.stop();
    if (code !== 0) throw new Error(`The server ended with ${code}. It printed:\n${server.output()}`);
  });
  return server;
}
