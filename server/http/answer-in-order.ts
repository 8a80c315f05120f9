import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connection, Connections, Exchange } from './connections.ts';
import type { NetworkLimits } from './network-limits.ts';

/**
 * Answers the requests of a connection in order. The next one starts once the previous response has been read, so that
 * memory holds only one response for a client that does not read. A client with too many pipelined requests is
 * disconnected.
 */
export function answerInOrder(
  connections: Connections,
  limits: Pick<NetworkLimits, 'maxQueuedPerConnection'>,
  answer: (exchange: Exchange, connection: Connection) => void,
) {
  function begin(connection: Connection, exchange: Exchange): void {
    connections.setAnswering(connection, true);
    exchange.response.once('close', () => beginNext(connection));
    answer(exchange, connection);
  }

  function beginNext(connection: Connection): void {
    const next = connection.socket.destroyed ? undefined : connection.queue.shift();
    if (next !== undefined) return begin(connection, next);
    connection.queue = [];
    connections.setAnswering(connection, false);
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const connection = connections.find(request.socket);
    if (connection === undefined || connection.queue.length >= limits.maxQueuedPerConnection) {
      request.socket.destroy();
      return;
    }
    const exchange = { request, response };
    if (connection.isAnswering) connection.queue.push(exchange);
    else begin(connection, exchange);
  };
}
