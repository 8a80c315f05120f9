import type { IncomingMessage } from 'node:http';
import { streamEvents } from '#shared/contract/presence.ts';
import type { Connection, Exchange } from './connections.ts';
import type { NetworkLimits } from './network-limits.ts';
import { createCounts } from './counts.ts';
import { createPressure } from './pressure.ts';

/** Health checks, by which proxies and monitors ask how this instance is. */
const HEALTH_PATHS: readonly (string | undefined)[] = ['/healthz', '/readyz'];

/** Answers whether the Cookie header has a session cookie that this installation has signed. */
export type HasSession = (cookies: string | undefined) => boolean;

/**
 * Decides which requests are served under overload: health checks first, then users with a session, then
 * strangers. Bounds the requests that one client address has in flight.
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

  function isTooMuch({ headers }: IncomingMessage, load: number): boolean {
    const share = working.size / limits.maxWorking;
    if (Math.max(load, share) < limits.strangersShare) return false;
    // Refusing strangers can fill a turn by itself; some members must still get through.
    const isFull = share >= 1 || (load >= 1 && pressure.counted('members') >= limits.minMembersPerTurn);
    // The signature costs most of a refusal, so it is checked only where it decides.
    if (isFull || !hasSession(headers.cookie)) return true;
    if (load >= 1) pressure.count('members');
    return false;
  }

  /** Counts a request as work only once its body has arrived. */
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
    /** Whether to serve the request; it then counts until its answer has been read. */
    admits(exchange: Exchange, connection: Connection): boolean {
      const { request } = exchange;
      const load = pressure.load();
      if (HEALTH_PATHS.includes(request.url)) {
        const network = options.networkOf(request, connection);
        return pressure.count(`health ${network}`) <= limits.maxHealthChecksPerTurn;
      }
      if (isTooMuch(request, load)) return false;
      const network = options.networkOf(request, connection);
      if (inFlight.of(network) >= limits.maxInFlightPerAddress) return false;
      count(network, exchange);
      return true;
    },

    /** Call once the answer is ready: what is left is up to the reader. */
    worked: (request: IncomingMessage): void => void working.delete(request),
  };
}

function pathOf(request: IncomingMessage): string | undefined {
  return request.url?.split('?', 1)[0];
}

function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}
