import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpAdmin, type TestUser } from '#server/testing/admins.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const ITEMS = 21;

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signUpAdmin(app);
  const user = await app.signUp();
  for (let more = 0; more < ITEMS; more++) await app.signUp();
  const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
  for (let change = 0; change < ITEMS; change++) {
    await app.accounts.setRole({ kind: 'shell' }, uid, change % 2 === 0);
  }
  await app.database.write(async (trx) => {
    const now = app.clock.now;
    const message = { user_id: uid, kind: 'passwordReset', state: 'sent', attempts: 1 } as const;
    const rows = Array.from({ length: ITEMS }, (_, at) => ({
      ...message,
      id: `message-${at}`,
      due_at: now,
      created_at: now,
      finished_at: now,
    }));
    await trx.insertInto('outbox').values(rows).execute();
  });
});
afterAll(() => app.close());

it.each(['users', 'online-users', 'notifications', 'audit', 'mail-deliveries'])(
  'a page of %s has the number of items in the settings, unless the request gives another number',
  async (list) => {
    const page = async (query = '') => {
      const { status, body } = await admin.get(`/api/v1/admin/${list}${query}`);
      expect([list, status]).toEqual([list, 200]);
      expect(body.total).toBeGreaterThanOrEqual(ITEMS);
      expect(body.pages).toBe(Math.ceil(body.total / body.pageSize));
      return [body.items.length, body.pageSize];
    };
    await admin.patch('/api/v1/admin/settings', { pageSize: 20 });
    expect(await page()).toEqual([20, 20]);
    await admin.patch('/api/v1/admin/settings', { pageSize: 10 });
    expect(await page()).toEqual([10, 10]);
    expect(await page('?pageSize=5')).toEqual([5, 5]);
  },
);
