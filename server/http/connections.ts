import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createHolders, type Holder } from './holders.ts';
import { toNetwork, normalizeAddress } from './network-address.ts';
import type { NetworkLimits } from './network-limits.ts';

export type Exchange = { request: IncomingMessage; response: ServerResponse };

/** A connection with its client, whether a request is being answered, and the requests that wait. */
export type Connection = {
  socket: Socket;
  address: string;
  network: string;
  isProxy: boolean;
  isAnswering: boolean;
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
  const holders = createHolders<Connection>();

  function add(socket: Socket): void {
    const address = normalizeAddress(socket.remoteAddress ?? '');
    // Without an address, the client has closed the connection already.
    if (address === undefined) return void socket.destroy();
    const network = toNetwork(address);
    const isProxy = isTrustedProxy(address);
    if (!makeRoom(network, isProxy)) return void socket.destroy();
    const connection: Connection = { socket, address, network, isProxy, isAnswering: false, queue: [] };
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

  function dropIdle(holder: Holder<Connection> | undefined): boolean {
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
      for (const { socket, isAnswering } of connections.values()) if (!isAnswering) socket.destroy();
    },

    /** Marks a connection as busy while one of its requests is answered, else as idle. */
    setAnswering(connection: Connection, isAnswering: boolean): void {
      connection.isAnswering = isAnswering;
      if (connection.isProxy || !connections.has(connection.socket)) return;
      const idle = holders.get(connection.network)?.idle;
      if (isAnswering) idle?.delete(connection);
      else idle?.add(connection);
    },
  };
}
