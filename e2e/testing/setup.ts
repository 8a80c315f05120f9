import type { TestProject } from 'vitest/node';
import { clockAheadAtNoon } from './day.ts';
import { findBrowser } from './find-browser.ts';
import type { FoundBrowser } from './find-browser.ts';
import { startServer } from './server.ts';
import type { ServerInUse } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browser: FoundBrowser;
    /** The server that most files share. */
    server: ServerInUse;
    /** How far the clocks of servers and pages are ahead of the real one. */
    clockAheadMs: number;
  }
}

/** Finds the browser once for all test files, prints it, and starts the shared server. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const found = await findBrowser();
  console.log(`Browser tests run in ${found.name}`);
  project.provide('browser', found);
  // Tests sign up from different addresses through the proxy header, because one address may make 60 accounts at most.
  const clockAheadMs = clockAheadAtNoon();
  const server = await startServer({ env: { TRUSTED_PROXIES: '127.0.0.1' }, clockAheadMs });
  project.provide('clockAheadMs', clockAheadMs);
  project.provide('server', { url: server.url, dataDir: server.dataDir });
  return async () => {
    const code = await server.stop();
    if (code !== 0) throw new Error(`The shared server ended with ${code}. It printed:\n${server.output()}`);
  };
}
