/**
 * What the program does with more than it can do: four times as many requests as it answers, six hundred sign-ins
 * at once, readers that do not read, and connections that say nothing. The real program on SQLite, over HTTP, with
 * the load from a thread of another process; reads /proc, so on Linux only.
 *
 *   node bench/overload.ts              about four minutes; the machine should do nothing else
 *   node bench/overload.ts short        a quarter of that
 *   node bench/overload.ts storm        one of: overload, storm, unread, idle
 */
import { setTimeout as wait } from 'node:timers/promises';
import { connectIdle, connectUnread } from './hostile-connections.ts';
import type { LoadResult } from './load.ts';
import { addressOf, emailOf, PASSWORD, startProgram } from './overload-program.ts';
import { toBytes } from './raw-client.ts';

const words = process.argv.slice(2);
const isShort = words.includes('short');
const chosen = words.filter((word) => word !== 'short');

const PEOPLE = 40;
const OVERLOAD = 4;
const LOAD_MS = isShort ? 8_000 : 30_000;
const REST_MS = isShort ? 15_000 : 60_000;
const SETTLE_MS = 2_000;
const SIGN_INS = 600;
/** A later answer is of no use. */
const USEFUL_MS = 1_000;
/** What is asked in the minute after the overload. */
const LIGHT_PER_SECOND = 20;
/** How often those with a session ask during the storm. */
const MEMBERS_PER_SECOND = 50;
const UNREAD_CONNECTIONS = 400;
const UNREAD_REQUESTS = 20;
const IDLE_CONNECTIONS = 5_300;
const RECOVERED_MS = 100;
const RECOVERED_ANSWERS = 20;

const program = await startProgram();
const { origin } = program;
const cookies: string[] = [];
for (let n = 0; n < PEOPLE; n++) cookies.push(await program.signUp(n));

/** One request of somebody with a session. */
function asMember(number: number, path: string, body?: string): string {
  const headers = {
    Cookie: cookies[number % PEOPLE] ?? '',
    Origin: origin,
    'X-Forwarded-For': addressOf(number),
  };
  return toBytes({ method: body === undefined ? 'GET' : 'POST', path, headers, ...(body ? { body } : {}) });
}

const RECORD = JSON.stringify({ description: 'Coffee', amount: 2.5, date: '2026-10-05' });
/** Seven of ten have a session; two of them record something. */
const MIX = Array.from({ length: 200 }, (_, n) => {
  if (n % 10 < 5) return asMember(n, '/api/v1/summary?from=2026-10-01&to=2026-10-31');
  if (n % 10 < 7) return asMember(n, '/api/v1/expenses', RECORD);
  const path = n % 10 === 7 ? '/login' : '/api/v1/instance';
  return toBytes({ path, headers: { 'X-Forwarded-For': addressOf(1_000 + n) } });
});
const isMember = (request: number) => request % 10 < 7;

const scenarios: Record<string, () => Promise<Record<string, string>>> = { overload, storm, unread, idle };
console.log(`Node ${process.version}, SQLite${isShort ? ', short' : ''}`);
for (const [name, run] of Object.entries(scenarios)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(name);
  console.table(await run());
}
await program.stop();

async function overload(): Promise<Record<string, string>> {
  // Once without counting, so that the compiler has seen it.
  await program.load({ requests: MIX, durationMs: 3_000, connections: 32 });
  const full = await program.load({ requests: MIX, durationMs: isShort ? 3_000 : 8_000, connections: 32 });
  const capacity = (answered(full) / (isShort ? 3_000 : 8_000)) * 1_000;
  await wait(SETTLE_MS);
  const before = program.memoryMb();
  const peak = watchMemory();
  const result = await program.load({
    requests: MIX,
    durationMs: LOAD_MS,
    connections: 1_000,
    perSecond: Math.round(capacity * OVERLOAD),
  });
  const recovered = await secondsUntilRecovered();
  const most = peak();
  // Garbage is collected only while something happens.
  await program.load({ requests: MIX, durationMs: REST_MS, connections: 4, perSecond: LIGHT_PER_SECOND });
  const useful = result.answers.filter(([, status, waitMs]) => isGood(status) && waitMs <= USEFUL_MS);
  const goodput = (useful.length / LOAD_MS) * 1_000;
  const members = result.answers.filter(([request]) => isMember(request));
  const served = result.answers.filter(([, status]) => isGood(status)).map(([, , waitMs]) => waitMs);
  const refused = result.answers.filter(([, status]) => status === 503).map(([, , waitMs]) => waitMs);
  return {
    'capacity, answers a second': capacity.toFixed(0),
    'goodput at four times that, answers within 1 s, a second': goodput.toFixed(0),
    'goodput, % of capacity': ((goodput / capacity) * 100).toFixed(0),
    'members served, %': share(members, ([, status]) => isGood(status)),
    'strangers served, %': share(
      result.answers.filter(([request]) => !isMember(request)),
      ([, status]) => isGood(status),
    ),
    'served p50 / p99 / max, ms': spread(served),
    'refused p50 / p99 / max, ms': spread(refused),
    'refused, %': share(result.answers, ([, status]) => status === 503),
    'neither answered nor refused': String(result.answers.length - served.length - refused.length),
    'generator late, p99, ms': result.lateMs.toFixed(0),
    'recovered after, s': recovered.toFixed(1),
    'memory before / most / after, MB': [before, most, program.memoryMb()]
      .map((mb) => mb.toFixed(0))
      .join(' / '),
  };
}

