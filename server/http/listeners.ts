import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type AddressInfo, type ListenOptions, type Server as NetServer } from 'node:net';

/** The other sockets that listen at a server's address. */
const helpersByServer = new WeakMap<Server, NetServer[]>();

/**
 * Listens at an address with several sockets. The event loop accepts one connection of each socket per turn; with a
 * single socket, new clients would wait for minutes under load. Rejects with the system's error, such as EADDRINUSE.
 */
export async function listenWith(
  server: Server,
  count: number,
  address: { host: string; port: number; backlog: number },
): Promise<void> {
  await requireFree(address);
  const isShared = await listenAt(server, { ...address, reusePort: true }).then(
    () => true,
    (error: unknown) => (isUnsupported(error) ? false : Promise.reject(error as Error)),
  );
  if (!isShared) return await listenAt(server, address);
  const { port } = server.address() as AddressInfo;
  const helpers = Array.from({ length: count - 1 }, () => createHelper(server));
  helpersByServer.set(server, helpers);
  for (const helper of helpers) await listenAt(helper, { ...address, port, reusePort: true });
}

/** Accepts no new connections, and resolves when all open ones have ended. */
export async function closeListeners(server: Server): Promise<void> {
  const listeners = [server, ...(helpersByServer.get(server) ?? [])];
  await Promise.all(listeners.map((listener) => new Promise((resolve) => listener.close(resolve))));
}

/** Throws if another program uses the address, which sockets that share it would not notice. */
async function requireFree({ host, port }: { host: string; port: number }): Promise<void> {
  const probe = createServer();
  await listenAt(probe, { host, port });
  await new Promise((resolve) => probe.close(resolve));
}

function createHelper(server: Server): NetServer {
  // Node's HTTP server uses the same options.
  const options = { allowHalfOpen: true, noDelay: true };
  return createServer(options, (socket) => server.emit('connection', socket));
}

async function listenAt(server: NetServer, address: ListenOptions): Promise<void> {
  const listening = once(server, 'listening');
  server.listen(address);
  await listening;
}

/** Whether the error says that the system does not let sockets share an address. */
function isUnsupported(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOTSUP' || error.code === 'EINVAL');
}
