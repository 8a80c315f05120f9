import type { IncomingMessage } from 'node:http';
import { streamEvents } from '#shared/contract/presence.ts';
import type { Connection, Exchange } from './connections.ts';
import type { NetworkLimits } from './network-limits.ts';
import { createCounts } from './counts.ts';
import { createPressure } from './pressure.ts';

/** Where whoever looks after this instance asks how it is. */
const HEALTH_PATHS: readonly (string | undefined)[] = ['/healthz', '/readyz'];

/** Answers whether the Cookie header has a session cookie that this installation has signed. */
export type HasSession = (cookies: string | undefined) => boolean;

/**
 * Decides which requests are worked on while more come than can be answered: signs of life always, those with a
 * session before strangers, and of one client address a bounded number at a time.
 */
export function createAdmission(options: {
  limits: NetworkLimits;
  /** The network of whoever is asking. */
  networkOf: (request: IncomingMessage, connection: Connection) => string;
  hasSession: HasSession;
}) {
  const { limits, hasSession } = options;
  const inFlight = createCounts();
  const working = new Set<IncomingMessage>();
  const pressure = createPressure(limits);

  function isTooMuch(request: IncomingMessage): boolean {
    const load = Math.max(pressure(), working.size / limits.maxWorking);
    // The signature is looked at only where it decides.
    return load >= 1 || (load >= limits.strangersShare && !hasSession(request.headers.cookie));
  }

  /** Whoever sends slowly costs nothing until all of it has come. */
  function waitForBody({ request, response }: Exchange): void {
    if (request.complete || !working.delete(request)) return;
    request.once('end', () => !response.destroyed && working.add(request));
  }

  function count(network: string, exchange: Exchange): void {
    const { request, response } = exchange;
    // A stream stays open; presence bounds how many there are.
    const isCounted = pathOf(request) !== streamEvents.path;
    if (isCounted) inFlight.add(network);
    working.add(request);
    if (hasBody(request)) setImmediate(() => waitForBody(exchange));
    response.once('close', () => {
      working.delete(request);
      if (isCounted) inFlight.remove(network);
    });
  }

  return {
    /** Whether to work on the request, which is then counted until it is answered. */
    admits(exchange: Exchange, connection: Connection): boolean {
      const { request } = exchange;
      if (HEALTH_PATHS.includes(request.url)) return true;
      if (isTooMuch(request)) return false;
      const network = options.networkOf(request, connection);
      if (inFlight.of(network) >= limits.maxInFlightPerAddress) return false;
      count(network, exchange);
      return true;
    },

    /** The answer is there, and goes out as fast as it is read. */
    worked: (request: IncomingMessage): void => void working.delete(request),
  };
}

function pathOf(request: IncomingMessage): string | undefined {
  return request.url?.split('?', 1)[0];
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}
