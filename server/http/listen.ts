import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { App } from './mount.ts';

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** More than there may be event streams, which stay open. */
const MAX_CONNECTIONS = 5_000;
const IDLE_CHECK_MS = 50;

/** Serves the app and resolves once it listens. Rejects with the system's error, such as EADDRINUSE. */
export async function listen(app: App, address: { host: string; port: number }): Promise<Server> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return server;
}

/** Takes no new connections and resolves when the requests under way have been answered. */
export async function closeServer(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    // A connection that is kept alive is idle only once its request has been answered.
    const timer = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    server.close(() => {
      clearInterval(timer);
      resolve();
    });
  });
}
