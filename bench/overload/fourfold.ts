import { setTimeout as wait } from 'node:timers/promises';
import type { Bench, Figures } from './bench.ts';
import { countByStatus, isGood, isRefused, percent, spread, waits } from './figures.ts';
import { addressOf } from '../sign-up.ts';
import { sendLoad, type LoadResponse } from './load.ts';
import { toBytes } from './raw-client.ts';

const OVERLOAD = 4;
const CONNECTIONS = 500;
/** With this many simultaneous requests, the program gives the most responses per second. */
const CLOSED_LOOP_CONNECTIONS = 32;
const WARM_UP_MS = 3_000;
const SETTLE_MS = 2_000;
/** A later response is useless. */
const USEFUL_MS = 1_000;
/** The requests in the minute after the overload: garbage collection needs activity. */
const LIGHT_PER_SECOND = 20;
/** The program has recovered when this many responses in a row come in time. */
const RECOVERED_RESPONSES = 20;
const RECOVERED_MS = 100;

const TRANSACTION = JSON.stringify({ description: 'Coffee', amount: 2.5, date: '2026-10-05' });

/** Seven of ten requests have a session, and two of those write. */
const isMember = (request: number) => request % 10 < 7;

function mixRequests(bench: Bench): string[] {
  return Array.from({ length: 200 }, (_, number) => {
    if (number % 10 < 5) return bench.asMember(number, '/api/v1/summary?from=2026-10-01&to=2026-10-31');
    if (isMember(number)) return bench.asMember(number, '/api/v1/expenses', { body: TRANSACTION });
    const path = number % 10 === 7 ? '/login' : '/api/v1/instance';
    return toBytes({ path, headers: { 'X-Forwarded-For': addressOf(1_000 + number) } });
  });
}

/** Sends four times as many requests as the program can handle, at planned times, however slow the responses are. */
export async function fourfold(bench: Bench): Promise<Figures> {
  const { program } = bench;
  const { port } = program;
  const durationMs = bench.isShort ? 8_000 : 30_000;
  const requests = mixRequests(bench);
  // A first run warms up the compiler and does not count.
  await sendLoad({ port, requests, durationMs: WARM_UP_MS, connections: CLOSED_LOOP_CONNECTIONS });
  const capacity = await measureCapacity(bench, requests);
  await wait(SETTLE_MS);
  const mbBefore = program.memoryMb();
  const stopWatching = bench.watchMemory();
  const { responses, lateMs } = await sendLoad({
    port,
    requests,
    durationMs,
    connections: CONNECTIONS,
    isConnected: true,
    perSecond: Math.round(capacity * OVERLOAD),
  });
  const recoverySeconds = await secondsUntilRecovered(program.origin);
  const highestMb = stopWatching();
  const lightMs = bench.isShort ? 15_000 : 60_000;
  await sendLoad({ port, requests, durationMs: lightMs, connections: 4, perSecond: LIGHT_PER_SECOND });
  const mbAfter = program.memoryMb();
  const useful = responses.filter((response) => isGood(response) && response.waitMs <= USEFUL_MS);
  const goodput = (useful.length / durationMs) * 1_000;
  // Requests with a session cost most and are served first, so their share of the responses is larger than of all
  // requests.
  const served = useful.map(({ request }) => requests[request] ?? '');
  const servedCapacity = await measureCapacity(bench, served);
  const percentOf = (whole: number) => ((goodput / whole) * 100).toFixed(0);
  return {
    'capacity, responses a second': capacity.toFixed(0),
    'goodput at four times that, responses within 1 s, a second': goodput.toFixed(0),
    'goodput, % of capacity': percentOf(capacity),
    'goodput, % of the capacity for the requests that were served': percentOf(servedCapacity),
    ...describeResponses(responses),
    'generator late, p99, ms': lateMs.toFixed(0),
    'recovered after, s': recoverySeconds.toFixed(1),
    'memory before / most / after, MB': [mbBefore, highestMb, mbAfter].map((mb) => mb.toFixed(0)).join(' / '),
  };
}

function describeResponses(responses: readonly LoadResponse[]): Figures {
  const forMembers = responses.filter(({ request }) => isMember(request));
  const forStrangers = responses.filter(({ request }) => !isMember(request));
  const failed = responses.filter((response) => !isGood(response) && !isRefused(response));
  return {
    'members served, %': percent(forMembers, isGood),
    'strangers served, %': percent(forStrangers, isGood),
    'served p50 / p99 / max, ms': spread(waits(responses.filter(isGood))),
    'refused p50 / p99 / max, ms': spread(waits(responses.filter(isRefused))),
    'refused, %': percent(responses, isRefused),
    'neither served nor refused, status × requests': countByStatus(failed),
  };
}

/** Returns the good responses per second. */
async function measureCapacity({ program, isShort }: Bench, requests: string[]): Promise<number> {
  const durationMs = isShort ? 3_000 : 8_000;
  const { port } = program;
  const { responses } = await sendLoad({ port, requests, durationMs, connections: CLOSED_LOOP_CONNECTIONS });
  return (responses.filter(isGood).length / durationMs) * 1_000;
}

/** Returns the time until several new requests in a row are served quickly again. */
async function secondsUntilRecovered(origin: string): Promise<number> {
  const startedAt = performance.now();
  let recoveredAt = startedAt;
  for (let inARow = 0; inARow < RECOVERED_RESPONSES;) {
    const sentAt = performance.now();
    const response = await fetch(`${origin}/api/v1/instance`).catch(() => undefined);
    await response?.arrayBuffer();
    const isInTime = response?.ok === true && performance.now() - sentAt < RECOVERED_MS;
    if (!isInTime) inARow = 0;
    else if (inARow++ === 0) recoveredAt = sentAt;
    await wait(20);
  }
  return (recoveredAt - startedAt) / 1_000;
}
