import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { freePort } from '#server/testing/free-port.ts';
import { startServer, type ServerInUse, type StartOptions, type RunningServer } from './server.ts';

let sharedBrowser: Promise<Browser> | undefined;

/** Opens the browser that the files of a worker share. It closes with the worker. Each visit has its own profile. */
export async function openBrowser(): Promise<Browser> {
  const isClosed = sharedBrowser !== undefined && !(await sharedBrowser).isConnected();
  if (sharedBrowser === undefined || isClosed) {
    sharedBrowser = chromium.launch(inject('browser').launchOptions);
  }
  return await sharedBrowser;
}

/** Returns the server for files that change nothing for other files, such as the settings. */
export function sharedServer(): ServerInUse {
  return inject('server');
}

/**
 * The port of this worker's servers. One server after the other has it, so the product's files stay in the browser's
 * cache.
 */
let port: string | undefined;
let isPortTaken = false;

/** Starts a server for one test file and stops it after the last test. */
export async function openServer({ env, ...options }: StartOptions = {}): Promise<RunningServer> {
  const isFirst = !isPortTaken;
  isPortTaken = true;
  if (isFirst) port ??= String(await freePort());
  const server = await startServer({ env: { ...(isFirst && port && { PORT: port }), ...env }, ...options });
  afterAll(async () => {
    const code = await server.stop();
    if (isFirst) isPortTaken = false;
    if (code !== 0) throw new Error(`The server ended with ${code}. It printed:\n${server.output()}`);
  });
  return server;
}
