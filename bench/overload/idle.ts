import { setTimeout as wait } from 'node:timers/promises';
import type { Bench, Figures } from './bench.ts';
import { connectIdle } from './hostile-connections.ts';

const IDLE_CONNECTIONS = 5_300;
const HALF_OPEN_CONNECTIONS = 200;
const GIVE_UP_MS = 60_000;
const FROM = '127.0.0.2';

/** Opens connections from one address that send nothing, or half of a request's headers. */
export async function idle(bench: Bench): Promise<Figures> {
  const { program } = bench;
  const silent = await connectIdle(program.port, IDLE_CONNECTIONS, FROM, '');
  const statuses = await bench.freshStatuses(15);
  const open = silent.countOpen();
  silent.destroy();
  const halfHead = 'GET / HTTP/1.1\r\nHost: 127';
  const halfOpen = await connectIdle(program.port, HALF_OPEN_CONNECTIONS, FROM, halfHead);
  const startedAt = performance.now();
  while (halfOpen.countOpen() > 0 && performance.now() - startedAt < GIVE_UP_MS) await wait(50);
  return {
    'idle connections of one address, asked for / kept': `${IDLE_CONNECTIONS} / ${open}`,
    'fresh requests of another address': statuses,
    'half a head is given up after, s': ((performance.now() - startedAt) / 1_000).toFixed(1),
    'still running': String(program.isRunning()),
  };
}
