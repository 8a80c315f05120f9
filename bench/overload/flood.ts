import type { Bench, Figures } from './bench.ts';
import { isGood, isRefused, percent, spread, waits } from './figures.ts';
import { sendLoad } from './load.ts';
import { toBytes } from './raw-client.ts';

const FLOODING_ADDRESS = '192.0.2.1';
const FLOODING_CONNECTIONS = 500;
const FLOODING_ACCOUNT = 0;
const OTHER_ACCOUNT = 1;
const OTHER_REQUESTS_PER_SECOND = 20;
/** A browser opens the dashboard with this many requests at once. */
const OTHER_CONNECTIONS = 6;

/** One machine sends requests as fast as it can on many connections, while a user at another address works. */
export async function flood(bench: Bench): Promise<Figures> {
  const stranger = toBytes({ path: '/api/v1/instance', headers: { 'X-Forwarded-For': FLOODING_ADDRESS } });
  const member = bench.asMember(FLOODING_ACCOUNT, '/api/v1/me', { address: FLOODING_ADDRESS });
  const health = toBytes({ path: '/readyz', headers: { 'X-Forwarded-For': FLOODING_ADDRESS } });
  return {
    ...(await floodWith(bench, 'without a session', stranger)),
    ...(await floodWith(bench, 'with a session', member)),
    ...(await floodWith(bench, 'of health checks', health)),
  };
}

async function floodWith(bench: Bench, name: string, request: string): Promise<Figures> {
  const { port } = bench.program;
  const durationMs = bench.isShort ? 5_000 : 10_000;
  const [{ responses: flooding }, { responses }] = await Promise.all([
    sendLoad({ port, requests: [request], durationMs, connections: FLOODING_CONNECTIONS }),
    sendLoad({
      port,
      requests: [bench.asMember(OTHER_ACCOUNT, '/api/v1/summary?from=2026-10-01&to=2026-10-31')],
      durationMs,
      connections: OTHER_CONNECTIONS,
      perSecond: OTHER_REQUESTS_PER_SECOND,
    }),
  ]);
  const perSecond = (flooding.length / durationMs) * 1_000;
  return {
    [`flood ${name}: responses a second, of them refused, %`]: `${perSecond.toFixed(0)}, ${percent(flooding, isRefused)}`,
    [`flood ${name}: somebody else served, %`]: percent(responses, isGood),
    [`flood ${name}: somebody else's p50 / p99 / max, ms`]: spread(waits(responses)),
  };
}
