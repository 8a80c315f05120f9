import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { listOnlineUsers } from '#shared/contract/presence.ts';
import { ONLINE_SILENCE_MS } from '#shared/limits.ts';

const PATH = listOnlineUsers.path;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0';

let app: TestApp;
let admin: TestClient & { email: string };
beforeEach(async () => {
  app = await createTestApp();
  admin = await newAdmin();
});
afterEach(() => app.close());

async function newAdmin() {
  const user = await app.signUpOverHttp();
  await setAdmin(user.email, 1);
  return user;
}

async function setAdmin(email: string, isAdmin: 0 | 1): Promise<void> {
  await app.database.write(async (trx) => {
    await trx.updateTable('profiles').set({ is_admin: isAdmin }).where('email', '=', email).execute();
  });
}

async function emails(query = ''): Promise<string[]> {
  const { body } = await admin.get(PATH + query);
  return (body.items as { email: string }[]).map(({ email }) => email);
}

describe('the list of online users', () => {
  it('shows name, address, role, online since, last seen and device, the latest seen first', async () => {
    const user = await app.signUpOverHttp({ name: 'Ana' });
    const signedUpAt = app.clock.now;
    app.clock.now += 60_000;
    const body = { email: user.email, password: 'plain-horse-battery' };
    const desk = app.visitor();
    await desk.send('POST', '/api/auth/sign-in/email', body, { 'user-agent': FIREFOX });
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    const signedInAt = app.clock.now;
    app.clock.now += 1_000;
    await admin.get('/api/v1/me');
    await app.settled();
    expect((await admin.get(PATH)).body).toEqual({
      items: [
        expect.objectContaining({ email: admin.email, isAdmin: true }),
        {
          id: uid,
          email: user.email,
          displayName: 'Ana',
          isAdmin: false,
          onlineSince: new Date(signedUpAt).toISOString(),
          lastSeen: new Date(signedInAt).toISOString(),
          browser: 'Firefox',
          system: 'Windows',
        },
      ],
      page: 1,
      pages: 1,
      pageSize: 20,
      total: 2,
    });
  });

  it('counts a user with several devices once', async () => {
    const user = await app.signUpOverHttp();
    for (let n = 0; n < 3; n++) {
      const device = app.visitor();
      await device.post('/api/auth/sign-in/email', { email: user.email, password: 'plain-horse-battery' });
      await device.post('/api/v1/me/heartbeat');
    }
    expect((await admin.get(PATH)).body.total).toBe(2);
  });

  it('omits users who were silent for two minutes, even before a sweep', async () => {
    await app.signUpOverHttp();
    app.clock.now += ONLINE_SILENCE_MS + 1;
    await admin.post('/api/v1/me/heartbeat');
    expect(await emails()).toEqual([admin.email]);
  });

  it('has pages of the requested size, or of the size in the settings', async () => {
    const users: string[] = [];
    for (let n = 0; n < 4; n++) {
      app.clock.now += 1;
      users.unshift((await app.signUpOverHttp()).email);
    }
    // The heartbeat makes the administrator the last one seen.
    app.clock.now += 1;
    await admin.post('/api/v1/me/heartbeat');
    users.unshift(admin.email);
    const second = (await admin.get(`${PATH}?page=2&pageSize=2`)).body;
    expect([second.page, second.pages, second.pageSize, second.total]).toEqual([2, 3, 2, 5]);
    expect(await emails('?page=1&pageSize=2')).toEqual(users.slice(0, 2));
    expect(await emails('?page=2&pageSize=2')).toEqual(users.slice(2, 4));
    expect(await emails('?page=9&pageSize=2')).toEqual(users.slice(4));
    await app.settings.change({ pageSize: 10 }, () => Promise.resolve());
    expect((await admin.get(PATH)).body.pageSize).toBe(10);
  });

  it('is open to administrators only', async () => {
    const user = await app.signUpOverHttp();
    expect((await app.visitor().get(PATH)).body.code).toBe('notAuthenticated');
    expect((await user.get(PATH)).body.code).toBe('notAdmin');
    await setAdmin(admin.email, 0);
    const demoted = await admin.get(PATH);
    expect([demoted.status, demoted.body.code]).toEqual([403, 'notAdmin']);
    await setAdmin(user.email, 1);
    expect((await user.get(PATH)).status).toBe(200);
  });
});
