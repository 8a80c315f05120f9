import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProgram, makeToken } from '#server/testing/access-tokens.ts';
import { signUpUser, type TestUser } from '#server/testing/admins.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const EXPENSES = '/api/v1/expenses';
const EXPENSE = { description: 'Coffee', amount: 2.5, date: '2026-11-20' };

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  user = await signUpUser(app);
});
afterAll(() => app.close());

describe('a token and a cookie', () => {
  it('in one request: the cookie is ignored', async () => {
    const other = await signUpUser(app);
    await other.post(EXPENSES, { ...EXPENSE, description: 'Other’s' });
    const token = await makeToken(user, 'read');
    const cookie = other.cookieHeader();
    const response = await createProgram(app, token).get(EXPENSES, { cookie });
    expect(response.body.items).toEqual([]);
    expect((await createProgram(app, 'nothing').get('/api/v1/me', { cookie })).body.code).toBe(
      'tokenInvalid',
    );
    expect((await createProgram(app, token).get('/api/v1/me', { cookie })).body.code).toBe('tokenScope');
  });

  it('a proxy’s own password next to the cookie changes nothing', async () => {
    const headers = { cookie: user.cookieHeader(), authorization: 'Basic YW5hOnNlY3JldA==' };
    expect((await app.visitor().send('GET', '/api/v1/me', undefined, headers)).status).toBe(200);
    const foreign = { ...headers, origin: 'https://evil.example.org' };
    expect((await app.visitor().send('POST', EXPENSES, EXPENSE, foreign)).body.code).toBe('originRefused');
  });

  it('another site cannot send a token, since the browser asks for permission first and gets none', async () => {
    const asking = {
      origin: 'https://evil.example.org',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    const { headers } = await app.visitor().send('OPTIONS', EXPENSES, undefined, asking);
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    const token = await makeToken(user, 'add');
    const response = await createProgram(app, token).send('POST', EXPENSES, EXPENSE, {
      origin: asking.origin,
    });
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('a token in the address or the body is ignored', async () => {
    const token = await makeToken(user, 'write');
    for (const name of ['access_token', 'token', 'authorization', 'api_key']) {
      const response = await app.visitor().get(`${EXPENSES}?${name}=${token}`);
      expect([name, response.status]).toEqual([name, 401]);
    }
    const body = { ...EXPENSE, access_token: token };
    expect((await app.visitor().send('POST', EXPENSES, body)).status).toBe(401);
    const headers = { 'x-api-key': token, 'proxy-authorization': `Bearer ${token}` };
    expect((await app.visitor().get(EXPENSES, headers)).status).toBe(401);
  });
});
