import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, TEST_ORIGIN, TEST_SECRET, type TestApp } from '#server/testing/test-app.ts';

const apps: TestApp[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

const SIGN_IN = '/api/auth/sign-in/email';
const RIGHT = 'plain-horse-battery';
const WRONG = 'another-password';
/** The network address of requests without a socket. */
const PEER = '127.0.0.1';

type Limits = { failuresPerAccount: number; failuresPerAddress: number; signUpsPerAddress: number };

async function createLimitedApp(limits: Partial<Limits>, trustedProxies: string[] = []): Promise<TestApp> {
  const app = await createTestApp({
    limits: { failuresPerAccount: 1000, failuresPerAddress: 1000, signUpsPerAddress: 1000, ...limits },
    config: {
      allowedOrigins: [TEST_ORIGIN],
      baseUrl: TEST_ORIGIN,
      secret: TEST_SECRET,
      adminEmail: undefined,
      supportEmail: undefined,
      trustedProxies,
    },
  });
  apps.push(app);
  return app;
}

function signIn(app: TestApp, email: string, password: string, headers: Record<string, string> = {}) {
  return app.visitor().send('POST', SIGN_IN, { email, password }, headers);
}

async function failSignIns(app: TestApp, times: number, email: string, headers?: Record<string, string>) {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++) statuses.push((await signIn(app, email, WRONG, headers)).status);
  return statuses;
}

describe('wrong passwords', () => {
  it('make one account wait: 429 with Retry-After, even with the right password', async () => {
    const app = await createLimitedApp({ failuresPerAccount: 3 });
    const { email } = await app.signUp();
    expect(await failSignIns(app, 4, email)).toEqual([401, 401, 401, 429]);
    const response = await signIn(app, email, RIGHT);
    expect([response.status, response.body.code]).toEqual([429, 'tooManyRequests']);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('beyond the limit double the wait; after it, the right password is accepted', async () => {
    const app = await createLimitedApp({ failuresPerAccount: 2 });
    const { email } = await app.signUp();
    await failSignIns(app, 2, email);
    const waits: (string | null)[] = [];
    for (let round = 0; round < 2; round++) {
      const refused = await signIn(app, email, WRONG);
      waits.push(refused.headers.get('retry-after'));
      await waitSeconds(Number(refused.headers.get('retry-after')));
      if (round === 0) expect((await signIn(app, email, WRONG)).status).toBe(401);
    }
    expect(waits).toEqual(['1', '2']);
    expect((await signIn(app, email, RIGHT)).status).toBe(200);
    // The right password resets the count.
    expect(await failSignIns(app, 3, email)).toEqual([401, 401, 429]);
  });

  it('for one account do not slow other accounts', async () => {
    const app = await createLimitedApp({ failuresPerAccount: 2 });
    const { email } = await app.signUp();
    const other = await app.signUp();
    expect((await failSignIns(app, 3, email)).at(-1)).toBe(429);
    expect((await signIn(app, other.email, RIGHT)).status).toBe(200);
  });

  it('count for an unknown address as for a known one', async () => {
    const app = await createLimitedApp({ failuresPerAccount: 2 });
    expect(await failSignIns(app, 3, 'nobody@example.org')).toEqual([401, 401, 429]);
  });

  it('from a stranger’s network address do not lock the owner out', async () => {
    const app = await createLimitedApp({ failuresPerAccount: 2 }, [PEER]);
    const { email } = await app.signUp();
    const stranger = { 'x-forwarded-for': '203.0.113.9' };
    expect((await failSignIns(app, 3, email, stranger)).at(-1)).toBe(429);
    const owner = await signIn(app, email, RIGHT, { 'x-forwarded-for': '198.51.100.7' });
    expect(owner.status).toBe(200);
  });

  it('for many accounts from one network address make only that address wait', async () => {
    const app = await createLimitedApp({ failuresPerAddress: 3 }, [PEER]);
    const { email } = await app.signUp();
    const guesser = { 'x-forwarded-for': '203.0.113.9' };
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) {
      statuses.push((await signIn(app, `nobody-${n}@example.org`, WRONG, guesser)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
    const refused = await signIn(app, email, RIGHT, guesser);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn(app, email, RIGHT, { 'x-forwarded-for': '198.51.100.7' })).status).toBe(200);
  });

  it('sent all at once are limited like one after another', async () => {
    const app = await createLimitedApp({ failuresPerAccount: 3 });
    const { email } = await app.signUp();
    const responses = await Promise.all(Array.from({ length: 12 }, () => signIn(app, email, WRONG)));
    const statuses = responses.map((response) => response.status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([401, 401, 401, ...Array.from({ length: 9 }, () => 429)]);
  });

  it('for many accounts sent at once are limited too', async () => {
    const app = await createLimitedApp({ failuresPerAddress: 3 });
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, n) => signIn(app, `nobody-${n}@example.org`, WRONG)),
    );
    expect(responses.filter((response) => response.status === 401)).toHaveLength(3);
  });

  it('from one IPv6 network count together, because one client can use all of its addresses', async () => {
    const app = await createLimitedApp({ failuresPerAccount: 2 }, [PEER]);
    const { email } = await app.signUp();
    const statuses: number[] = [];
    for (const address of ['2001:db8::1', '2001:db8:0:0:9::', '2001:db8::ffff:1:1', '2001:db8:0:1::1']) {
      statuses.push((await signIn(app, email, WRONG, { 'x-forwarded-for': address })).status);
    }
    expect(statuses).toEqual([401, 401, 429, 401]);
  });

  it('are the only attempts that count: many sign-ins with the right password never wait', async () => {
    const app = await createLimitedApp({ failuresPerAccount: 3, failuresPerAddress: 3 });
    const { email } = await app.signUp();
    for (let n = 0; n < 8; n++) expect((await signIn(app, email, RIGHT)).status).toBe(200);
  });
});

