import { PEOPLE, type Bench, type Figures } from './bench.ts';
import { isGood, isRefused, quantile, spread, waits } from './figures.ts';
import { addressOf, emailOf, PASSWORD } from '../sign-up.ts';
import type { Answers } from './load.ts';
import { toBytes } from './raw-client.ts';

const SIGN_INS = 600;
/** How often users with a session send requests during the storm. */
const MEMBERS_PER_SECOND = 50;

/** Sends six hundred sign-ins at once, and measures their effect on users with a session. */
export async function storm(bench: Bench): Promise<Figures> {
  const { program } = bench;
  const memberRequests = Array.from({ length: PEOPLE }, (_, number) => bench.asMember(number, '/api/v1/me'));
  const members = {
    requests: memberRequests,
    durationMs: 10_000,
    connections: 50,
    perSecond: MEMBERS_PER_SECOND,
  };
  await program.load({ ...members, durationMs: 2_000 });
  const alone = (await program.load(members)).answers;
  const requests = Array.from({ length: SIGN_INS }, (_, number) => toSignIn(program.origin, number));
  const [{ answers: during }, { answers: signIns }] = await Promise.all([
    program.load(members),
    program.load({ requests, durationMs: 100, connections: SIGN_INS, perSecond: SIGN_INS * 10 }),
  ]);
  return { ...compareMembers(alone, during), ...describeSignIns(signIns) };
}

function toSignIn(origin: string, number: number): string {
  return toBytes({
    path: '/api/auth/sign-in/email',
    headers: { Origin: origin, 'X-Forwarded-For': addressOf(2_000 + number) },
    body: JSON.stringify({ email: emailOf(number % PEOPLE), password: PASSWORD }),
  });
}

function compareMembers(alone: Answers, during: Answers): Figures {
  return {
    'with a session, alone, p50 / p99 / max, ms': spread(waits(alone)),
    'with a session, in the storm, p50 / p99 / max, ms': spread(waits(during)),
    'p99 in the storm / alone': (quantile(waits(during), 0.99) / quantile(waits(alone), 0.99)).toFixed(1),
    'with a session, not served': String(during.length - during.filter(isGood).length),
  };
}

function describeSignIns(signIns: Answers): Figures {
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
