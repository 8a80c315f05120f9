import type { TestProject } from 'vitest/node';
import { findBrowser } from './find-browser.ts';
import type { FoundBrowser } from './find-browser.ts';
import { startServer } from './server.ts';
import type { ServerInUse } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browser: FoundBrowser;
    /** One that most files share. */
    server: ServerInUse;
  }
}

/** Finds the browser once for all test files, says which one they run in, and starts the server that they share. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const found = await findBrowser();
  console.log(`Browser tests run in ${found.name}`);
  project.provide('browser', found);
  // Behind a proxy, each account is made from an address of its own: one address makes sixty at most.
  const server = await startServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  project.provide('server', { url: server.url, dataDir: server.dataDir });
  return async () => {
    const code = await server.stop();
    if (code !== 0) throw new Error(`The shared server ended with ${code}. It printed:\n${server.output()}`);
  };
}
