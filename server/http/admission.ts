import type { IncomingMessage } from 'node:http';
import { streamEvents } from '#shared/contract/presence.ts';
import type { Connection, Exchange } from './connections.ts';
import type { NetworkLimits } from './network-limits.ts';
import { createCounts } from './counts.ts';
import { createPressure } from './pressure.ts';
import { createRequestsInWork } from './requests-in-work.ts';

/** Proxies and monitors ask these paths whether this instance is healthy. */
const HEALTH_PATHS: readonly (string | undefined)[] = ['/healthz', '/readyz'];

/** Returns whether the Cookie header has a session cookie that this installation has signed. */
export type HasSession = (cookies: string | undefined) => boolean;

/**
 * Decides which requests are served under overload: health checks first, then users with a session, then
 * strangers. Limits the requests of one client address that are in flight and in work.
 */
export function createAdmission(options: {
  limits: NetworkLimits;
  toNetwork: (request: IncomingMessage, connection: Connection) => string;
  hasSession: HasSession;
}) {
  const { limits, hasSession } = options;
  const inFlight = createCounts();
  const inWork = createRequestsInWork();
  const pressure = createPressure(limits);

  function isTooMuch({ headers }: IncomingMessage, network: string, load: number): boolean {
    const workShare = Math.max(
      inWork.count() / limits.maxWorking,
      inWork.countOf(network) / limits.maxWorkingPerAddress,
    );
    if (Math.max(load, workShare) < limits.strangersShare) return false;
    if (workShare >= 1 || (load >= 1 && !pressure.hasPlace(network))) return true;
    // Checked last: verifying the signature costs more than the rest of a refusal.
    const isMember = hasSession(headers.cookie);
    if (workShare >= limits.strangersShare && !isMember) return true;
    if (load < 1 && isMember) return false;
    return !pressure.takePlace(network, isMember);
  }

  function count(network: string, exchange: Exchange): void {
    inWork.begin(exchange, network);
    // Streams stay open, and presence limits their number.
    if (toPath(exchange.request) === streamEvents.path) return;
    inFlight.add(network);
    exchange.response.once('close', () => inFlight.remove(network));
  }

  return {
    /** Whether to serve the request, which then counts until its response has been read. */
    admits(exchange: Exchange, connection: Connection): boolean {
      const { request } = exchange;
      const load = pressure.load();
      if (HEALTH_PATHS.includes(request.url)) {
        const network = options.toNetwork(request, connection);
        return pressure.count(`health ${network}`) <= limits.maxHealthChecksPerTurn;
      }
      if (inWork.count() >= limits.maxWorking || (load >= 1 && !pressure.hasPlace())) return false;
      const network = options.toNetwork(request, connection);
      if (inFlight.get(network) >= limits.maxInFlightPerAddress) return false;
      if (isTooMuch(request, network, load)) return false;
      count(network, exchange);
      return true;
    },

    /** Call this once the response is ready: reading it is not work of this server. */
    endWork: (request: IncomingMessage): void => void inWork.end(request),
  };
}

function toPath(request: IncomingMessage): string | undefined {
  return request.url?.split('?', 1)[0];
}
