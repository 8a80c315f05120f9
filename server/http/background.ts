import { ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import type { Context } from 'hono';
import type { HttpEnvironment } from './environment.ts';

export type Background = ReturnType<typeof createBackground>;

/**
 * Work that begins once its request has been answered, so that neither its length nor its failure shows
 * in the answer. It is kept track of: a stop and tests wait for it.
 */
export function createBackground(onError: (error: unknown) => void) {
  const running = new Set<Promise<void>>();

  function track(work: Promise<void>): void {
    const job = work.catch(onError).finally(() => running.delete(job));
    running.add(job);
  }

  return {
    afterAnswer(http: Context<HttpEnvironment>, work: () => Promise<void>): void {
      track(answered(http).then(work));
    },

    /** Begins work at once, whether or not there is a request. */
    begin(work: () => Promise<void>): void {
      track(work());
    },

    /** Resolves once nothing is left to do. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** Resolves when the answer has been handed to the network, or the caller has gone. */
async function answered(http: Context<HttpEnvironment>): Promise<void> {
  const environment: unknown = http.env;
  const outgoing =
    typeof environment === 'object' && environment !== null && 'outgoing' in environment
      ? environment.outgoing
      : undefined;
  // A request that a test hands to the app directly has no socket.
  if (outgoing instanceof ServerResponse) await finished(outgoing).catch(() => undefined);
  else await new Promise(setImmediate);
}
