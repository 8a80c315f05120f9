import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type AddressInfo, type ListenOptions, type Server as NetServer } from 'node:net';

/** Sockets besides the server's own that listen at its address. */
const helpers = new WeakMap<Server, NetServer[]>();

/**
 * Listens at an address with several sockets. The event loop takes one connection of each socket a turn: with one
 * alone, newcomers would wait for minutes under load. Rejects with the system's error, such as EADDRINUSE.
 */
export async function listenWith(
  server: Server,
  count: number,
  address: { host: string; port: number; backlog: number },
): Promise<void> {
  // Sockets that share an address do not notice another program there.
  const probe = createServer();
  await listenAt(probe, { host: address.host, port: address.port });
  await new Promise((resolve) => probe.close(resolve));
  const isShared = await listenAt(server, { ...address, reusePort: true }).then(
    () => true,
    (error: unknown) => (isUnsupported(error) ? false : Promise.reject(error as Error)),
  );
  if (!isShared) return await listenAt(server, address);
  const { port } = server.address() as AddressInfo;
  const added = Array.from({ length: count - 1 }, () => createHelper(server));
  helpers.set(server, added);
  for (const helper of added) await listenAt(helper, { ...address, port, reusePort: true });
}

/** Takes no new connections; resolves when all that there are have ended. */
export async function closeListeners(server: Server): Promise<void> {
  const all = [server, ...(helpers.get(server) ?? [])];
  await Promise.all(all.map((each) => new Promise((resolve) => each.close(resolve))));
}

function createHelper(server: Server): NetServer {
  // As Node's HTTP server opens its own connections.
  const options = { allowHalfOpen: true, noDelay: true };
  return createServer(options, (socket) => server.emit('connection', socket));
}

async function listenAt(server: NetServer, address: ListenOptions): Promise<void> {
  const listening = once(server, 'listening');
  server.listen(address);
  await listening;
}

/** Only some systems let sockets share an address. */
function isUnsupported(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOTSUP' || error.code === 'EINVAL');
}
