import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseUser } from '#server/database/erase-user.ts';
import { createTestApp, TEST_ORIGIN, TEST_SECRET, type TestApp } from '#server/testing/test-app.ts';
import { createIdentity, type Identity } from './identity.ts';

let app: TestApp;
let identity: Awaited<ReturnType<Identity>>;
beforeAll(async () => {
  app = await createTestApp();
  identity = await createIdentity({
    database: app.database,
    secret: TEST_SECRET,
    baseUrl: TEST_ORIGIN,
    isHttps: false,
    sessionDays: () => 7,
    needsCode: () => Promise.resolve(false),
  })();
});
afterAll(() => app.close());

const COOKIE = 'saldo.session_token';

function sign(token: string, secret = TEST_SECRET): string {
  return createHmac('sha256', secret).update(token).digest('base64');
}

/** Signs up a user and returns the browser's cookie value, its token and its signature. */
async function signUpWithSession() {
  const user = await app.signUpOverHttp();
  const value = user.cookies.get(COOKIE) ?? '';
  const [token = '', signature = ''] = decodeURIComponent(value).split('.');
  const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
  return { uid, value, token, signature };
}

/** Returns the user whom each of the two checks finds for this cookie. */
async function findUsers(cookie: string) {
  const ours = await app.visitor().get('/api/v1/me', { cookie });
  const theirs = await identity.api.getSession({ headers: new Headers({ cookie }) });
  return { ours: ours.status === 200 ? ours.body.uid : null, theirs: theirs?.user.id ?? null };
}

async function changeSession(token: string, change: Record<string, string>): Promise<void> {
  await app.database.write(async (trx) => {
    await trx.updateTable('session').set(change).where('token', '=', token).execute();
  });
}

describe('our session check agrees with the identity library', () => {
  it('on the user of a valid cookie', async () => {
    const { uid, value } = await signUpWithSession();
    expect(await findUsers(`${COOKIE}=${value}`)).toEqual({ ours: uid, theirs: uid });
  });

  type SignedIn = Awaited<ReturnType<typeof signUpWithSession>>;
  it.each<[string, (user: SignedIn) => string]>([
    ['no value', () => ''],
    ['a token without a signature', ({ token }) => token],
    ['a token and an empty signature', ({ token }) => `${token}.`],
    ['a signature alone', ({ signature }) => `.${encodeURIComponent(signature)}`],
    ['another signature', ({ token }) => `${token}.${encodeURIComponent(sign('other'))}`],
    ['the signature of another secret', ({ token }) => `${token}.${encodeURIComponent(sign(token, 'x'))}`],
    ['a changed token', ({ token, signature }) => `x${token}.${encodeURIComponent(signature)}`],
    [
      'a signature cut off',
      ({ token, signature }) => `${token}.${encodeURIComponent(signature.slice(0, -2))}`,
    ],
    ['a signature without padding', ({ token, signature }) => `${token}.${signature.replace('=', '')}`],
    [
      'a signature with text after it',
      ({ token, signature }) => `${token}.${encodeURIComponent(signature)}%21`,
    ],
    [
      'a signature with a blank before it',
      ({ token, signature }) => `${token}.%20${encodeURIComponent(signature)}`,
    ],
    ['a valid signature of an unknown session', () => `nothing.${encodeURIComponent(sign('nothing'))}`],
    ['broken encoding', ({ token }) => `${token}.%E0%A4%A`],
  ])('on nobody for %s', async (_, change) => {
    const user = await signUpWithSession();
    expect(await findUsers(`${COOKIE}=${change(user)}`)).toEqual({ ours: null, theirs: null });
  });

  it('on nobody for an expired session', async () => {
    const { value, token } = await signUpWithSession();
    await changeSession(token, { expiresAt: new Date(Date.now() - 3_600_000).toISOString() });
    expect(await findUsers(`${COOKIE}=${value}`)).toEqual({ ours: null, theirs: null });
  });

  it('on nobody for a deleted session', async () => {
    const { value, token } = await signUpWithSession();
    await app.database.write(async (trx) => {
      await trx.deleteFrom('session').where('token', '=', token).execute();
    });
    expect(await findUsers(`${COOKIE}=${value}`)).toEqual({ ours: null, theirs: null });
  });

  it('on nobody for a session that is left of a deleted user', async () => {
    const { uid, value, token } = await signUpWithSession();
    const session = await app.database.read
      .selectFrom('session')
      .selectAll()
      .where('token', '=', token)
      .executeTakeFirstOrThrow();
    await app.database.write(async (trx) => {
      await eraseUser(trx, uid);
      // A sign-in at the same moment may leave its session.
      await trx.insertInto('session').values(session).execute();
    });
    expect(await findUsers(`${COOKIE}=${value}`)).toEqual({ ours: null, theirs: null });
  });
});

describe('the identity library', () => {
  it('does not serve its own paths', async () => {
    const ours = [
      '/sign-up/email',
      '/sign-in/email',
      '/sign-out',
      '/request-password-reset',
      '/reset-password',
      '/verify-email',
    ];
    const served = new Set(ours);
    const endpoints = Object.values(identity.api as unknown as Record<string, LibraryEndpoint>);
    const paths = endpoints.flatMap(({ path }) => path ?? []).filter((path) => !served.has(path));
    expect(paths.length).toBeGreaterThan(20);
    const user = await app.signUpOverHttp();
    for (const path of paths) {
      const url = `/api/auth${path.replaceAll(/:\w+/g, 'x')}`;
      for (const response of [await user.get(url), await user.post(url, {})]) {
        expect([path, response.status, response.body.code]).toEqual([path, 404, 'notFound']);
      }
    }
  });
});

type LibraryEndpoint = { path?: string };
