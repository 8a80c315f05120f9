import { once } from 'node:events';
import { connect } from 'node:net';

export type RawConnection = Awaited<ReturnType<typeof connectRaw>>;

/** Opens a connection on which a test writes any HTTP, from an address of this machine. */
export async function connectRaw(port: number, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  let text = '';
  let isClosed = false;
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => {
      isClosed = true;
      resolve();
    });
  });
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  await once(socket, 'connect');

  return {
    socket,
    closed,
    isClosed: () => isClosed,
    text: () => text,

    /** Sends GET requests without waiting for the responses in between. */
    get(...paths: string[]): void {
      socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: test\r\n\r\n`).join(''));
    },

    getWithHeaders(path: string, headers: Record<string, string> = {}): void {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: test\r\n${lines.join('')}\r\n`);
    },

    /** Resolves once the text has arrived this many times; throws when the connection closes earlier. */
    async reads(part: string, times = 1): Promise<void> {
      while (text.split(part).length <= times) {
        if (isClosed) throw new Error(`The connection was closed after: ${text}`);
        await Promise.race([once(socket, 'data'), closed]);
      }
    },
  };
}
