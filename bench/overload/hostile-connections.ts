import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bench, Figures } from './bench.ts';
import { toBytes } from './raw-client.ts';

const HOSTILE_ADDRESS = '127.0.0.2';
const IDLE_CONNECTIONS = 5_300;
const HALF_OPEN_CONNECTIONS = 200;
const GIVE_UP_MS = 60_000;
const UNREAD_CONNECTIONS = 400;
const UNREAD_REQUESTS = 20;
const SETTLE_MS = 2_000;

/** Opens connections from one address that send nothing, or half of a request's headers. */
export async function idle(bench: Bench): Promise<Figures> {
  const { program } = bench;
  const silent = await connectAll(program.port, IDLE_CONNECTIONS, (socket) => socket.resume());
  const statuses = await bench.freshStatuses();
  const keptCount = silent.countOpen();
  silent.destroy();
  const halfOpen = await connectAll(program.port, HALF_OPEN_CONNECTIONS, (socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: 127');
    socket.resume();
  });
  const startedAt = performance.now();
  while (halfOpen.countOpen() > 0 && performance.now() - startedAt < GIVE_UP_MS) await wait(50);
  return {
    'idle connections of one address, asked for / kept': `${IDLE_CONNECTIONS} / ${keptCount}`,
    'fresh requests of another address': statuses,
    'half a head is given up after, s': ((performance.now() - startedAt) / 1_000).toFixed(1),
    'still running': String(program.isRunning()),
  };
}

/** Opens many connections that each request the largest public response many times and read nothing. */
export async function unread(bench: Bench): Promise<Figures> {
  const { program } = bench;
  const path = '/api/v1/openapi.json';
  await fetch(`${program.origin}${path}`, { headers: { 'accept-encoding': 'identity' } });
  await wait(SETTLE_MS);
  const restMb = program.memoryMb();
  const requests = toBytes({ path }).repeat(UNREAD_REQUESTS);
  const connections = await connectAll(program.port, UNREAD_CONNECTIONS, (socket) => {
    socket.pause();
    socket.write(requests);
  });
  const stopWatching = bench.watchMemory();
  await wait(bench.isShort ? 3_000 : 10_000);
  const statuses = await bench.freshStatuses();
  const highestMb = stopWatching();
  const openCount = connections.countOpen();
  connections.destroy();
  return {
    'memory at rest / most, MB': `${restMb.toFixed(0)} / ${highestMb.toFixed(0)}`,
    'most / at rest': (highestMb / restMb).toFixed(2),
    'connections still open': String(openCount),
    'fresh requests': statuses,
  };
}

/** Opens connections from the hostile address, one after the other. */
async function connectAll(port: number, count: number, begin: (socket: Socket) => void) {
  const open = new Set<Socket>();
  for (let n = 0; n < count; n++) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: HOSTILE_ADDRESS });
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    open.add(socket);
    await Promise.race([once(socket, 'connect').catch(() => undefined), once(socket, 'close')]);
    begin(socket);
  }
  return {
    countOpen: () => open.size,
    destroy: () => {
      for (const socket of open) socket.destroy();
    },
  };
}