async function storm(): Promise<Record<string, string>> {
  const asking = Array.from({ length: PEOPLE }, (_, n) => asMember(n, '/api/v1/me'));
  const members = { requests: asking, durationMs: 10_000, connections: 50, perSecond: MEMBERS_PER_SECOND };
  await program.load({ ...members, durationMs: 2_000 });
  const alone = await program.load(members);
  const requests = Array.from({ length: SIGN_INS }, (_, n) =>
    toBytes({
      method: 'POST',
      path: '/api/auth/sign-in/email',
      headers: { Origin: origin, 'X-Forwarded-For': addressOf(2_000 + n) },
      body: JSON.stringify({ email: emailOf(n % PEOPLE), password: PASSWORD }),
    }),
  );
  const [during, signIns] = await Promise.all([
    program.load(members),
    program.load({ requests, durationMs: 100, connections: SIGN_INS, perSecond: SIGN_INS * 10 }),
  ]);
  const waits = (result: LoadResult) => result.answers.map(([, , waitMs]) => waitMs);
  const done = signIns.answers.filter(([, status]) => isGood(status)).map(([, , waitMs]) => waitMs);
  const refused = signIns.answers.filter(([, status]) => status === 503).map(([, , waitMs]) => waitMs);
  return {
    'with a session, alone, p50 / p99 / max, ms': spread(waits(alone)),
    'with a session, in the storm, p50 / p99 / max, ms': spread(waits(during)),
    'p99 in the storm / alone': (quantile(waits(during), 0.99) / quantile(waits(alone), 0.99)).toFixed(1),
    'with a session, not served': String(during.answers.length - answered(during)),
    'signed in': String(done.length),
    'signed in p50 / p99 / max, ms': spread(done),
    refused: String(refused.length),
    'refused p50 / p99 / max, ms': spread(refused),
    neither: String(signIns.answers.length - done.length - refused.length),
  };
}

async function unread(): Promise<Record<string, string>> {
  await fetch(`${origin}/api/v1/openapi.json`, { headers: { 'accept-encoding': 'identity' } });
  await wait(SETTLE_MS);
  const before = program.memoryMb();
  const peak = watchMemory();
  const sockets = await connectUnread(program.port, UNREAD_CONNECTIONS, UNREAD_REQUESTS);
  await wait(LOAD_MS / 3);
  const statuses = await freshStatuses(15);
  const open = sockets.countOpen();
  const most = peak();
  sockets.destroy();
  return {
    'memory at rest / most, MB': [before, most].map((mb) => mb.toFixed(0)).join(' / '),
    'most / at rest': (most / before).toFixed(2),
    'connections still open': String(open),
    'fresh requests': statuses,
  };
}

async function idle(): Promise<Record<string, string>> {
  const silent = await connectIdle(program.port, IDLE_CONNECTIONS, '127.0.0.2', '');
  const statuses = await freshStatuses(15);
  const open = silent.countOpen();
  silent.destroy();
  const halfOpen = await connectIdle(program.port, 200, '127.0.0.2', 'GET / HTTP/1.1\r\nHost: 127');
  const startedAt = performance.now();
  while (halfOpen.countOpen() > 0 && performance.now() - startedAt < 60_000) await wait(50);
  return {
    'idle connections of one address, asked for / kept': `${IDLE_CONNECTIONS} / ${open}`,
    'fresh requests of another address': statuses,
    'half a head is given up after, s': ((performance.now() - startedAt) / 1_000).toFixed(1),
    'still running': String(program.isRunning()),
  };
}

/** Each on a connection of its own. */
async function freshStatuses(count: number): Promise<string> {
  const statuses: string[] = [];
  for (let n = 0; n < count; n++) {
    const startedAt = performance.now();
    const status = await fetch(`${origin}/api/v1/instance`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(10_000),
    }).then(
      (answer) => answer.status,
      () => 'failed',
    );
    statuses.push(performance.now() - startedAt < 1_000 ? String(status) : `${status} late`);
  }
  const counts = Object.entries(Object.groupBy(statuses, (status) => status));
  return counts.map(([status, each]) => `${each?.length} × ${status}`).join(', ');
}

/** How long until new requests are answered quickly again, several in a row. */
async function secondsUntilRecovered(): Promise<number> {
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

function watchMemory(): () => number {
  let most = program.memoryMb();
  const timer = setInterval(() => (most = Math.max(most, program.memoryMb())), 200);
  return () => {
    clearInterval(timer);
    return most;
  };
}

function answered({ answers }: LoadResult): number {
  return answers.filter(([, status]) => isGood(status)).length;
}

function isGood(status: number): boolean {
  return status >= 200 && status < 300;
}

function share<T>(all: readonly T[], isMeant: (one: T) => boolean): string {
  return ((all.filter(isMeant).length / Math.max(1, all.length)) * 100).toFixed(0);
}

function spread(values: readonly number[]): string {
  return [0.5, 0.99, 1].map((part) => quantile(values, part).toFixed(0)).join(' / ');
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
