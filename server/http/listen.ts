import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { createAdmission, type HasSession } from './admission.ts';
import { createBusyResponse } from './busy-response.ts';
import { createFindAddress, createIsTrusted } from './client-address.ts';
import { toNetwork } from './network-address.ts';
import { createConnections, type Connection, type Connections } from './connections.ts';
import { respondInOrder } from './respond-in-order.ts';
import { closeListeners, listenWith } from './listeners.ts';
import type { App } from './mount.ts';
import { NETWORK_LIMITS, type NetworkLimits } from './network-limits.ts';

const IDLE_CHECK_MS = 50;

const connectionsByServer = new WeakMap<Server, Connections>();

export type ListenOptions = {
  isHttps: boolean;
  trustedProxies: readonly string[];
  hasSession: HasSession;
  /** Called for each request that is refused because there are too many. */
  onRefused: () => void;
  limits: Partial<NetworkLimits>;
};

/**
 * Serves the app within the limits and resolves once it listens. Rejects with the system's error, such as EADDRINUSE.
 */
export async function listen(
  app: App,
  address: { host: string; port: number },
  options: Partial<ListenOptions> = {},
): Promise<Server> {
  const server = createBoundedServer(app, options);
  const { listeners, maxPendingConnections } = { ...NETWORK_LIMITS, ...options.limits };
  await listenWith(server, listeners, { ...address, backlog: maxPendingConnections });
  return server;
}

/**
 * Accepts no new connections, and resolves when all running requests have ended. Aborts requests that take longer than
 * `patienceMs`.
 */
export async function closeServer(server: Server, patienceMs?: number): Promise<void> {
  const idleTimer = setInterval(() => connectionsByServer.get(server)?.closeIdle(), IDLE_CHECK_MS);
  const lateTimer = patienceMs && setTimeout(() => server.closeAllConnections(), patienceMs);
  await closeListeners(server);
  clearInterval(idleTimer);
  clearTimeout(lateTimer);
}

function createBoundedServer(app: App, options: Partial<ListenOptions>): Server {
  const { isHttps = false, trustedProxies = [], hasSession = () => false, onRefused } = options;
  const limits = { ...NETWORK_LIMITS, ...options.limits };
  const connections = createConnections(limits, createIsTrusted(trustedProxies));
  const admission = createAdmission({ limits, toNetwork: createFindNetwork(trustedProxies), hasSession });
  const refuse = createBusyResponse({ isHttps });
  const respond = getRequestListener(async (request, bindings) => {
    try {
      return await app.fetch(request, bindings);
    } finally {
      admission.endWork((bindings as HttpBindings).incoming);
    }
  });
  const server = createTimedServer(connections, limits);
  connectionsByServer.set(server, connections);
  const accept = respondInOrder(connections, limits, (exchange, connection) => {
    if (admission.admits(exchange, connection)) return void respond(exchange.request, exchange.response);
    onRefused?.();
    refuse(exchange.response);
  });
  server.on('request', accept);
  // Otherwise Node would respond to an unknown Expect header itself, without any limit.
  server.on('checkExpectation', accept);
  return server;
}

function createTimedServer(connections: Connections, limits: NetworkLimits): Server {
  const server = createServer({ connectionsCheckingInterval: limits.checkMs });
  server.headersTimeout = limits.headersTimeoutMs;
  server.requestTimeout = limits.requestTimeoutMs;
  server.timeout = limits.unreadTimeoutMs;
  server.on('connection', connections.add);
  server.on('timeout', (socket: Socket) => {
    // Slow work and quiet streams continue; a response that the client does not read is cut off.
    const isResponding = connections.find(socket)?.isResponding ?? false;
    if (!isResponding || socket.writableLength > 0) socket.destroy();
  });
  return server;
}

function createFindNetwork(trustedProxies: readonly string[]) {
  const findAddress = createFindAddress(trustedProxies);
  return ({ headers }: IncomingMessage, { isProxy, address, network }: Connection): string => {
    const forwarded = headers['x-forwarded-for'];
    if (!isProxy || forwarded === undefined) return network;
    return toNetwork(findAddress(address, [forwarded].flat().join(',')));
  };
}
