import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { toNetwork, normalizeAddress } from './network-address.ts';
import type { NetworkLimits } from './network-limits.ts';

export type Exchange = { request: IncomingMessage; response: ServerResponse };

/** A connection with its client, whether it has a running request, and the requests that wait. */
export type Connection = {
  socket: Socket;
  address: string;
  network: string;
  isProxy: boolean;
  isResponding: boolean;
  queue: Exchange[];
};

export type Connections = ReturnType<typeof createConnections>;

/**
 * Limits the connections in total and of each network. At the limit, a new connection replaces the one that has been
 * idle longest, of the same network or of the network with the most connections.
 */
export function createConnections(
  limits: Pick<NetworkLimits, 'maxConnections' | 'maxConnectionsPerAddress'>,
  isTrustedProxy: (address: string) => boolean,
) {
  const connections = new Map<Socket, Connection>();
  /** The connections by network, without those of trusted proxies. */
  const holders = createHolders();

  function add(socket: Socket): void {
    const address = normalizeAddress(socket.remoteAddress ?? '');
    // A socket without an address was already closed by the client.
    if (address === undefined) return void socket.destroy();
    const network = toNetwork(address);
    const isProxy = isTrustedProxy(address);
    if (!makeRoom(network, isProxy)) return void socket.destroy();
    const connection: Connection = { socket, address, network, isProxy, isResponding: false, queue: [] };
    connections.set(socket, connection);
    if (!isProxy) holders.add(network, connection);
    socket.once('close', () => forget(connection));
  }

  /** Returns whether there is room for another connection of the network. */
  function makeRoom(network: string, isProxy: boolean): boolean {
    const holder = isProxy ? undefined : holders.get(network);
    if (holder && holder.count >= limits.maxConnectionsPerAddress && !dropIdle(holder)) return false;
    return connections.size < limits.maxConnections || dropIdle(holders.biggest());
  }

  function dropIdle(holder: Holder | undefined): boolean {
    const [oldest] = holder?.idle ?? [];
    if (oldest === undefined) return false;
    forget(oldest);
    oldest.socket.destroy();
    return true;
  }

  function forget(connection: Connection): void {
    if (!connections.delete(connection.socket)) return;
    if (!connection.isProxy) holders.remove(connection.network, connection);
  }

  return {
    add,

    /** Returns the connection of a socket, or undefined once it has been dropped. */
    find: (socket: Socket): Connection | undefined => connections.get(socket),

    /**
     * Closes all connections without a running request. Node's own `closeIdleConnections` keeps those without any
     * request so far, which browsers open in reserve.
     */
    closeIdle(): void {
      for (const { socket, isResponding } of connections.values()) if (!isResponding) socket.destroy();
    },

    /** Marks a connection as busy while one of its requests runs, else as idle. */
    setResponding(connection: Connection, isResponding: boolean): void {
      connection.isResponding = isResponding;
      if (connection.isProxy || !connections.has(connection.socket)) return;
      const idle = holders.get(connection.network)?.idle;
      if (isResponding) idle?.delete(connection);
      else idle?.add(connection);
    },
  };
}

/** The connections of one network. `idle` begins with the connection that has been idle longest. */
type Holder = { count: number; idle: Set<Connection> };

/** Keeps the number and the idle connections of each network. A new connection is idle. */
function createHolders() {
  const holders = new Map<string, Holder>();
  return {
    get: (network: string): Holder | undefined => holders.get(network),

    add(network: string, connection: Connection): void {
      const holder = holders.get(network) ?? { count: 0, idle: new Set() };
      holder.count++;
      holder.idle.add(connection);
      holders.set(network, holder);
    },

    remove(network: string, connection: Connection): void {
      const holder = holders.get(network);
      if (holder === undefined) return;
      holder.idle.delete(connection);
      holder.count--;
      if (holder.count === 0) holders.delete(network);
    },

    /** Returns the network with the most connections among those with an idle one. */
    biggest(): Holder | undefined {
      let biggest: Holder | undefined;
      for (const holder of holders.values()) {
        if (holder.idle.size > 0 && holder.count > (biggest?.count ?? 0)) biggest = holder;
      }
      return biggest;
    },
  };
}
