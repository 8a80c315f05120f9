import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connection, Connections, Exchange } from './connections.ts';
import type { NetworkLimits } from './network-limits.ts';

/**
 * Responds to the requests of a connection in order. The next request starts once the previous response has been read,
 * so that a client that does not read takes the memory of only one response. A client with too many pipelined requests
 * is disconnected.
 */
export function respondInOrder(
  connections: Connections,
  limits: Pick<NetworkLimits, 'maxQueuedPerConnection'>,
  respond: (exchange: Exchange, connection: Connection) => void,
) {
  function begin(connection: Connection, exchange: Exchange): void {
    connections.setResponding(connection, true);
    exchange.response.once('close', () => beginNext(connection));
    respond(exchange, connection);
  }

  function beginNext(connection: Connection): void {
    const next = connection.socket.destroyed ? undefined : connection.queue.shift();
    if (next !== undefined) return begin(connection, next);
    connection.queue = [];
    connections.setResponding(connection, false);
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const connection = connections.find(request.socket);
    if (connection === undefined || connection.queue.length >= limits.maxQueuedPerConnection) {
      request.socket.destroy();
      return;
    }
    const exchange = { request, response };
    if (connection.isResponding) connection.queue.push(exchange);
    else begin(connection, exchange);
  };
}
