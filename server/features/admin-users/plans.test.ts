import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { keepMails } from '#server/testing/kept-mails.ts';
import { PREMIUM, PREMIUM_REQUEST } from '#server/testing/premium.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { Message } from '#server/mail/mailer.ts';

const USERS = '/api/v1/admin/users';
const FREE = { plan: 'free', until: null };
const PREMIUM_PLAN = { plan: 'premium', until: null };

let app: TestApp;
let ana: TestUser;
let luis: TestUser;
let sent: Message[];
beforeEach(async () => {
  const mails = keepMails();
  sent = mails.sent;
  app = await createTestApp({ mailer: mails.mailer });
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
  ana = await signUpAdmin(app, { email: 'ana@example.org', name: 'Ana' });
  luis = await signUpUser(app, { email: 'luis@example.org', name: 'Luis', timeZone: 'UTC' });
  await changeSettings(app, { premiumMode: 'byRequest' });
});
afterEach(() => app.close());

const setPlan = (plan: object, by = ana) => by.put(`${USERS}/${luis.uid}/plan`, plan);
const decline = (by = ana) => by.post(`${USERS}/${luis.uid}/premium-request/decline`);
const readState = async () => (await luis.get(PREMIUM)).body;

async function readAuditRows() {
  return await app.database.read
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'target_id', 'before', 'after'])
    .orderBy('id')
    .execute();
}

async function listSubjects(): Promise<[string, string][]> {
  await app.settled();
  return sent.map(({ to, subject }) => [to, subject.replace(' · Saldo', '')]);
}

describe('a plan that an administrator sets', () => {
  it('applies to the next request, is audited, published and mailed with a link', async () => {
    const events: unknown[] = [];
    app.bus.subscribe((event) => events.push(event));
    const response = await setPlan({ plan: 'premium', until: '2026-12-31' });
    const plan = { plan: 'premium', premiumUntil: '2026-12-31', premiumSource: 'grant' };
    expect([response.status, response.body]).toMatchObject([200, { ...plan, hasPremiumPlan: true }]);
    expect((await luis.get('/api/v1/me')).body).toMatchObject({ ...plan, hasPremium: true });
    expect(events).toContainEqual({ name: 'profile', userId: luis.uid });
    expect(await readAuditRows()).toEqual([
      {
        actor_id: ana.uid,
        action: 'planChanged',
        target_id: luis.uid,
        before: '{"plan":"free","premiumUntil":null}',
        after: '{"plan":"premium","premiumUntil":"2026-12-31"}',
      },
    ]);
    expect(await listSubjects()).toEqual([[luis.email, 'You now have Premium']]);
    expect(sent[0]?.text).toContain('http://localhost:3000/premium');
    expect(JSON.stringify(sent)).not.toContain('Ana');
  });

  it('does nothing if the user already has it, and can be taken away', async () => {
    await setPlan(PREMIUM_PLAN);
    await setPlan(PREMIUM_PLAN);
    expect(await readAuditRows()).toHaveLength(1);
    await setPlan({ plan: 'free', until: '2027-01-01' });
    expect(await readState()).toMatchObject({ plan: 'free', until: null, source: null, hasPremium: false });
    expect(await listSubjects()).toEqual([
      [luis.email, 'You now have Premium'],
      [luis.email, 'Your Premium plan has ended'],
    ]);
  });

  it('is mailed when it begins and when it changes; its removal after the last day is a change', async () => {
    await setPlan({ plan: 'premium', until: '2026-12-31' });
    await setPlan({ plan: 'premium', until: '2026-11-20' });
    app.clock.now = Date.parse('2026-11-21T00:00:00Z');
    await setPlan(FREE);
    expect((await listSubjects()).map(([, subject]) => subject)).toEqual([
      'You now have Premium',
      'Your plan was changed',
      'Your plan was changed',
    ]);
  });

  it.each([
    ['Pacific/Kiritimati', '2026-11-21', '2026-11-20'],
    ['America/Santiago', '2026-11-20', '2026-11-19'],
  ])('may end today, but not before, in the time zone of the user: %s', async (timeZone, day, dayBefore) => {
    await luis.patch('/api/v1/me', { timeZone });
    const refused = await setPlan({ plan: 'premium', until: dayBefore });
    expect([refused.status, refused.body.details[0]]).toMatchObject([
      400,
      { field: 'until', code: 'datePassed' },
    ]);
    expect((await setPlan({ plan: 'premium', until: day })).body).toMatchObject({
      premiumUntil: day,
      hasPremiumPlan: true,
    });
  });

  it('grants an open request, whose notification counts as read', async () => {
    await luis.post(PREMIUM_REQUEST, {});
    app.clock.now += 60_000;
    const { body } = await setPlan({ plan: 'premium', until: '2027-02-28' });
    expect(body).toMatchObject({ premiumSource: 'request', premiumRequestedAt: null });
    expect(await readState()).toMatchObject({
      hasPremium: true,
      until: '2027-02-28',
      source: 'request',
      request: { outcome: 'granted', answeredAt: new Date(app.clock.now).toISOString() },
    });
    expect((await ana.get('/api/v1/admin/notifications?state=unread')).body.items).not.toContainEqual(
      expect.objectContaining({ type: 'premiumRequested' }),
    );
    // A later last day does not change the source of the plan.
    expect((await setPlan(PREMIUM_PLAN)).body.premiumSource).toBe('request');
    expect((await luis.post(PREMIUM_REQUEST, {})).body.code).toBe('premiumAlready');
  });

  it('lets its user ask again once it has ended', async () => {
    await setPlan({ plan: 'premium', until: '2026-11-20' });
    app.clock.now = Date.parse('2026-11-21T00:00:00Z');
    expect(await readState()).toMatchObject({ plan: 'premium', until: '2026-11-20', hasPremium: false });
    expect((await luis.post(PREMIUM_REQUEST, {})).status).toBe(201);
    expect((await setPlan(PREMIUM_PLAN)).body.premiumSource).toBe('request');
  });

  it('is not stored without its audit row', async () => {
    await luis.post(PREMIUM_REQUEST, {});
    await runSql(app.database, 'alter table audit_log rename column action to gone');
    expect((await setPlan(PREMIUM_PLAN)).body.code).toBe('planUpdateFailed');
    expect((await decline()).body.code).toBe('planUpdateFailed');
    expect(await readState()).toMatchObject({ plan: 'free', request: { outcome: null } });
  });

  it('is not brought back by a restored export', async () => {
    await luis.post(PREMIUM_REQUEST, {});
    await setPlan(PREMIUM_PLAN);
    const file = (await luis.get('/api/v1/me/export')).body;
    expect(file).toMatchObject({ profile: { plan: 'premium' }, premiumRequests: [{ outcome: 'granted' }] });
    const other = await signUpUser(app, { currency: file.profile.currency });
    const started = { id: crypto.randomUUID(), exportedAt: file.exportedAt, currency: file.profile.currency };
    for (const list of [{ premiumRequests: file.premiumRequests }, { profile: file.profile }]) {
      await other.post('/api/v1/me/restore', started);
      const { status } = await other.post('/api/v1/me/restore/rows', { id: started.id, ...list });
      expect(status).toBe(400);
    }
    expect((await other.get(PREMIUM)).body).toMatchObject({ plan: 'free', source: null, request: null });
  });
});

