import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUpAdmin } from '#server/testing/admins.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { whileNoHashingSlot } from '#server/testing/no-hashing-slot.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestResponse } from '#server/testing/test-client.ts';
import { HASHING_ENDPOINTS } from './hashing-slots.ts';

const SIGN_IN = '/api/auth/sign-in/email';
const SIGN_UP = '/api/auth/sign-up/email';
const PASSWORD = 'plain-horse-battery';
const TRANSACTION = { description: 'Coffee', amount: 1, date: '2026-11-20' };
const account = { email: 'new@example.org', password: PASSWORD, termsAccepted: true };

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({
    limits: { failuresPerAccount: 3, failuresPerAddress: 4, signUpsPerAddress: 3 },
  });
});
afterEach(() => app.close());

/** Repeats a request while no slot is free, and expects that each is refused. */
async function expectRefusals(send: () => Promise<TestResponse>): Promise<void> {
  await whileNoHashingSlot(async () => {
    for (let n = 0; n < 6; n++) {
      const { status, body, headers } = await send();
      expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'serverBusy', '2']);
    }
  });
}

describe('without a free hashing slot', () => {
  it('only the endpoints that take a password refuse requests', async () => {
    expect(HASHING_ENDPOINTS.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        `POST ${SIGN_UP}`,
        `POST ${SIGN_IN}`,
        'POST /api/auth/reset-password',
        'POST /api/v1/me/email',
        'POST /api/v1/me/password',
        'DELETE /api/v1/me',
      ]),
    );
    const user = await app.signUp();
    await whileNoHashingSlot(async () => {
      for (const { method, path } of HASHING_ENDPOINTS) {
        expect((await user.send(method, path, {})).body.code, path).toBe('serverBusy');
      }
      expect((await user.get('/api/v1/me')).status).toBe(200);
      expect((await user.post('/api/v1/expenses', TRANSACTION)).status).toBe(201);
    });
  });

  it('a refused sign-in neither counts as a failure nor clears the count', async () => {
    const user = await app.signUp();
    const signIn = (password: string) => app.visitor().post(SIGN_IN, { email: user.email, password });
    await expectRefusals(() => signIn('wrong'));
    expect((await signIn('wrong')).status).toBe(401);
    expect((await signIn('wrong')).status).toBe(401);
    await expectRefusals(() => signIn('wrong'));
    expect((await signIn('wrong')).status).toBe(401);
    expect((await signIn(PASSWORD)).status).toBe(429);
  });

  it('a refused sign-up does not count and keeps its invitation valid', async () => {
    const admin = await signUpAdmin(app);
    await changeSettings(app, { registration: 'invitation' });
    const { link } = (await admin.post('/api/v1/admin/invites', {})).body as { link: string };
    const invite = new URL(link).searchParams.get('invite') ?? '';
    const signUp = () => app.visitor().post(SIGN_UP, { ...account, invite });
    await expectRefusals(signUp);
    expect((await signUp()).status).toBe(200);
  });

  it('a refused sign-up with the setup code keeps the code valid', async () => {
    const setupCode = await app.setupCode.current();
    const signUp = () => app.visitor().post(SIGN_UP, { ...account, setupCode });
    await expectRefusals(signUp);
    expect((await signUp()).status).toBe(200);
  });

  it('a refused reset keeps its password link valid', async () => {
    const user = await app.signUp();
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    const token = new URL((await app.createResetLink(uid)).link).searchParams.get('token');
    const reset = () =>
      app.visitor().post('/api/auth/reset-password', { token, newPassword: 'another-horse-battery' });
    await expectRefusals(reset);
    expect((await reset()).status).toBe(200);
  });
});
