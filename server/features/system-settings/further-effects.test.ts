import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSettingsApp, SETTINGS, type SettingsApp } from '#server/testing/settings-app.ts';
import { signUpAdmin, signUpUser } from '#server/testing/admins.ts';
import { createTestApp, TEST_ORIGIN } from '#server/testing/test-app.ts';

const PASSWORD = 'plain-horse-battery';
const DAY_MS = 24 * 60 * 60_000;

let app: SettingsApp['app'];
let set: SettingsApp['set'];
beforeEach(async () => {
  ({ app, set } = await createSettingsApp());
});
afterEach(() => app.close());

// setting-effects.test.ts tests that each setting has an effect; these tests show further effects.
describe('a setting affects other users:', () => {
  it('publicUrl', async () => {
    const user = await signUpUser(app);
    await set({ publicUrl: 'https://Money.example.org/' });
    const { link } = await app.createResetLink(user.uid);
    expect(link).toMatch(/^https:\/\/money\.example\.org\/reset-password\?token=/);
    // A browser at the public address may write; one at another address may not.
    const post = (origin: string) =>
      user.send('POST', '/api/v1/me/offline', undefined, { origin, 'content-type': 'application/json' });
    expect((await post('https://money.example.org')).status).toBe(200);
    expect((await post('https://evil.example.org')).body.code).toBe('originRefused');
    expect((await post(TEST_ORIGIN)).status).toBe(200);
  });

  it('sessionDays', async () => {
    const earlier = await signUpUser(app);
    await set({ sessionDays: 2 });
    const later = app.visitor();
    const signIn = await later.post('/api/auth/sign-in/email', { email: earlier.email, password: PASSWORD });
    expect(signIn.headers.getSetCookie().join()).toContain(`Max-Age=${2 * 24 * 60 * 60};`);
    app.clock.now += 2 * DAY_MS + 60_000;
    for (const user of [earlier, later]) expect((await user.get('/api/v1/me')).status).toBe(401);

    await app.settings.change({ sessionDays: 20 }, () => Promise.resolve());
    const late = app.visitor();
    await late.post('/api/auth/sign-in/email', { email: earlier.email, password: PASSWORD });
    app.clock.now += 15 * DAY_MS;
    expect((await late.get('/api/v1/me')).status).toBe(200);
  });

  it('analytics', async () => {
    const view = () => app.visitor().post('/api/v1/page-views', { path: '/dashboard' });
    expect((await view()).status).toBe(200);
    await set({ analytics: false });
    expect((await view()).status).toBe(200);
    const [row] = await app.database.read.selectFrom('page_views').selectAll().execute();
    expect(row?.count).toBe(1);
    expect((await app.visitor().get('/api/v1/instance')).body.analytics).toBe(false);
  });

  it('isReadOnly', async () => {
    const user = await signUpUser(app);
    const transaction = { description: 'Pan', amount: 1, date: '2026-01-01' };
    const { id } = (await user.post('/api/v1/expenses', transaction)).body as { id: string };
    await set({ isReadOnly: true });
    const sentence = 'The service is under maintenance. You can view everything, but not change anything.';
    for (const response of [
      await user.post('/api/v1/expenses', transaction),
      await user.delete(`/api/v1/expenses/${id}`),
      await user.patch('/api/v1/me', { theme: 'dark' }),
      await user.delete('/api/v1/me', { password: PASSWORD, confirm: user.email }),
      await app.visitor().post('/api/auth/sign-up/email', {
        email: 'new@example.org',
        password: PASSWORD,
        termsAccepted: true,
      }),
    ]) {
      expect([response.status, response.body.code, response.body.error]).toEqual([503, 'readOnly', sentence]);
    }
    for (const path of ['/api/v1/me', '/api/v1/summary', '/api/v1/me/export']) {
      expect((await user.get(path)).status).toBe(200);
    }
    const visitor = app.visitor();
    const { status } = await visitor.post('/api/auth/sign-in/email', {
      email: user.email,
      password: PASSWORD,
    });
    expect(status).toBe(200);
    expect((await visitor.post('/api/auth/sign-out')).status).toBe(200);
    expect((await app.visitor().get('/api/v1/instance')).body.isReadOnly).toBe(true);

    await set({ isReadOnly: false });
    expect((await user.delete(`/api/v1/expenses/${id}`)).status).toBe(200);
  });
});

describe('the limits of sign-ins', () => {
  it('allow as many failures of an account and a network address as the settings say', async () => {
    const limitedApp = await createTestApp({ limits: undefined });
    const boss = await signUpAdmin(limitedApp);
    const user = await signUpUser(limitedApp);
    const guess = (email: string) =>
      limitedApp.visitor().post('/api/auth/sign-in/email', { email, password: 'not this one' });
    await boss.patch(SETTINGS, { failuresPerAccount: 3, failuresPerAddress: 10 });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 4; attempt++) statuses.push((await guess(user.email)).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
    for (let attempt = 0; attempt < 7; attempt++) await guess(`nobody-${attempt}@example.org`);
    expect((await guess('somebody-else@example.org')).status).toBe(429);
    await boss.patch(SETTINGS, { failuresPerAddress: 1_000 });
    expect((await guess('somebody-else@example.org')).status).toBe(401);
    await limitedApp.close();
  });
});
