import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { listNotifications, readAllNotifications } from '#shared/contract/admin-notifications.ts';

const PATH = listNotifications.path;

type Item = { id: string; email: string; read: boolean };

let app: TestApp;
let admin: TestClient & { email: string };
beforeEach(async () => {
  app = await createTestApp();
  admin = await signUpAdmin();
});
afterEach(() => app.close());

async function signUpAdmin() {
  const user = await app.signUpOverHttp();
  await app.database.write(async (trx) => {
    await trx.updateTable('profiles').set({ is_admin: 1 }).where('email', '=', user.email).execute();
  });
  return user;
}

async function list(query = '', client: TestClient = admin) {
  const { body } = await client.get(PATH + query);
  return body as { items: Item[]; page: number; pages: number; total: number; unread: number };
}

describe('the notifications', () => {
  it('name each new user, the latest first, unread, in the specification’s sentence', async () => {
    const user = await app.signUpOverHttp();
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    const { items, ...rest } = await list();
    expect(items).toEqual([
      {
        id: expect.any(String),
        type: 'newUserRegistered',
        userId: uid,
        email: user.email,
        message: `Nuevo usuario registrado: ${user.email} (UID: ${uid})`,
        timestamp: new Date(app.clock.now).toISOString(),
        read: false,
      },
      expect.objectContaining({ email: admin.email }),
    ]);
    expect(rest).toEqual({ page: 1, pages: 1, pageSize: 20, total: 2, unread: 2 });
  });

  it('come in pages, all of them or the unread ones', async () => {
    const emails: string[] = [];
    for (let n = 0; n < 4; n++) emails.unshift((await app.signUpOverHttp()).email);
    emails.push(admin.email);
    const first = (await list()).items[0];
    await admin.post(`${PATH}/${first?.id}/read`);

    expect((await list('?pageSize=2&page=2')).items.map(({ email }) => email)).toEqual(emails.slice(2, 4));
    expect((await list('?pageSize=2&page=99')).items.map(({ email }) => email)).toEqual(emails.slice(4));
    const unread = await list('?state=unread&pageSize=3');
    expect(unread.items.map(({ email }) => email)).toEqual(emails.slice(1, 4));
    expect([unread.total, unread.unread, unread.pages]).toEqual([4, 4, 2]);
    expect((await list('?state=all')).total).toBe(5);
  });

  it('are marked as read one by one, for every administrator', async () => {
    const other = await signUpAdmin();
    const [first] = (await list()).items;
    expect((await admin.post(`${PATH}/${first?.id}/read`)).body).toEqual({ success: true });
    expect((await admin.post(`${PATH}/${first?.id}/read`)).body).toEqual({ success: true });
    const page = await list('', other);
    expect(page.items.map(({ read }) => read)).toEqual([true, false]);
    expect((await other.get('/api/v1/me')).body.unreadNotifications).toBe(1);
  });

  it('are marked as read all at once', async () => {
    await app.signUpOverHttp();
    expect((await admin.post(readAllNotifications.path)).body).toEqual({ success: true });
    expect(await list()).toMatchObject({ unread: 0, total: 2 });
    expect((await list('?state=unread')).items).toEqual([]);
  });

  it('are not found by an unknown id', async () => {
    const response = await admin.post(`${PATH}/${uuidv7()}/read`);
    expect([response.status, response.body.code]).toEqual([404, 'notificationNotFound']);
  });

  it('are closed to users and visitors', async () => {
    const user = await app.signUpOverHttp();
    const [first] = (await list()).items;
    for (const client of [user, app.visitor()]) {
      const responses = [
        await client.get(PATH),
        await client.post(`${PATH}/${first?.id}/read`),
        await client.post(readAllNotifications.path),
      ];
      const code = client === user ? 'notAdmin' : 'notAuthenticated';
      expect(responses.map(({ body }) => body.code)).toEqual([code, code, code]);
    }
    expect((await list()).unread).toBe(2);
  });

  it('are deleted with the account that they name', async () => {
    const user = await app.signUpOverHttp();
    await user.delete('/api/v1/me', { password: 'plain-horse-battery', confirm: user.email });
    expect((await list()).items.map(({ email }) => email)).toEqual([admin.email]);
  });
});
