import type { IncomingMessage } from 'node:http';
import type { Exchange } from './connections.ts';
import { createCounts } from './counts.ts';

/** Counts the requests in work, and those of each network. A request whose body is still arriving is not in work. */
export function createRequestsInWork() {
  const networks = new Map<IncomingMessage, string>();
  const counts = createCounts();

  function start(request: IncomingMessage, network: string): void {
    networks.set(request, network);
    counts.add(network);
  }

  function end(request: IncomingMessage): boolean {
    const network = networks.get(request);
    if (network === undefined) return false;
    networks.delete(request);
    counts.remove(network);
    return true;
  }

  function waitForBody({ request, response }: Exchange, network: string): void {
    if (request.complete || !end(request)) return;
    request.once('end', () => {
      if (!response.destroyed) start(request, network);
    });
  }

  return {
    count: () => networks.size,
    countOf: counts.get,
    end,

    /** Counts the request until `end`, or until its response closes. */
    begin(exchange: Exchange, network: string): void {
      const { request, response } = exchange;
      start(request, network);
      if (hasBody(request)) setImmediate(() => waitForBody(exchange, network));
      response.once('close', () => end(request));
    },
  };
}

function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}
