import { setTimeout as wait } from 'node:timers/promises';
import type { Bench, Figures } from './bench.ts';
import { countByStatus, isGood, isRefused, percent, spread, waits } from './figures.ts';
import { addressOf } from '../sign-up.ts';
import type { Answers } from './load.ts';
import { toBytes } from './raw-client.ts';
import { watchMemory } from './watch-memory.ts';

const OVERLOAD = 4;
const CONNECTIONS = 500;
/** The number of simultaneous requests with the most responses per second. */
const CLOSED_LOOP = 32;
const WARM_UP_MS = 3_000;
const SETTLE_MS = 2_000;
/** A later response is useless. */
const USEFUL_MS = 1_000;
/** The requests in the minute after the overload. */
const LIGHT_PER_SECOND = 20;
const RECOVERED_MS = 100;
const RECOVERED_ANSWERS = 20;

const TRANSACTION = JSON.stringify({ description: 'Coffee', amount: 2.5, date: '2026-10-05' });

/** Seven of ten requests have a session, and two of those write. */
const isMember = (request: number) => request % 10 < 7;

function createMix(bench: Bench): string[] {
  return Array.from({ length: 200 }, (_, n) => {
    if (n % 10 < 5) return bench.asMember(n, '/api/v1/summary?from=2026-10-01&to=2026-10-31');
    if (isMember(n)) return bench.asMember(n, '/api/v1/expenses', { body: TRANSACTION });
    const path = n % 10 === 7 ? '/login' : '/api/v1/instance';
    return toBytes({ path, headers: { 'X-Forwarded-For': addressOf(1_000 + n) } });
  });
}

/** Sends four times as many requests as the program can handle, at planned times, however slow the responses are. */
export async function fourfold(bench: Bench): Promise<Figures> {
  const { program } = bench;
  const loadMs = bench.isShort ? 8_000 : 30_000;
  const mix = createMix(bench);
  // A first run warms up the compiler and does not count.
  await program.load({ requests: mix, durationMs: WARM_UP_MS, connections: CLOSED_LOOP });
  const capacity = await measureCapacity(bench, mix);
  await wait(SETTLE_MS);
  const before = program.memoryMb();
  const peak = watchMemory(bench);
  const perSecond = Math.round(capacity * OVERLOAD);
  const result = await program.load({
    requests: mix,
    durationMs: loadMs,
    connections: CONNECTIONS,
    isConnected: true,
    perSecond,
  });
  const recovered = await secondsUntilRecovered(program.origin);
  const most = peak();
  // Garbage collection needs activity.
  const restMs = bench.isShort ? 15_000 : 60_000;
  await program.load({ requests: mix, durationMs: restMs, connections: 4, perSecond: LIGHT_PER_SECOND });
  const after = program.memoryMb();
  const { answers } = result;
  const useful = answers.filter((answer) => isGood(answer) && answer[2] <= USEFUL_MS);
  const goodput = (useful.length / loadMs) * 1_000;
  // Requests with a session cost most and are served first, so they are a larger share of the answers than of the
  // requests.
  const served = useful.map(([request]) => mix[request] ?? '');
  const servedCapacity = await measureCapacity(bench, served);
  return {
    'capacity, answers a second': capacity.toFixed(0),
    'goodput at four times that, answers within 1 s, a second': goodput.toFixed(0),
    'goodput, % of capacity': ((goodput / capacity) * 100).toFixed(0),
    'goodput, % of the capacity for the requests that were served': (
      (goodput / servedCapacity) *
      100
    ).toFixed(0),
    ...describeAnswers(answers),
    'generator late, p99, ms': result.lateMs.toFixed(0),
    'recovered after, s': recovered.toFixed(1),
    'memory before / most / after, MB': [before, most, after].map((mb) => mb.toFixed(0)).join(' / '),
  };
}

function describeAnswers(answers: Answers): Figures {
  const ofMembers = answers.filter(([request]) => isMember(request));
  const ofStrangers = answers.filter(([request]) => !isMember(request));
  const others = answers.filter((each) => !isGood(each) && !isRefused(each));
  return {
    'members served, %': percent(ofMembers, isGood),
    'strangers served, %': percent(ofStrangers, isGood),
    'served p50 / p99 / max, ms': spread(waits(answers.filter(isGood))),
    'refused p50 / p99 / max, ms': spread(waits(answers.filter(isRefused))),
    'refused, %': percent(answers, isRefused),
    'neither answered nor refused, status × requests': countByStatus(others),
  };
}

/** Returns the good responses per second. */
async function measureCapacity({ program, isShort }: Bench, requests: string[]): Promise<number> {
  const durationMs = isShort ? 3_000 : 8_000;
  const { answers } = await program.load({ requests, durationMs, connections: CLOSED_LOOP });
  return (answers.filter(isGood).length / durationMs) * 1_000;
}

/** The time until several new requests in a row are answered quickly again. */
async function secondsUntilRecovered(origin: string): Promise<number> {
  const startedAt = performance.now();
  let recoveredAt = startedAt;
  for (let inARow = 0; inARow < RECOVERED_ANSWERS;) {
    const askedAt = performance.now();
    const answer = await fetch(`${origin}/api/v1/instance`).catch(() => undefined);
    await answer?.arrayBuffer();
    const isSoon = answer?.ok === true && performance.now() - askedAt < RECOVERED_MS;
    if (!isSoon) inARow = 0;
    else if (inARow++ === 0) recoveredAt = askedAt;
    await wait(20);
  }
  return (recoveredAt - startedAt) / 1_000;
}
