import { createHmac } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_SESSION_DAYS } from '#shared/limits.ts';
import { eraseUser } from '#server/database/erase-user.ts';
import { PASSWORD } from '#server/testing/new-account.ts';
import { createTestApp, TEST_SECRET, type TestApp } from '#server/testing/test-app.ts';

const ME = '/api/v1/me';
const COOKIE = 'saldo.session_token';
const DAY_MS = 24 * 60 * 60_000;

const queries: { sql: string; parameters: readonly unknown[] }[] = [];
let app: TestApp;
let ana: Person;
let ben: Person;
beforeAll(async () => {
  app = await createTestApp({}, { onQuery: (query) => void queries.push(query) });
  [ana, ben] = [await signUp(), await signUp()];
});
afterAll(() => app.close());

type Person = { uid: string; token: string; random: string };

/** Signs up over HTTP, so that the identity library makes the session. */
async function signUp(): Promise<Person> {
  const client = await app.signUpOverHttp();
  const { uid } = (await client.get(ME)).body as { uid: string };
  const [token = ''] = decodeURIComponent(client.cookies.get(COOKIE) ?? '').split('.');
  return { uid, token, random: token.slice(token.indexOf('~') + 1) };
}

/** Returns a Cookie header with this token, signed with the server's secret. */
function signedCookie(token: string): string {
  const signature = createHmac('sha256', TEST_SECRET).update(token).digest('base64');
  return `${COOKIE}=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** Returns the user whom a request with this token is from; null for nobody. */
async function findUser(token: string): Promise<string | null> {
  const { status, body } = await app.visitor().get(ME, { cookie: signedCookie(token) });
  expect([200, 401]).toContain(status);
  return status === 200 ? body.uid : null;
}

/** Stores another session of a user. */
async function addSession(userId: string, token: string): Promise<void> {
  const createdAt = new Date(app.clock.now).toISOString();
  const expiresAt = new Date(app.clock.now + MAX_SESSION_DAYS * DAY_MS).toISOString();
  const session = { id: uuidv7(), userId, token, ipAddress: null, userAgent: null, proved_at: null };
  await app.database.write(async (trx) => {
    await trx
      .insertInto('session')
      .values({ ...session, createdAt, updatedAt: createdAt, expiresAt })
      .execute();
  });
}

describe('the token of a session', () => {
  it('begins with the user’s id, after a sign-up and after a sign-in', async () => {
    const client = await app.signUpOverHttp();
    const { uid } = (await client.get(ME)).body as { uid: string };
    await app.visitor().post('/api/auth/sign-in/email', { email: client.email, password: PASSWORD });
    const rows = await app.database.read
      .selectFrom('session')
      .select('token')
      .where('userId', '=', uid)
      .execute();
    expect(rows.map(({ token }) => token.replace(/\w{32}$/, 'random'))).toEqual([
      `${uid}~random`,
      `${uid}~random`,
    ]);
  });

  it('is found by one query that fixes the user, without the table of accounts', async () => {
    queries.length = 0;
    expect(await findUser(ana.token)).toBe(ana.uid);
    const found = queries.filter(({ sql }) => sql.includes('"session"."token"'));
    expect(found).toHaveLength(1);
    expect(found[0]?.parameters).toEqual([ana.uid, ana.token]);
    expect(found[0]?.sql).toMatch(/"session"."userId" = [^=]+ and "session"."token" = [^=]+$/);
    expect(found[0]?.sql).not.toContain('"user"');
  });

  it('is split at its first separator', async () => {
    await addSession(ana.uid, `${ana.uid}~a~b~`);
    expect(await findUser(`${ana.uid}~a~b~`)).toBe(ana.uid);
    expect(await findUser(`${ana.uid}~a~b`)).toBe(null);
  });

  it.each<[string, () => string]>([
    ['the id of another user', () => `${ben.uid}~${ana.random}`],
    ['no id', () => `~${ana.random}`],
    ['no random part', () => `${ana.uid}~`],
    ['only the separator', () => '~'],
    ['only separators', () => '~~~'],
    ['the random part alone', () => ana.random],
    ['the id alone', () => ana.uid],
    ['two separators', () => `${ana.uid}~~${ana.random}`],
    ['a separator at its end', () => `${ana.token}~`],
    ['a separator at its begin', () => `~${ana.token}`],
    ['the id twice', () => `${ana.uid}~${ana.token}`],
    ['id and random part exchanged', () => `${ana.random}~${ana.uid}`],
    ['the id in capitals', () => `${ana.uid.toUpperCase()}~${ana.random}`],
    ['a space after the id', () => `${ana.uid} ~${ana.random}`],
    ['a wildcard as its id', () => `%~${ana.random}`],
    ['a wildcard as its random part', () => `${ana.uid}~%`],
    ['a wildcard for one character', () => `${ana.uid.slice(0, -1)}_~${ana.random}`],
    ['a quote', () => `' or 1=1 --~${ana.random}`],
    ['an id of other letters', () => `ñ字🙂\u202E~${ana.random}`],
    ['a very long id', () => `${ana.uid}${'x'.repeat(6_000)}~${ana.random}`],
    ['a very long random part', () => `${ana.uid}~${'x'.repeat(6_000)}`],
  ])('gives no session with %s', async (_, change) => {
    expect(await findUser(change())).toBe(null);
    expect(await findUser(ana.token)).toBe(ana.uid);
  });

  it('gives no session with the id of one user in a row of another', async () => {
    await addSession(ana.uid, `${ben.uid}~elsewhere`);
    expect(await findUser(`${ben.uid}~elsewhere`)).toBe(null);
  });

  it('gives no session that is left of a deleted user', async () => {
    const gone = await signUp();
    await app.database.write((trx) => eraseUser(trx, gone.uid));
    await addSession(gone.uid, gone.token);
    await addSession(gone.uid, 'left-of-a-deleted-user');
    // This request does not read the profile itself.
    for (const token of [gone.token, 'left-of-a-deleted-user']) {
      const { body } = await app.visitor().get('/api/v1/expenses', { cookie: signedCookie(token) });
      expect(body.code).toBe('userIdMissing');
    }
  });
});

describe('a token of an earlier version, without the user’s id', () => {
  it('gives its session until the end of that, at most 30 days later', async () => {
    const user = await app.signUp();
    const { uid } = (await user.get(ME)).body as { uid: string };
    const token = 'Zx0123456789abcdefghijklmnopqrst';
    await addSession(uid, token);
    const begin = app.clock.now;
    for (let day = 0; day < MAX_SESSION_DAYS; day++) {
      app.clock.now = begin + day * DAY_MS;
      expect([day, await findUser(token)]).toEqual([day, uid]);
      await app.settled();
    }
    app.clock.now = begin + MAX_SESSION_DAYS * DAY_MS;
    expect(await findUser(token)).toBe(null);
    app.clock.now = begin;
  });

  it('ends with a sign-out', async () => {
    await addSession(ana.uid, 'an-old-token');
    const client = app.visitor();
    client.cookies.set(COOKIE, signedCookie('an-old-token').slice(COOKIE.length + 1));
    expect((await client.get(ME)).status).toBe(200);
    await client.post('/api/auth/sign-out');
    expect(await findUser('an-old-token')).toBe(null);
  });
});
