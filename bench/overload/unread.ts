import { setTimeout as wait } from 'node:timers/promises';
import type { Bench, Figures } from './bench.ts';
import { connectUnread } from './hostile-connections.ts';
import { watchMemory } from './watch-memory.ts';

const CONNECTIONS = 400;
const REQUESTS = 20;
const SETTLE_MS = 2_000;

/** Opens many connections that each request the largest answer many times and read nothing. */
export async function unread(bench: Bench): Promise<Figures> {
  const { program } = bench;
  await fetch(`${program.origin}/api/v1/openapi.json`, { headers: { 'accept-encoding': 'identity' } });
  await wait(SETTLE_MS);
  const before = program.memoryMb();
  const sockets = await connectUnread(program.port, CONNECTIONS, REQUESTS);
  const peak = watchMemory(bench);
  await wait(bench.isShort ? 3_000 : 10_000);
  const statuses = await bench.freshStatuses(15);
  const [most, open] = [peak(), sockets.countOpen()];
  sockets.destroy();
  return {
    'memory at rest / most, MB': [before, most].map((mb) => mb.toFixed(0)).join(' / '),
    'most / at rest': (most / before).toFixed(2),
    'connections still open': String(open),
    'fresh requests': statuses,
  };
}
