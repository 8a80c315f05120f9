import { afterEach, describe, expect, it } from 'vitest';
import { createTestInstances, type TestInstances } from '#server/testing/test-instances.ts';
import type { TestApp } from '#server/testing/test-app.ts';

const SIGN_IN = '/api/auth/sign-in/email';
const SIGN_UP = '/api/auth/sign-up/email';
const PASSWORD = 'plain-horse-battery';
const LIMITS = { failuresPerAccount: 1000, failuresPerAddress: 1000, signUpsPerAddress: 1000 };

let instances: TestInstances | undefined;
afterEach(() => instances?.close());

function signIn(app: TestApp, email: string, password = 'a wrong password') {
  return app.visitor().post(SIGN_IN, { email, password });
}

/** Sends a request many times, to both instances in turn, and returns the statuses. */
async function alternate(times: number, request: (app: TestApp, n: number) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++) {
    const app = n % 2 === 0 ? instances?.one : instances?.other;
    if (app !== undefined) statuses.push((await request(app, n)).status);
  }
  return statuses;
}

describe('two instances count together', () => {
  it('wrong passwords of an account, and accept the owner after the wait', async () => {
    instances = await createTestInstances({ limits: { ...LIMITS, failuresPerAccount: 3 } });
    const { one, other } = instances;
    const { email } = await one.signUp();
    expect(await alternate(5, (app) => signIn(app, email))).toEqual([401, 401, 401, 429, 429]);
    const refused = await signIn(other, email, PASSWORD);
    expect(refused.status).toBe(429);
    await new Promise((resolve) =>
      setTimeout(resolve, Number(refused.headers.get('retry-after')) * 1000 + 50),
    );
    expect((await signIn(other, email, PASSWORD)).status).toBe(200);
    expect(await alternate(4, (app) => signIn(app, email))).toEqual([401, 401, 401, 429]);
  });

  it('wrong passwords sent to both at the same moment', async () => {
    instances = await createTestInstances({ limits: { ...LIMITS, failuresPerAccount: 3 } });
    const { one, other } = instances;
    const { email } = await one.signUp();
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, n) => signIn(n % 2 === 0 ? one : other, email)),
    );
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(3);
  });

  it('wrong passwords for many accounts from one address', async () => {
    instances = await createTestInstances({ limits: { ...LIMITS, failuresPerAddress: 4 } });
    expect(await alternate(6, (app, n) => signIn(app, `nobody-${n}@example.org`))).toEqual([
      401, 401, 401, 401, 429, 429,
    ]);
  });

  it('sign-ups from one address', async () => {
    instances = await createTestInstances({ limits: { ...LIMITS, signUpsPerAddress: 3 } });
    const account = { password: PASSWORD, termsAccepted: true };
    const statuses = await alternate(5, (app, n) =>
      app.visitor().post(SIGN_UP, { ...account, email: `person-${n}@example.org` }),
    );
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it('without storing a client’s address', async () => {
    instances = await createTestInstances({ limits: { ...LIMITS, failuresPerAccount: 1 } });
    await alternate(3, (app) => signIn(app, 'canary@example.org'));
    const rows = await instances.one.database.read.selectFrom('rate_limits').selectAll().execute();
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toMatch(/canary|example|127\.0/);
  });

  it('and delete counts whose window has passed', async () => {
    instances = await createTestInstances({ limits: LIMITS });
    const { one } = instances;
    await signIn(one, 'nobody@example.org');
    await one.cleanUp.run();
    expect(await one.database.read.selectFrom('rate_limits').selectAll().execute()).not.toEqual([]);
    one.clock.now += 15 * 60_000 + 1_000;
    await one.cleanUp.run();
    expect(await one.database.read.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });
});

describe('two instances limit requests for mail', () => {
  it('with one count for both', async () => {
    instances = await createTestInstances({
      mailer: { send: () => Promise.resolve() },
      mailLimits: { perAccount: 3, perAddress: 1000 },
    });
    const { email } = await instances.one.signUp();
    const statuses = await alternate(5, (app) =>
      app.visitor().post('/api/auth/request-password-reset', { email }),
    );
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});

describe('the setup code of the first administrator', () => {
  it('is the same on both instances, and works once for many sign-ups at the same moment', async () => {
    instances = await createTestInstances({ limits: LIMITS });
    const { one, other } = instances;
    const [code, same] = await Promise.all([one.setupCode.current(), other.setupCode.current()]);
    expect(code).toBeDefined();
    expect(same).toBe(code);
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        (n % 2 === 0 ? one : other).visitor().post(SIGN_UP, {
          email: `boss-${n}@example.org`,
          password: PASSWORD,
          termsAccepted: true,
          setupCode: code,
        }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 403, 403, 403, 403, 403,
    ]);
    const admins = await one.database.read
      .selectFrom('profiles')
      .select('user_id')
      .where('is_admin', '=', 1)
      .execute();
    expect(admins).toHaveLength(1);
    expect(await other.setupCode.current()).toBeUndefined();
  });
});
