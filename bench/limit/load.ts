import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type LoadedResponse = { status: number; headers: string; body: string };

const HEADER_END = '\r\n\r\n';

/** A client that keeps one connection open and parses only as much of a response as it needs: it must cost little. */
export async function openClient(port: number) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  return {
    /** Sends a request and resolves with the whole response. One request at a time. */
    send: (request: string): Promise<LoadedResponse> => sendOver(socket, request),
    close: (): void => void socket.destroy(),
  };
}

function sendOver(socket: Socket, request: string): Promise<LoadedResponse> {
  return new Promise((resolve, reject) => {
    let received = '';
    const onClose = () => reject(new Error('The server closed the connection.'));
    socket.once('close', onClose);
    socket.setEncoding('latin1');
    socket.on('data', function onData(chunk: string): void {
      received += chunk;
      const end = received.indexOf(HEADER_END);
      if (end < 0) return;
      const headers = received.slice(0, end);
      const length = Number(/^content-length: *(\d+)/im.exec(headers)?.[1] ?? 0);
      if (received.length < end + HEADER_END.length + length) return;
      socket.off('data', onData);
      socket.off('close', onClose);
      const body = received.slice(end + HEADER_END.length);
      resolve({ status: Number(headers.slice(9, 12)), headers, body });
    });
    socket.write(request);
  });
}

export type Load = { count: number; seconds: number; timesMs: number[] };

/**
 * Sends requests over some connections for a time, each once the previous response of its connection has arrived.
 * Throws if a response has another status.
 */
export async function loadServer(
  port: number,
  connections: number,
  { request, status }: { request: (number: number) => string; status: number },
  durationMs: number,
): Promise<Load> {
  const clients = await Promise.all(Array.from({ length: connections }, () => openClient(port)));
  const timesMs: number[] = [];
  let number = 0;
  const startedAt = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() - startedAt < durationMs) {
        const sentAt = performance.now();
        const response = await client.send(request(number++));
        timesMs.push(performance.now() - sentAt);
        if (response.status !== status) throw new Error(`Status ${response.status}: ${response.body}`);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  clients.forEach((client) => client.close());
  return { count: timesMs.length, seconds, timesMs };
}
