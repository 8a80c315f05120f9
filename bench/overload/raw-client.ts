import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

type RawRequest = { path: string; headers?: Record<string, string>; body?: string | undefined };

/** Writes a request for a keep-alive connection. A request with a body, which is JSON, is a POST. */
export function toBytes({ path, headers = {}, body }: RawRequest): string {
  const all = {
    Host: '127.0.0.1',
    ...headers,
    ...(body !== undefined && {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const method = body === undefined ? 'GET' : 'POST';
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
}

/**
 * Creates a client with keep-alive connections and one request at a time on each, which costs a fraction of Node's own
 * client. Responses must have a Content-Length.
 */
export function createRawClient(port: number, maxConnections: number) {
  const idle: Socket[] = [];
  const queue: (() => void)[] = [];
  let open = 0;

  function take(then: (socket: Socket) => void): void {
    // Takes the connection that has been idle longest, because the server would close unused ones.
    const socket = idle.shift();
    if (socket !== undefined) return then(socket);
    if (open >= maxConnections) return void queue.push(() => take(then));
    then(openOne());
  }

  function openOne(): Socket {
    open++;
    const fresh = connect({ port, host: '127.0.0.1', noDelay: true });
    fresh.on('close', () => {
      open--;
      const at = idle.indexOf(fresh);
      if (at >= 0) idle.splice(at, 1);
      queue.shift()?.();
    });
    fresh.on('error', () => undefined);
    return fresh;
  }

  /** Opens all connections one after the other. */
  async function connectAll(): Promise<void> {
    while (open < maxConnections) {
      const fresh = openOne();
      await once(fresh, 'connect');
      idle.push(fresh);
    }
  }

  /** Calls back with the status, or with 0 if the connection broke. */
  function send(bytes: string, done: (status: number) => void): void {
    take((socket) =>
      exchange(socket, bytes, (status) => {
        done(status);
        if (status === 0) return;
        idle.push(socket);
        queue.shift()?.();
      }),
    );
  }

  return { send, connectAll };
}

/** Sends a request and reads its response. Calls back with the status, or with 0 if the connection broke. */
function exchange(socket: Socket, bytes: string, done: (status: number) => void): void {
  const read = createResponseReader();
  const finish = (status: number) => {
    socket.off('data', onData);
    socket.off('close', onClose);
    done(status);
  };
  const onClose = () => finish(0);
  const onData = (chunk: Buffer) => {
    const status = read(chunk);
    if (status !== undefined) finish(status);
  };
  socket.on('data', onData);
  socket.on('close', onClose);
  socket.write(bytes, 'latin1');
}

/** Takes one chunk after the other; returns the status with the last chunk of the response. */
function createResponseReader(): (chunk: Buffer) => number | undefined {
  let head = '';
  let bytesLeft: number | undefined;
  return (chunk) => {
    if (bytesLeft === undefined) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return undefined;
      const length = Number(/content-length: (\d+)/i.exec(head.slice(0, end))?.[1] ?? 0);
      bytesLeft = length - (head.length - end - 4);
    } else {
      bytesLeft -= chunk.length;
    }
    return bytesLeft > 0 ? undefined : Number(head.slice(9, 12));
  };
}
