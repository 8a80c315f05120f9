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
 * strangers. Bounds what one client address has in flight and in work.
 */
export function createAdmission(options: {
  limits: NetworkLimits;
  /** The network of whoever is asking. */
  networkOf: (request: IncomingMessage, connection: Connection) => string;
  hasSession: HasSession;
}) {
  const { limits, hasSession } = options;
  const inFlight = createCounts();
  /** Requests in work, with the network of each. */
  const working = new Map<IncomingMessage, string>();
  const workingOf = createCounts();
  const pressure = createPressure(limits);

  function isTooMuch({ headers }: IncomingMessage, network: string, load: number): boolean {
    const workShare = Math.max(
      working.size / limits.maxWorking,
      workingOf.of(network) / limits.maxWorkingPerAddress,
    );
    if (Math.max(load, workShare) < limits.strangersShare) return false;
    if (workShare >= 1 || (load >= 1 && !pressure.hasPlace(network))) return true;
    // The signature costs most of a refusal, so it is checked last.
    const isMember = hasSession(headers.cookie);
    if (workShare >= limits.strangersShare && !isMember) return true;
    if (load < 1 && isMember) return false;
    return !pressure.takePlace(network, isMember);
  }

  function startWork(request: IncomingMessage, network: string): void {
    working.set(request, network);
    workingOf.add(network);
  }

  /** Answers whether the request was in work. */
  function endWork(request: IncomingMessage): boolean {
    const network = working.get(request);
    if (network === undefined) return false;
    working.delete(request);
    workingOf.remove(network);
    return true;
  }

  /** Counts a request as work only once its body has arrived. */
  function waitForBody({ request, response }: Exchange, network: string): void {
    if (request.complete || !endWork(request)) return;
    request.once('end', () => {
      if (!response.destroyed) startWork(request, network);
    });
  }

  function count(network: string, exchange: Exchange): void {
    const { request, response } = exchange;
    // A stream stays open; presence bounds how many there are.
    const isCounted = pathOf(request) !== streamEvents.path;
    if (isCounted) inFlight.add(network);
    startWork(request, network);
    if (hasBody(request)) setImmediate(() => waitForBody(exchange, network));
    response.once('close', () => {
      endWork(request);
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
      if (working.size >= limits.maxWorking || (load >= 1 && !pressure.hasPlace())) return false;
      const network = options.networkOf(request, connection);
      if (inFlight.of(network) >= limits.maxInFlightPerAddress) return false;
      if (isTooMuch(request, network, load)) return false;
      count(network, exchange);
      return true;
    },

    /** Call once the answer is ready: what is left is up to the reader. */
    worked: (request: IncomingMessage): void => void endWork(request),
  };
}

function pathOf(request: IncomingMessage): string | undefined {
  return request.url?.split('?', 1)[0];
}

function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}
