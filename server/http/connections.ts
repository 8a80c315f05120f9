import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createHolders, type Holder } from './holders.ts';
import { networkOf, normalizeAddress } from './network-address.ts';
import type { NetworkLimits } from './network-limits.ts';

export type Exchange = { request: IncomingMessage; response: ServerResponse };

/** A connection: its owner, whether a request is being answered, and the requests that wait. */
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
 * Bounds the connections in total and of each network. At the bound, the connection that has been idle longest is
 * closed for a newcomer: one of the same network, or of the network with the most connections.
 */
export function createConnections(
  limits: Pick<NetworkLimits, 'maxConnections' | 'maxConnectionsPerAddress'>,
  isTrustedProxy: (address: string) => boolean,
) {
  const connections = new Map<Socket, Connection>();
  /** Trusted proxies do not count. */
  const holders = createHolders<Connection>();

  function add(socket: Socket): void {
    const address = normalizeAddress(socket.remoteAddress ?? '');
    // The client has closed the connection already.
    if (address === undefined) return void socket.destroy();
    const network = networkOf(address);
    const isProxy = isTrustedProxy(address);
    if (!makeRoom(network, isProxy)) return void socket.destroy();
    const connection: Connection = { socket, address, network, isProxy, isAnswering: false, queue: [] };
    connections.set(socket, connection);
    if (!isProxy) holders.add(network, connection);
    socket.once('close', () => forget(connection));
  }

  /** Answers whether there is room for another connection of the network. */
  function makeRoom(network: string, isProxy: boolean): boolean {
    const holder = isProxy ? undefined : holders.of(network);
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

    /** The connection of a socket; undefined once it has been dropped. */
    find: (socket: Socket): Connection | undefined => connections.get(socket),

    /**
     * Closes all connections without a running request. Node's own `closeIdleConnections` leaves those open on which
     * no request has come yet, and browsers open such spare connections.
     */
    closeIdle(): void {
      for (const { socket, isAnswering } of connections.values()) if (!isAnswering) socket.destroy();
    },

    /** Marks whether a request of the connection is being answered, so that it is not idle. */
    setAnswering(connection: Connection, isAnswering: boolean): void {
      connection.isAnswering = isAnswering;
      if (connection.isProxy || !connections.has(connection.socket)) return;
      const idle = holders.of(connection.network)?.idle;
      if (isAnswering) idle?.delete(connection);
      else idle?.add(connection);
    },
  };
}
