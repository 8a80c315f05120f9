/**
 * Measures the built program against the limit: `limit/bare-server.ts` does the same work on the same file, and nothing
 * else. Both run at once and are loaded in turns, so that other work on the machine slows both.
 *
 *   npm run bench:limit                               users with 1,000, 100,000 and 1,000,000 transactions
 *   npm run bench:limit -- --sizes 1000,100000        other users
 *   npm run bench:limit -- --only month               the cases whose names begin so
 *   npm run bench:limit -- --rounds 3 --seconds 0.5   a shorter run
 */
import { parseArgs } from 'node:util';
import { listCases, MONTH_CASE, UNCHANGED_CASE, type Case, type LimitUser } from './limit/cases.ts';
import { loadServer, openClient } from './limit/load.ts';
import { startServers, type RunningServer } from './limit/servers.ts';
import { quantile } from './measure.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1' },
  },
});
const ROUNDS = Number(values.rounds);
const ROUND_MS = Number(values.seconds) * 1_000;
const WARM_UP_MS = 1_000;
const US_PER_MS = 1_000;
/** The parts of a response that the servers write at different times. */
const OWN_FIELDS = /"(?:isOnline|lastSeen|updatedAt|id)":(?:"[^"]*"|\w+),?/g;

type Round = { perSecond: number; processorUs: number; timesMs: number[] };

const servers = await startServers(values.sizes.split(',').map(Number));
const { product, bare, users, origin, staticPath } = servers;
const cases = listCases(origin, staticPath).filter(({ name }) => name.startsWith(values.only));
const table: Record<string, Record<string, string>> = {};
const smallestUs: Record<string, number> = {};
const bareMonth: Record<number, readonly Round[]> = {};
try {
  for (const each of cases) {
    for (const user of each.isBySize ? users : users.slice(0, 1)) await measureCase(each, user);
  }
} finally {
  await servers.stop();
}
console.log(`Saldo and the limit (Node ${process.version}, ${ROUNDS} rounds of ${ROUND_MS} ms)`);
console.log('share: requests a second of Saldo / the limit, median [lowest, highest] of the rounds');
console.table(table);

async function measureCase(each: Case, user: LimitUser): Promise<void> {
  const load = {
    [product.port]: { status: each.status, request: await makeRequest(each, user, product) },
    [bare.port]: { status: each.status, request: await makeRequest(each, user, bare) },
  };
  if (each.name !== 'sign-in' && each.status === 200) await requireSame(load);
  const run = (server: RunningServer, durationMs: number) => measureRound(server, each, load, durationMs);
  for (const server of [product, bare]) await run(server, WARM_UP_MS);
  const rounds: { product: Round; bare: Round }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ product: await run(product, ROUND_MS), bare: await run(bare, ROUND_MS) });
  }
  addRow(each, user, rounds);
}

/** Returns a function that makes the text of each request; the ETag is the one of this server. */
async function makeRequest(each: Case, user: LimitUser, { port }: RunningServer) {
  const month = listCases(origin, staticPath).find(({ name }) => name === MONTH_CASE);
  const etag = each.name === UNCHANGED_CASE && month ? await readEtag(port, month.request(user, 0, '')) : '';
  return (number: number) => each.request(user, number, etag);
}

async function readEtag(port: number, request: string): Promise<string> {
  const { headers } = await sendOnce(port, request);
  return /^etag: (.*)$/im.exec(headers)?.[1] ?? '';
}

async function sendOnce(port: number, request: string) {
  const client = await openClient(port);
  const response = await client.send(request);
  client.close();
  return response;
}

/** Throws if the two servers send different JSON. */
async function requireSame(load: Record<number, { request: (number: number) => string }>): Promise<void> {
  const bodies = await Promise.all(
    Object.entries(load).map(async ([port, { request }]) => {
      const { body } = await sendOnce(Number(port), request(0));
      return body.replace(OWN_FIELDS, '');
    }),
  );
  if (bodies[0] !== bodies[1]) throw new Error(`Different responses:\n${bodies.join('\n')}`);
}

async function measureRound(
  server: RunningServer,
  { connections }: Case,
  load: Record<number, { status: number; request: (number: number) => string }>,
  durationMs: number,
): Promise<Round> {
  const loaded = load[server.port];
  if (loaded === undefined) throw new Error('The server has no load.');
  const before = server.processorMs();
  const { count, seconds, timesMs } = await loadServer(server.port, connections, loaded, durationMs);
  const processorUs = ((server.processorMs() - before) / count) * US_PER_MS;
  return { perSecond: count / seconds, processorUs, timesMs };
}

function addRow(each: Case, { size }: LimitUser, rounds: { product: Round; bare: Round }[]): void {
  const [ours, theirs] = [rounds.map((round) => round.product), rounds.map((round) => round.bare)];
  if (each.name === MONTH_CASE) bareMonth[size] = theirs;
  // An unchanged summary is compared with the limit's whole one, which is not cached.
  const limit = each.name === UNCHANGED_CASE ? (bareMonth[size] ?? theirs) : theirs;
  const shares = ours.map(({ perSecond }, at) => perSecond / (limit[at]?.perSecond ?? 1));
  const [low, middle, high] = [Math.min(...shares), quantile(shares, 0.5), Math.max(...shares)].map((share) =>
    share.toFixed(2),
  );
  const processorUs = (all: readonly Round[]) =>
    quantile(
      all.map((round) => round.processorUs),
      0.5,
    );
  smallestUs[each.name] ??= processorUs(ours);
  const percentile = (all: readonly Round[], share: number) =>
    quantile(
      all.flatMap(({ timesMs }) => timesMs),
      share,
    ).toFixed(1);
  table[each.isBySize ? `${each.name}, ${size}` : each.name] = {
    share: `${middle} [${low}, ${high}]`,
    'a second': `${Math.round(
      quantile(
        ours.map(({ perSecond }) => perSecond),
        0.5,
      ),
    )}`,
    'processor us: ours / limit': `${Math.round(processorUs(ours))} / ${Math.round(processorUs(limit))}`,
    growth: (processorUs(ours) / (smallestUs[each.name] ?? 1)).toFixed(2),
    'p50 ms': `${percentile(ours, 0.5)} / ${percentile(limit, 0.5)}`,
    'p99 ms': `${percentile(ours, 0.99)} / ${percentile(limit, 0.99)}`,
    MB: `${Math.round(product.memoryMb())} / ${Math.round(bare.memoryMb())}`,
  };
}
