import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { MAX_TOKENS } from '#shared/limits.ts';
import { createProgram, makeToken, TOKENS } from '#server/testing/access-tokens.ts';
import { signUpUser, type TestUser } from '#server/testing/admins.ts';
import { readContents } from '#server/testing/database-contents.ts';
import { forgetProofs } from '#server/testing/forget-proofs.ts';
import { keepMails } from '#server/testing/kept-mails.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { Message } from '#server/mail/mailer.ts';

const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
let user: TestUser;
let sent: Message[];
beforeEach(async () => {
  const mails = keepMails();
  sent = mails.sent;
  app = await createTestApp({ mailer: mails.mailer });
  user = await signUpUser(app, { name: 'Ana', email: 'ana@example.org' });
});
afterEach(() => app.close());

const readStatus = async (token: string) => (await createProgram(app, token).get('/api/v1/expenses')).status;

describe('an access token', () => {
  it('is shown once, and only its hash is stored', async () => {
    const { status, body } = await user.post(TOKENS, { name: 'Phone', scope: 'read' });
    expect(status).toBe(201);
    const { token, ...listed } = body;
    expect(token).toMatch(/^saldo_[\w-]{80,200}$/);
    expect(listed).toMatchObject({ name: 'Phone', scope: 'read', lastUsedAt: null });
    expect((await user.get(TOKENS)).body).toEqual({ items: [listed] });
    await app.settled();
    const stored = JSON.stringify(await readContents(app.database, { ownedBy: user.uid }));
    expect(stored).not.toContain(token);
    expect(stored).toContain(createHash('sha256').update(token).digest('base64url'));
    expect(JSON.stringify(sent)).not.toContain(token);
  });

  it('expires after a year, or after the requested number of days', async () => {
    const long = await makeToken(user, 'read');
    const short = (await user.post(TOKENS, { name: 'Test', scope: 'read', days: 1 })).body.token;
    app.clock.now += DAY_MS - 1;
    expect([await readStatus(long), await readStatus(short)]).toEqual([200, 200]);
    app.clock.now += 1;
    expect([await readStatus(long), await readStatus(short)]).toEqual([200, 401]);
    app.clock.now += 364 * DAY_MS;
    expect(await readStatus(long)).toBe(401);
  });

  it('that has expired is not listed, and is deleted by the hourly job', async () => {
    await user.post(TOKENS, { name: 'Old', scope: 'read', days: 1 });
    const other = await signUpUser(app);
    await makeToken(other, 'add');
    app.clock.now += DAY_MS;
    expect((await user.get(TOKENS)).body.items).toEqual([]);
    const stored = async () =>
      (await app.database.read.selectFrom('api_tokens').select('user_id').execute()).map(
        (row) => row.user_id,
      );
    expect((await stored()).toSorted()).toEqual([user.uid, other.uid].toSorted());
    await app.jobs.runDue();
    expect(await stored()).toEqual([other.uid]);
  });

  it('is made only if the password was given', async () => {
    await forgetProofs(app, user.uid);
    const response = await user.post(TOKENS, { name: 'Phone', scope: 'add' });
    expect([response.status, response.body.code]).toEqual([403, 'proofRequired']);
    expect((await user.get(TOKENS)).body.items).toEqual([]);
  });

  it('is refused from the next request on once it is revoked', async () => {
    const token = await makeToken(user, 'write');
    const [{ id }] = (await user.get(TOKENS)).body.items;
    expect(await readStatus(token)).toBe(200);
    expect((await user.delete(`${TOKENS}/${id}`)).status).toBe(200);
    expect(await readStatus(token)).toBe(401);
    expect((await user.delete(`${TOKENS}/${id}`)).body.code).toBe('tokenNotFound');
  });

  it('of another user can be neither seen nor revoked', async () => {
    const token = await makeToken(user, 'write');
    const [{ id }] = (await user.get(TOKENS)).body.items;
    const stranger = await signUpUser(app);
    expect((await stranger.get(TOKENS)).body.items).toEqual([]);
    const response = await stranger.delete(`${TOKENS}/${id}`);
    const absent = await stranger.delete(`${TOKENS}/${uuidv7()}`);
    expect([response.status, response.body.code]).toEqual([404, 'tokenNotFound']);
    expect([absent.status, absent.body.code]).toEqual([404, 'tokenNotFound']);
    expect(await readStatus(token)).toBe(200);
  });
});

it(`an account has at most ${MAX_TOKENS} tokens, also if they are requested at the same moment`, async () => {
  const all = Array.from({ length: MAX_TOKENS + 3 }, () => user.post(TOKENS, { name: 'x', scope: 'add' }));
  const codes = (await Promise.all(all)).map(({ status, body }) => `${status} ${body.code ?? ''}`);
  expect(codes.filter((code) => code === '201 ')).toHaveLength(MAX_TOKENS);
  expect(codes.filter((code) => code === '409 tooManyTokens')).toHaveLength(3);
  const [{ id }] = (await user.get(TOKENS)).body.items;
  await user.delete(`${TOKENS}/${id}`);
  expect((await user.post(TOKENS, { name: 'x', scope: 'add' })).status).toBe(201);
});

it('the user sees a new token in the activity, and gets a message about it', async () => {
  await makeToken(user, 'write', 'A name that somebody typed');
  const [{ id }] = (await user.get(TOKENS)).body.items;
  await user.delete(`${TOKENS}/${id}`);
  const { items } = (await user.get('/api/v1/me/activity-log')).body;
  expect(items).toMatchObject([
    { action: 'tokenRevoked', by: 'self' },
    { action: 'tokenMade', by: 'self' },
  ]);
  await app.settled();
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['ana@example.org', 'An access token was created for your account · Saldo'],
  ]);
  expect(JSON.stringify(sent)).not.toContain('A name that somebody typed');
});
