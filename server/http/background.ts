import { ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import type { Context } from 'hono';
import type { HttpEnvironment } from './environment.ts';

export type Background = ReturnType<typeof createBackground>;

/**
 * Runs work after the response to a request. The response neither waits for the work nor fails with it. A stop of the
 * server waits for the work, and so do tests.
 */
export function createBackground(onError: (error: unknown) => void) {
  const running = new Set<Promise<void>>();

  function track(work: Promise<void>): void {
    const job = work.catch(onError).finally(() => running.delete(job));
    running.add(job);
  }

  return {
    afterResponse(http: Context<HttpEnvironment>, work: () => Promise<void>): void {
      track(waitForResponse(http).then(work));
    },

    /** Starts work without waiting for a response. */
    begin(work: () => Promise<void>): void {
      track(work());
    },

    /** Resolves when all work is done. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** Resolves when the response has been sent, or the client has disconnected. */
async function waitForResponse(http: Context<HttpEnvironment>): Promise<void> {
  const environment: unknown = http.env;
  const outgoing =
    typeof environment === 'object' && environment !== null && 'outgoing' in environment
      ? environment.outgoing
      : undefined;
  // In tests a request may have no socket.
  if (outgoing instanceof ServerResponse) await finished(outgoing).catch(() => undefined);
  else await new Promise(setImmediate);
}
