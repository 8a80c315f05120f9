import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { toBytes } from './raw-client.ts';

type Target = { port: number; host: string; localAddress: string };

export type HostileConnections = { countOpen: () => number; destroy: () => void };

/** Opens connections that request the largest public answer many times and read nothing. */
export async function connectUnread(
  port: number,
  count: number,
  requests: number,
): Promise<HostileConnections> {
  const bytes = toBytes({ path: '/api/v1/openapi.json' }).repeat(requests);
  return await connectAll(count, { port, host: '127.0.0.1', localAddress: '127.0.0.2' }, (socket) => {
    socket.pause();
    socket.write(bytes);
  });
}

/** Opens connections from an address that send only these bytes. */
export async function connectIdle(
  port: number,
  count: number,
  localAddress: string,
  text: string,
): Promise<HostileConnections> {
  return await connectAll(count, { port, host: '127.0.0.1', localAddress }, (socket) => {
    if (text !== '') socket.write(text);
    socket.resume();
  });
}

/** Connects a socket, which is in the set `open` until it closes. */
async function connectOne(target: Target, open: Set<Socket>): Promise<Socket> {
  const socket = connect(target);
  socket.on('error', () => undefined);
  socket.on('close', () => open.delete(socket));
  open.add(socket);
  await Promise.race([once(socket, 'connect').catch(() => undefined), once(socket, 'close')]);
  return socket;
}

async function connectAll(
  count: number,
  target: Target,
  begin: (socket: Socket) => void,
): Promise<HostileConnections> {
  const open = new Set<Socket>();
  for (let n = 0; n < count; n++) {
    begin(await connectOne(target, open));
  }
  return {
    countOpen: () => open.size,
    destroy: () => {
      for (const socket of open) socket.destroy();
    },
  };
}