describe('a forged X-Forwarded-For', () => {
  it('does not get past the limits', async () => {
    const app = await createLimitedApp({ failuresPerAccount: 2 });
    const { email } = await app.signUp();
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) {
      const forged = { 'x-forwarded-for': `203.0.113.${n}`, 'x-real-ip': `203.0.113.${n}` };
      statuses.push((await signIn(app, email, WRONG, forged)).status);
    }
    expect(statuses).toEqual([401, 401, 429, 429]);
  });

  it('before the entry of the trusted proxy does not get past the limits', async () => {
    const app = await createLimitedApp({ failuresPerAccount: 2 }, [PEER]);
    const { email } = await app.signUp();
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) {
      const forged = { 'x-forwarded-for': `203.0.113.${n}, 198.51.100.7` };
      statuses.push((await signIn(app, email, WRONG, forged)).status);
    }
    expect(statuses).toEqual([401, 401, 429, 429]);
  });

  it('does not become the session’s address, but a trusted proxy’s entry does', async () => {
    for (const [trustedProxies, expectedAddress] of [
      [[], PEER],
      [[PEER], '203.0.113.9'],
    ] as const) {
      const app = await createLimitedApp({}, [...trustedProxies]);
      const { email } = await app.signUp();
      await app.database.write((trx) => trx.deleteFrom('session').execute());
      await signIn(app, email, RIGHT, { 'x-forwarded-for': '203.0.113.9' });
      const session = await app.database.read.selectFrom('session').select('ipAddress').executeTakeFirst();
      expect(session).toEqual({ ipAddress: expectedAddress });
    }
  });
});

describe('sign-ups', () => {
  it('from one address are limited, without affecting other addresses', async () => {
    const app = await createLimitedApp({ signUpsPerAddress: 2 }, [PEER]);
    const send = (n: number, from: string) =>
      app
        .visitor()
        .send(
          'POST',
          '/api/auth/sign-up/email',
          { email: `new-${n}@example.org`, password: RIGHT, termsAccepted: true },
          { 'x-forwarded-for': from },
        );
    const responses = [];
    for (let n = 0; n < 3; n++) responses.push(await send(n, '203.0.113.9'));
    expect(responses.map((response) => response.status)).toEqual([200, 200, 429]);
    expect(Number(responses[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(4, '198.51.100.7')).status).toBe(200);
  });
});

/** Waits in real time, which the rate-limit library uses. */
function waitSeconds(count: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, count * 1000 + 50));
}
