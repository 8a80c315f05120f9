import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const ACTIVITY = '/api/v1/me/activity-log';

let app: TestApp;
let ana: TestUser;
let luis: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  ana = await signUpAdmin(app, { name: 'Ana' });
  luis = await signUpUser(app, { name: 'Luis' });
});
afterEach(() => app.close());

const users = (id: string) => `/api/v1/admin/users/${id}`;

async function readActivity(user: Pick<TestUser, 'get'>) {
  const { items } = (await user.get(ACTIVITY)).body as { items: { action: string; by: string }[] };
  return items;
}

describe('the activity of an account', () => {
  it('shows its owner each act with its time and the actor’s role, the latest first, and no name', async () => {
    const at = new Date(app.clock.now).toISOString();
    await ana.post(`${users(luis.uid)}/reset-link`);
    app.clock.now += 1_000;
    await app.accounts.setRole({ kind: 'shell' }, luis.uid, true);
    app.clock.now += 1_000;
    await luis.post(`${users(luis.uid)}/reset-link`);
    const items = await readActivity(luis);
    expect(items).toMatchObject([
      { action: 'resetLinkMade', by: 'self' },
      { action: 'userPromoted', by: 'operator' },
      { action: 'resetLinkMade', by: 'administrator', at },
    ]);
    for (const secret of [ana.uid, 'Ana', ana.email]) expect(JSON.stringify(items)).not.toContain(secret);
  });

  it('shows changes of credentials, and does not say who used a link', async () => {
    const { body } = await ana.post(`${users(luis.uid)}/reset-link`);
    const token = new URL(String(body.link)).searchParams.get('token');
    await app.visitor().post('/api/auth/reset-password', { token, newPassword: 'quiet-otter-sings' });
    await luis.post('/api/auth/sign-in/email', { email: luis.email, password: 'quiet-otter-sings' });
    app.clock.now += 1_000;
    const change = { currentPassword: 'quiet-otter-sings', newPassword: 'loud-otter-sleeps' };
    expect((await luis.post('/api/v1/me/password', change)).status).toBe(200);
    expect((await readActivity(luis)).slice(0, 2)).toMatchObject([
      { action: 'passwordChanged', by: 'self' },
      { action: 'passwordReset', by: 'linkHolder' },
    ]);
  });

  it('omits acts on other accounts and acts of the account on anything else', async () => {
    await ana.put(`${users(luis.uid)}/role`, { isAdmin: true });
    await ana.patch('/api/v1/admin/settings', { pageSize: 50 });
    await ana.get('/api/v1/admin/users.csv');
    expect(await readActivity(ana)).toEqual([]);
    expect(await readActivity(luis)).toHaveLength(1);
  });

  it('shows the latest fifty acts', async () => {
    for (let round = 0; round < 51; round++) {
      app.clock.now += 1_000;
      await app.accounts.setRole({ kind: 'shell' }, luis.uid, round % 2 === 0);
    }
    const items = await readActivity(luis);
    expect([items.length, items[0]?.action]).toEqual([50, 'userPromoted']);
  });
});