describe('an answer to a request', () => {
  it('is audited, published and mailed if it declines, and lets the user ask again', async () => {
    await luis.post(PREMIUM_REQUEST, { message: 'Please' });
    const events: unknown[] = [];
    app.bus.subscribe((event) => events.push(event));
    sent.length = 0;
    expect([(await decline()).status, (await decline()).body.code]).toEqual([200, 'premiumRequestNotFound']);
    expect(events).toContainEqual({ name: 'profile', userId: luis.uid });
    expect(await readState()).toMatchObject({ plan: 'free', request: { outcome: 'declined' } });
    expect((await readAuditRows()).map(({ action }) => action)).toEqual(['premiumDeclined']);
    expect(await listSubjects()).toContainEqual([luis.email, 'Your Premium request was declined']);
    expect((await ana.get(`${USERS}/${luis.uid}`)).body.premiumMessage).toBe('');
    expect((await luis.post(PREMIUM_REQUEST, {})).status).toBe(201);
    // The notification of the first request is replaced.
    const { items } = (await ana.get('/api/v1/admin/notifications')).body as { items: { type: string }[] };
    expect(items.filter(({ type }) => type === 'premiumRequested')).toMatchObject([{ read: false }]);
  });

  it('is stored once if two administrators give it at the same time', async () => {
    const eva = await signUpAdmin(app, { email: 'eva@example.org' });
    await luis.post(PREMIUM_REQUEST, {});
    const responses = await Promise.all([decline(), decline(eva)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    await luis.post(PREMIUM_REQUEST, {});
    await Promise.all([setPlan(PREMIUM_PLAN), setPlan(PREMIUM_PLAN, eva)]);
    expect((await readAuditRows()).map(({ action }) => action)).toEqual(['premiumDeclined', 'planChanged']);
    expect((await readState()).request.outcome).toBe('granted');
  });
});

describe('the list of users', () => {
  const listEmails = async (plan: string) =>
    ((await ana.get(`${USERS}?plan=${plan}`)).body.items as { email: string }[]).map(({ email }) => email);

  it('finds open requests and each plan', async () => {
    const eva = await signUpUser(app, { email: 'eva@example.org' });
    await luis.post(PREMIUM_REQUEST, {});
    await ana.put(`${USERS}/${eva.uid}/plan`, PREMIUM_PLAN);
    expect(await listEmails('requested')).toEqual([luis.email]);
    expect(await listEmails('premium')).toEqual([eva.email]);
    expect((await listEmails('free')).toSorted()).toEqual([ana.email, luis.email]);
    await decline();
    expect(await listEmails('requested')).toEqual([]);
    await setPlan(FREE);
    const csv = (await ana.get(`${USERS}.csv?plan=premium`)).body as string;
    expect(csv).toContain('eva@example.org');
    expect(csv).not.toContain('luis@example.org');
  });
});
