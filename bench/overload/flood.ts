import type { Bench, Figures } from './bench.ts';
import { isGood, isRefused, percent, spread, waits } from './figures.ts';
import { toBytes } from './raw-client.ts';

const FLOODER = '192.0.2.1';
const FLOODERS = 500;
/** The number of the flooder's account. */
const FLOODING_ACCOUNT = 0;
const ASKING_ACCOUNT = 1;
const ASKED_PER_SECOND = 20;
/** A browser opens the dashboard with this many requests at once. */
const ASKING_CONNECTIONS = 6;

/** One machine sends requests as fast as it can on many connections, while a user at another address works. */
export async function flood(bench: Bench): Promise<Figures> {
  const stranger = toBytes({ path: '/api/v1/instance', headers: { 'X-Forwarded-For': FLOODER } });
  const member = bench.asMember(FLOODING_ACCOUNT, '/api/v1/me', { address: FLOODER });
  const health = toBytes({ path: '/readyz', headers: { 'X-Forwarded-For': FLOODER } });
  return {
    ...(await floodWith(bench, 'without a session', stranger)),
    ...(await floodWith(bench, 'with a session', member)),
    ...(await floodWith(bench, 'of health checks', health)),
  };
}

async function floodWith(bench: Bench, name: string, request: string): Promise<Figures> {
  const { program } = bench;
  const durationMs = bench.isShort ? 5_000 : 10_000;
  const path = '/api/v1/summary?from=2026-10-01&to=2026-10-31';
  const asked = { requests: [bench.asMember(ASKING_ACCOUNT, path)], connections: ASKING_CONNECTIONS };
  const [{ answers: flooding }, { answers }] = await Promise.all([
    program.load({ requests: [request], durationMs, connections: FLOODERS }),
    program.load({ ...asked, durationMs, perSecond: ASKED_PER_SECOND }),
  ]);
  return {
    [`flood ${name}: answers a second, of them refused, %`]: `${((flooding.length / durationMs) * 1_000).toFixed(0)}, ${percent(flooding, isRefused)}`,
    [`flood ${name}: somebody else served, %`]: percent(answers, isGood),
    [`flood ${name}: somebody else's p50 / p99 / max, ms`]: spread(waits(answers)),
  };
}
