import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_SESSIONS_PER_USER } from '#shared/limits.ts';
import { signUpUser } from '#server/testing/admins.ts';
import { PASSWORD } from '#server/testing/new-account.ts';
import { createTestApp, TEST_ORIGIN, TEST_SECRET, type TestApp } from '#server/testing/test-app.ts';
import { GIVE_CODE, halfSignIn, SIGN_IN, turnOnTwoStep } from '#server/testing/two-step.ts';
import { createIdentity } from './identity.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { trustedProxies: [] } });
});
afterAll(() => app.close());

const newestSession = (userId: string) =>
  app.database.read
    .selectFrom('session')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

it('opens a session that the identity library accepts', async () => {
  const { user, code } = await turnOnTwoStep(app, await signUpUser(app));
  const browser = await halfSignIn(app, user);
  await browser.post(GIVE_CODE, { code: code() });
  const identity = createIdentity({
    database: app.database,
    secret: TEST_SECRET,
    baseUrl: TEST_ORIGIN,
    isHttps: false,
    sessionDays: () => 7,
    needsCode: () => Promise.resolve(true),
  });
  const headers = new Headers({ cookie: browser.cookieHeader() });
  const found = await (await identity()).api.getSession({ headers });
  const { token, id } = await newestSession(user.uid);
  expect(found).toMatchObject({ user: { id: user.uid }, session: { token, id } });
});

it('stores the row that a sign-in with a password stores', async () => {
  const agent = { 'user-agent': `Firefox ${'x'.repeat(400)}` };
  const plain = await signUpUser(app);
  await app.visitor().send('POST', SIGN_IN, { email: plain.email, password: PASSWORD }, agent);
  const { user, code } = await turnOnTwoStep(app, plain);
  const before = await newestSession(user.uid);
  const browser = await halfSignIn(app, user);
  await browser.send('POST', GIVE_CODE, { code: code() }, agent);
  const after = await newestSession(user.uid);
  const toShape = ({ createdAt, expiresAt, proved_at, id, token, ...row }: typeof after) => ({
    ...row,
    updatedAt: row.updatedAt === createdAt,
    lasts: Date.parse(expiresAt) - Date.parse(createdAt),
    isProved: proved_at === Date.parse(createdAt),
    id: id.length,
    owner: token.slice(0, token.indexOf('~')),
    instants: [createdAt, expiresAt].map((instant) => instant === new Date(instant).toISOString()),
  });
  expect(toShape(after)).toEqual(toShape(before));
  expect(after.createdAt).toBe(new Date(app.clock.now).toISOString());
});

it('ends the least recently used session beyond the limit', async () => {
  const { user, recoveryCodes } = await turnOnTwoStep(app, await signUpUser(app));
  const row = await newestSession(user.uid);
  await app.database.write(async (trx) => {
    for (let n = 1; n < MAX_SESSIONS_PER_USER; n++) {
      const copy = { ...row, id: `${row.id}-${n}`, token: `${user.uid}~copy-${n}` };
      await trx
        .insertInto('session')
        .values({ ...copy, updatedAt: `2099-01-01T00:00:${n + 10}.000Z` })
        .execute();
    }
  });
  const browser = await halfSignIn(app, user);
  expect((await browser.post(GIVE_CODE, { code: recoveryCodes[0] })).status).toBe(200);
  expect((await browser.get('/api/v1/me')).status).toBe(200);
  expect((await user.get('/api/v1/me')).status).toBe(401);
  const rows = await app.database.read
    .selectFrom('session')
    .select('id')
    .where('userId', '=', user.uid)
    .execute();
  expect(rows).toHaveLength(MAX_SESSIONS_PER_USER);
});
