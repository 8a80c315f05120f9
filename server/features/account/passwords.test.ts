import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const PASSWORD = 'plain-horse-battery';
const NEW_PASSWORD = 'window-orchard-17';
const CHANGE = '/api/v1/me/password';
const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };

async function signIn(email: string, password: string, testApp: TestApp = app) {
  const client = testApp.visitor();
  const { status } = await client.post('/api/auth/sign-in/email', { email, password });
  return { ...client, status };
}

describe('changing the password', () => {
  it('accepts the new password and refuses the old one', async () => {
    const user = await app.signUp();
    expect((await user.post(CHANGE, change)).body).toEqual({ success: true });
    expect((await signIn(user.email, PASSWORD)).status).toBe(401);
    expect((await signIn(user.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('ends every other session and keeps the caller’s own', async () => {
    const user = await app.signUp();
    const [other, stranger] = [await signIn(user.email, PASSWORD), await app.signUp()];
    await user.post(CHANGE, change);
    expect((await other.get('/api/v1/me')).body.code).toBe('notAuthenticated');
    expect((await user.get('/api/v1/me')).status).toBe(200);
    expect((await stranger.get('/api/v1/me')).status).toBe(200);
  });

  it.each([
    [{ ...change, currentPassword: 'not this one' }, 'currentPassword', 'passwordWrong'],
    [{ ...change, currentPassword: '' }, 'currentPassword', 'required'],
    [{ ...change, newPassword: 'short' }, 'newPassword', 'passwordTooShort'],
    [{ ...change, newPassword: 'x'.repeat(129) }, 'newPassword', 'passwordTooLong'],
    [{ ...change, newPassword: 'password123' }, 'newPassword', 'passwordTooCommon'],
    [{ newPassword: NEW_PASSWORD }, 'currentPassword', 'required'],
    [{ ...change, userId: 'somebody' }, 'userId', 'unknownField'],
  ])('changes nothing and names the field for %j', async (body, field, code) => {
    const user = await app.signUp();
    const other = await signIn(user.email, PASSWORD);
    const response = await user.post(CHANGE, body);
    expect([response.status, response.body.details]).toMatchObject([400, [{ field, code }]]);
    expect((await other.get('/api/v1/me')).status).toBe(200);
    expect((await signIn(user.email, PASSWORD)).status).toBe(200);
  });

  it('counts wrong passwords as failed sign-ins', async () => {
    const limitedApp = await createTestApp({
      limits: { failuresPerAccount: 2, failuresPerAddress: 100, signUpsPerAddress: 10 },
    });
    const user = await limitedApp.signUp();
    const wrong = { ...change, currentPassword: 'not this one' };
    const statuses = [];
    for (let times = 0; times < 3; times++) statuses.push((await user.post(CHANGE, wrong)).status);
    expect(statuses).toEqual([400, 400, 429]);
    const response = await user.post(CHANGE, change);
    expect([response.status, response.body.code]).toEqual([429, 'tooManyRequests']);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn(user.email, PASSWORD, limitedApp)).status).toBe(429);
    await limitedApp.close();
  });

  it('accepts only one of two changes at the same moment', async () => {
    const user = await app.signUp();
    const choices = ['first-choice-4711', 'second-choice-4711'];
    const responses = await Promise.all(
      choices.map((newPassword) => user.post(CHANGE, { ...change, newPassword })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 400]));
    const winner = choices[responses.findIndex(({ status }) => status === 200)] ?? '';
    expect((await signIn(user.email, winner)).status).toBe(200);
  });
});
