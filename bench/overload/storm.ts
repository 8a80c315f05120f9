import { PEOPLE, type Bench, type Figures } from './bench.ts';
import { quantile } from '../measure.ts';
import { addressOf, emailOf, PASSWORD } from '../sign-up.ts';
import { isGood, isRefused, spread, waits } from './figures.ts';
import { sendLoad, type LoadResponse } from './load.ts';
import { toBytes } from './raw-client.ts';

const SIGN_INS = 600;
/** The requests of users with a session, before and during the storm. */
const MEMBERS_PER_SECOND = 50;

/** Sends six hundred sign-ins at once, and measures their effect on users with a session. */
export async function storm(bench: Bench): Promise<Figures> {
  const { port, origin } = bench.program;
  const members = {
    port,
    requests: Array.from({ length: PEOPLE }, (_, number) => bench.asMember(number, '/api/v1/me')),
    durationMs: 10_000,
    connections: 50,
    perSecond: MEMBERS_PER_SECOND,
  };
  await sendLoad({ ...members, durationMs: 2_000 });
  const alone = await sendLoad(members);
  const requests = Array.from({ length: SIGN_INS }, (_, number) => toSignIn(origin, number));
  const [during, signIns] = await Promise.all([
    sendLoad(members),
    sendLoad({ port, requests, durationMs: 100, connections: SIGN_INS, perSecond: SIGN_INS * 10 }),
  ]);
  return {
    ...compareMembers(alone.responses, during.responses),
    ...describeSignIns(signIns.responses),
  };
}

function toSignIn(origin: string, number: number): string {
  return toBytes({
    path: '/api/auth/sign-in/email',
    headers: { Origin: origin, 'X-Forwarded-For': addressOf(2_000 + number) },
    body: JSON.stringify({ email: emailOf(number % PEOPLE), password: PASSWORD }),
  });
}

function compareMembers(alone: readonly LoadResponse[], during: readonly LoadResponse[]): Figures {
  return {
    'with a session, alone, p50 / p99 / max, ms': spread(waits(alone)),
    'with a session, in the storm, p50 / p99 / max, ms': spread(waits(during)),
    'p99 in the storm / alone': (quantile(waits(during), 0.99) / quantile(waits(alone), 0.99)).toFixed(1),
    'with a session, not served': String(during.length - during.filter(isGood).length),
  };
}

function describeSignIns(signIns: readonly LoadResponse[]): Figures {
  const done = signIns.filter(isGood);
  const refused = signIns.filter(isRefused);
  return {
    'signed in': String(done.length),
    'signed in p50 / p99 / max, ms': spread(waits(done)),
    refused: String(refused.length),
    'refused p50 / p99 / max, ms': spread(waits(refused)),
    'neither signed in nor refused': String(signIns.length - done.length - refused.length),
  };
}
