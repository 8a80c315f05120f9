/**
 * Checks whether the response time reveals if an address has an account: at the sign-in, at the request for a new
 * password, and at the sign-up with confirmation, 200 pairs each. In process, through the whole app, on SQLite in a
 * temporary folder or on an empty PostgreSQL. The exit code is 1 if the difference is large enough to use.
 *
 *   node bench/enumeration.ts
 *   node bench/enumeration.ts postgres://…
 */
import { openBench } from './bench-app.ts';
import { quantile } from './measure.ts';
import { PASSWORD } from './sign-up.ts';

const PAIRS = 200;
const UNLIMITED = 1_000_000;
/**
 * The share of comparisons in which the known address is slower may differ from 0.5 by this much. Without any
 * difference in time, one run in a thousand differs more (3.3 times the standard error of 0.029).
 */
const USABLE_DIFFERENCE = 0.1;

const REQUESTS = {
  'sign-in': ['sign-in/email', { password: 'not this one' }],
  'new password': ['request-password-reset', {}],
  'sign-up': ['sign-up/email', { termsAccepted: true }],
} as const;

const bench = await openBench(process.argv[2], {
  mailer: { send: () => Promise.resolve() },
  limits: { failuresPerAccount: UNLIMITED, failuresPerAddress: UNLIMITED, signUpsPerAddress: UNLIMITED },
  mailLimits: { perAccount: UNLIMITED, perAddress: UNLIMITED },
});

for (let nth = 0; nth < PAIRS; nth++) {
  await measureMs('sign-up/email', { email: knownEmail(nth), password: PASSWORD, termsAccepted: true });
}
await bench.created.settings.change({ emailVerification: true }, () => Promise.resolve());

let isUsable = false;
for (const [name, [path, fields]] of Object.entries(REQUESTS)) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let nth = 0; nth < PAIRS; nth++) {
    // Neither is always first.
    const pair = [
      ['known', knownEmail(nth)],
      ['unknown', `${path.replace('/', '-')}-${nth}@example.org`],
    ] as const;
    for (const [kind, email] of nth % 2 === 0 ? pair : pair.toReversed()) {
      times[kind].push(await measureMs(path, { email, ...fields }));
    }
  }
  const share = shareSlower(times.known, times.unknown);
  isUsable ||= Math.abs(share - 0.5) > USABLE_DIFFERENCE;
  const [known, unknown] = [times.known, times.unknown].map((each) => quantile(each, 0.5).toFixed(2));
  console.log(
    `${name}: known ${known} ms, unknown ${unknown} ms, ` +
      `the known address is slower in ${(share * 100).toFixed(1)}% of all comparisons`,
  );
}
await bench.close();
console.log(
  isUsable ? 'The time of a response reveals whether an address is known.' : 'No usable difference.',
);
process.exitCode = isUsable ? 1 : 0;

function knownEmail(nth: number): string {
  return `known-${nth}@example.org`;
}

/** Returns the milliseconds until the response. The work after it is waited for, but does not count. */
async function measureMs(path: string, body: object): Promise<number> {
  const startedAt = performance.now();
  const response = await bench.created.app.request(new URL(`/api/auth/${path}`, bench.origin), {
    method: 'POST',
    headers: { origin: bench.origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const timeMs = performance.now() - startedAt;
  await response.arrayBuffer();
  await bench.created.settled();
  return timeMs;
}

/** Compares each time with each other time, and returns the share of larger ones: 0.5 by chance (Mann-Whitney). */
function shareSlower(times: readonly number[], others: readonly number[]): number {
  const larger = times.flatMap((time) =>
    others.map((other) => Number(time > other) + Number(time === other) / 2),
  );
  return larger.reduce((sum, value) => sum + value, 0) / larger.length;
}
