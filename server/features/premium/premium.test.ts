import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eraseUser } from '#server/database/erase-user.ts';
import { signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { keepMails } from '#server/testing/kept-mails.ts';
import { PREMIUM, PREMIUM_REQUEST } from '#server/testing/premium.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { Message } from '#server/mail/mailer.ts';

const NOTIFICATIONS = '/api/v1/admin/notifications';
const HOSTILE = '<script>alert(1)</script>\n=cmd|0 https://evil.example';

let app: TestApp;
let ana: TestUser;
let luis: TestUser;
let sent: Message[];
beforeEach(async () => {
  const mails = keepMails();
  sent = mails.sent;
  app = await createTestApp({ mailer: mails.mailer });
  ana = await signUpAdmin(app, { email: 'ana@example.org', name: 'Ana' });
  luis = await signUpUser(app, { email: 'luis@example.org', name: 'Luis' });
  await changeSettings(app, { premiumMode: 'byRequest' });
});
afterEach(() => app.close());

async function requestNotifications() {
  const { items } = (await ana.get(NOTIFICATIONS)).body as {
    items: { type: string; userId: string; email: string; read: boolean }[];
  };
  return items.filter(({ type }) => type === 'premiumRequested');
}

describe('a request for Premium', () => {
  it('is stored, shown to its user, and reaches the administrators as a message and a notification', async () => {
    const events: unknown[] = [];
    app.bus.subscribe((event) => events.push(event));
    const before = (await luis.get(PREMIUM)).body;
    expect(before).toEqual({
      mode: 'byRequest',
      hasPremium: false,
      plan: 'free',
      until: null,
      source: null,
      request: null,
    });
    const response = await luis.post(PREMIUM_REQUEST, { message: HOSTILE });
    const requestedAt = new Date(app.clock.now).toISOString();
    expect([response.status, response.body]).toEqual([
      201,
      { ...before, request: { requestedAt, answeredAt: null, outcome: null } },
    ]);
    expect((await luis.get(PREMIUM)).body).toEqual(response.body);
    expect(events).toEqual(
      expect.arrayContaining([{ name: 'profile', userId: luis.uid }, { name: 'notifications' }]),
    );
    expect(await requestNotifications()).toMatchObject([
      { userId: luis.uid, email: luis.email, read: false },
    ]);
    await app.settled();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [ana.email, 'Someone requested Premium · Saldo'],
    ]);
    expect(sent[0]?.text).toContain('http://localhost:3000/admin/users?plan=requested');
    for (const text of ['evil', 'script', 'Luis', luis.email])
      expect(JSON.stringify(sent)).not.toContain(text);
  });

  it('shows its message in the details of the user and in the export, as it was typed', async () => {
    await luis.post(PREMIUM_REQUEST, { message: HOSTILE });
    const requestedAt = new Date(app.clock.now).toISOString();
    const details = await ana.get(`/api/v1/admin/users/${luis.uid}`);
    expect(details.body).toMatchObject({ premiumRequestedAt: requestedAt, premiumMessage: HOSTILE });
    expect((await luis.get('/api/v1/me/export')).body.premiumRequests).toEqual([
      { requestedAt, answeredAt: null, outcome: null, message: HOSTILE },
    ]);
  });

  it.each([
    ['x'.repeat(301), 'textTooLong'],
    ['a\u0000b', 'textHasControlCharacters'],
  ])('refuses the message %j', async (message, code) => {
    const { status, body } = await luis.post(PREMIUM_REQUEST, { message });
    expect([status, body.details[0]]).toMatchObject([400, { field: 'message', code }]);
  });

  it('is refused while another is open, also if two are sent at once', async () => {
    const responses = await Promise.all([luis.post(PREMIUM_REQUEST, {}), luis.post(PREMIUM_REQUEST, {})]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await requestNotifications()).toHaveLength(1);
    await app.settled();
    expect(sent).toHaveLength(1);
  });

  it.each(['everyone', 'byGrant'] as const)(
    'is refused by the mode %s, which the installation shows',
    async (premiumMode) => {
      await changeSettings(app, { premiumMode });
      expect((await luis.post(PREMIUM_REQUEST, {})).body.code).toBe('premiumNotRequestable');
      expect((await luis.get(PREMIUM)).body).toMatchObject({
        mode: premiumMode,
        hasPremium: premiumMode === 'everyone',
        request: null,
      });
      expect((await app.visitor().get('/api/v1/instance')).body.hasEveryonePremium).toBe(
        premiumMode === 'everyone',
      );
    },
  );

  it('can be cancelled and sent again, and leaves at most one notification', async () => {
    for (let time = 0; time < 3; time++) {
      expect((await luis.post(PREMIUM_REQUEST, {})).status).toBe(201);
      expect(await requestNotifications()).toHaveLength(1);
      expect((await luis.delete(PREMIUM_REQUEST)).body.request).toBeNull();
      expect(await requestNotifications()).toEqual([]);
    }
    expect((await luis.delete(PREMIUM_REQUEST)).body.code).toBe('premiumRequestNotFound');
  });

  it('is mailed to an administrator at most five times a day', async () => {
    for (let time = 0; time < 7; time++) {
      await luis.post(PREMIUM_REQUEST, {});
      await luis.delete(PREMIUM_REQUEST);
    }
    await app.settled();
    expect(sent).toHaveLength(5);
  });

  it('is not mailed to a suspended administrator', async () => {
    await app.database.write(async (trx) => {
      await trx.updateTable('profiles').set({ is_suspended: 1 }).where('user_id', '=', ana.uid).execute();
    });
    await luis.post(PREMIUM_REQUEST, {});
    await app.settled();
    expect(sent).toEqual([]);
  });

  it('leaves no row of an account that is deleted during the request', async () => {
    const database = app.database.forProduct;
    const { write } = database;
    database.write = async (job) => {
      database.write = write;
      await write((trx) => eraseUser(trx, luis.uid));
      return await write(job);
    };
    expect((await luis.post(PREMIUM_REQUEST, {})).body.code).toBe('notAuthenticated');
    expect(await app.database.read.selectFrom('premium_requests').selectAll().execute()).toEqual([]);
    expect(await requestNotifications()).toEqual([]);
  });

  it('is deleted with the account', async () => {
    await luis.post(PREMIUM_REQUEST, {});
    await luis.delete('/api/v1/me', { password: 'plain-horse-battery', confirm: luis.email });
    expect(await app.database.read.selectFrom('premium_requests').selectAll().execute()).toEqual([]);
    expect(await requestNotifications()).toEqual([]);
  });
});
