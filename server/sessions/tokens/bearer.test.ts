import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProgram, makeToken, TOKENS } from '#server/testing/access-tokens.ts';
import { signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const EXPENSES = '/api/v1/expenses';
const EXPENSE = { description: 'Coffee', amount: 2.5, date: '2026-11-20' };
const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
let user: TestUser;
let logText: string;
beforeEach(async () => {
  logText = '';
  const destination = new Writable({
    write(chunk, _, done) {
      logText += String(chunk);
      done();
    },
  });
  app = await createTestApp({ log: pino({ level: 'trace' }, destination) });
  user = await signUpUser(app);
});
afterEach(() => app.close());

function rewrite(token: string, change: (bytes: Buffer) => Buffer): string {
  return `saldo_${change(Buffer.from(token.slice(6), 'base64url')).toString('base64url')}`;
}

describe('a program with an access token', () => {
  it('adds, reads and changes as its scope says', async () => {
    const readStatuses = async (scope: 'add' | 'read' | 'write') => {
      const program = createProgram(app, await makeToken(user, scope));
      const { id } = (await user.post(EXPENSES, EXPENSE)).body;
      return [
        (await program.post(EXPENSES, EXPENSE)).status,
        (await program.get(EXPENSES)).status,
        (await program.patch(`${EXPENSES}/${id}`, { amount: 3 })).status,
        (await program.delete(`${EXPENSES}/${id}`)).status,
      ];
    };
    expect(await readStatuses('add')).toEqual([201, 403, 403, 403]);
    expect(await readStatuses('read')).toEqual([403, 200, 403, 403]);
    expect(await readStatuses('write')).toEqual([201, 200, 200, 200]);
  });

  it('writes without an Origin, and with any Origin', async () => {
    const program = createProgram(app, await makeToken(user, 'add'));
    expect((await program.post(EXPENSES, EXPENSE)).status).toBe(201);
    const origin = 'https://elsewhere.example.org';
    expect((await program.send('POST', EXPENSES, EXPENSE, { origin })).status).toBe(201);
  });

  it('gets the whole response each time, without an ETag', async () => {
    const etag = (await user.get('/api/v1/summary')).headers.get('etag') ?? 'none';
    expect((await user.get('/api/v1/summary', { 'if-none-match': etag })).status).toBe(304);
    const program = createProgram(app, await makeToken(user, 'read'));
    const response = await program.get('/api/v1/summary', { 'if-none-match': etag });
    expect([response.status, response.headers.get('etag')]).toEqual([200, null]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is neither online nor active, and renews no session', async () => {
    const token = await makeToken(user, 'write');
    await app.settled();
    const state = async () => [
      await app.database.read.selectFrom('presence').selectAll().execute(),
      await app.database.read.selectFrom('user_activity').selectAll().execute(),
      await app.database.read.selectFrom('session').selectAll().execute(),
    ];
    const before = await state();
    app.clock.now += 2 * DAY_MS;
    const response = await createProgram(app, token).post(EXPENSES, EXPENSE);
    expect([response.status, response.headers.getSetCookie()]).toEqual([201, []]);
    await app.settled();
    expect(await state()).toEqual(before);
  });

  it('has its last use stored once a day', async () => {
    const program = createProgram(app, await makeToken(user, 'read'));
    const lastUse = async () => {
      const tokens = app.database.read.selectFrom('api_tokens').select('last_used_at');
      return new Date((await tokens.executeTakeFirst())?.last_used_at ?? 0).toISOString();
    };
    app.clock.now = Date.parse('2027-01-10T10:00:00Z');
    await program.get(EXPENSES);
    app.clock.now += 60 * 60_000;
    await program.get(EXPENSES);
    expect(await lastUse()).toBe('2027-01-10T10:00:00.000Z');
    app.clock.now = Date.parse('2027-01-11T00:00:00Z');
    await program.get(EXPENSES);
    expect(await lastUse()).toBe('2027-01-11T00:00:00.000Z');
  });

  it('may not write while the installation is read-only', async () => {
    const program = createProgram(app, await makeToken(user, 'write'));
    await changeSettings(app, { isReadOnly: true });
    expect((await program.post(EXPENSES, EXPENSE)).body.code).toBe('readOnly');
    expect((await program.get(EXPENSES)).status).toBe(200);
  });

  it('has none of its user’s rights as an administrator, and cannot make another token', async () => {
    const admin = await signUpAdmin(app);
    const program = createProgram(app, await makeToken(admin, 'write'));
    for (const path of ['/api/v1/admin/metrics', '/api/v1/me', TOKENS, '/api/v1/me/export']) {
      const response = await program.get(path);
      expect([path, response.status, response.body.code]).toEqual([path, 403, 'tokenScope']);
    }
    expect((await program.post(TOKENS, { name: 'x', scope: 'write' })).body.code).toBe('tokenScope');
  });
});

describe('a request with a token is refused', () => {
  it.each([
    ['nothing', ''],
    ['another word', 'nothing'],
    ['only a prefix', 'saldo_'],
    ['a user without a secret', `saldo_${Buffer.from('ana').toString('base64url')}`],
    [
      'a user id with a NUL',
      `saldo_${Buffer.concat([Buffer.alloc(32), Buffer.from('a\0b')]).toString('base64url')}`,
    ],
    [
      'the token of a missing user',
      `saldo_${Buffer.concat([Buffer.alloc(32), Buffer.from('nobody')]).toString('base64url')}`,
    ],
    ['far too long', `saldo_${'a'.repeat(7_000)}`],
  ])('if it is %s', async (_, token) => {
    const response = await createProgram(app, token).get(EXPENSES);
    expect([response.status, response.body.code]).toEqual([401, 'tokenInvalid']);
  });

  it('if its secret belongs to another user, or one bit differs', async () => {
    const token = await makeToken(user, 'read');
    const other = await signUpUser(app);
    const stolen = rewrite(token, (bytes) => Buffer.concat([bytes.subarray(0, 32), Buffer.from(other.uid)]));
    const flipped = rewrite(token, (bytes) => {
      bytes[0] = (bytes[0] ?? 0) ^ 1;
      return bytes;
    });
    for (const forged of [stolen, flipped, `${token}=`, token.toUpperCase()]) {
      expect((await createProgram(app, forged).get(EXPENSES)).body.code).toBe('tokenInvalid');
    }
    expect((await createProgram(app, token).get(EXPENSES)).status).toBe(200);
  });

  it('if the user has not accepted the terms, or is suspended', async () => {
    const program = createProgram(app, await makeToken(user, 'write'));
    const profile = (columns: Record<string, number>) =>
      app.database.write(async (trx) => {
        await trx.updateTable('profiles').set(columns).where('user_id', '=', user.uid).execute();
      });
    await profile({ terms_accepted: 0 });
    expect((await program.post(EXPENSES, EXPENSE)).body.code).toBe('termsRequired');
    await profile({ terms_accepted: 1, is_suspended: 1 });
    expect((await program.get(EXPENSES)).body.code).toBe('accountSuspended');
  });

  it('if the token has made too many requests in a minute, while other tokens still work', async () => {
    const limitedApp = await createTestApp({ tokenRequestsPerMinute: 3 });
    const owner = await signUpUser(limitedApp);
    const [one, other] = [await makeToken(owner, 'read'), await makeToken(owner, 'read')];
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++) statuses.push((await createProgram(limitedApp, one).get(EXPENSES)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const refusal = await createProgram(limitedApp, one).get(EXPENSES);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await createProgram(limitedApp, other).get(EXPENSES)).status).toBe(200);
    expect((await owner.get(EXPENSES)).status).toBe(200);
    await limitedApp.close();
  });
});

it('no line of the log has a token, whether the request succeeds or fails', async () => {
  const token = await makeToken(user, 'write');
  const program = createProgram(app, token);
  await program.post(EXPENSES, EXPENSE);
  await program.get('/api/v1/me');
  await program.get(`${EXPENSES}?access_token=${token}`);
  await createProgram(app, `${token}x`).get(EXPENSES);
  await runSql(app.database, 'drop table transactions');
  expect((await program.get(EXPENSES)).status).toBe(500);
  await runSql(app.database, 'drop table api_tokens');
  expect((await program.get(EXPENSES)).status).toBe(500);
  expect(logText.split('\n').length).toBeGreaterThan(6);
  const parsed = Buffer.from(token.slice(6), 'base64url').subarray(0, 32).toString('base64url').slice(0, 20);
  for (const part of [token, token.slice(0, 30), parsed]) expect(logText).not.toContain(part);
});
