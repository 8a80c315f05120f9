import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const USERS = '/api/v1/admin/users';
const CANARY = 'canary-8842';
const AMOUNTS = [918_273.64, 736_451.92];

let app: TestApp;
let ana: TestUser;
let luis: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  ana = await signUpAdmin(app, { email: 'ana@example.org', name: 'Ana' });
  luis = await signUpUser(app, { email: 'luis@example.org', name: 'Luis', timeZone: 'Europe/Madrid' });
  for (const [at, path] of ['/api/v1/expenses', '/api/v1/expenses', '/api/v1/incomes'].entries()) {
    const transaction = { description: `${CANARY} ${at}`, amount: AMOUNTS[at % 2], date: '2026-03-05' };
    expect((await luis.post(path, transaction)).status).toBe(201);
  }
  await luis.put('/api/v1/me/location', { city: 'Madrid', country: 'ES' });
});
afterAll(() => app.close());

async function readDetails() {
  return (await ana.get(`${USERS}/${luis.uid}`)).body;
}

describe('the details of a user', () => {
  it('show the user, their sessions, and how many transactions they have', async () => {
    const elsewhere = app.visitor();
    const account = { email: luis.email, password: 'plain-horse-battery' };
    await elsewhere.send('POST', '/api/auth/sign-in/email', account, {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    expect(await readDetails()).toMatchObject({
      id: luis.uid,
      email: luis.email,
      displayName: 'Luis',
      role: 'user',
      isSuspended: false,
      plan: 'free',
      isOnline: true,
      isAwaitingConfirmation: false,
      emailCheckedAt: null,
      termsAccepted: true,
      termsVersion: 1,
      city: 'Madrid',
      country: 'ES',
      language: 'en',
      timeZone: 'Europe/Madrid',
      records: { expenses: 2, incomes: 1 },
      audit: [],
    });
    const { sessions } = await readDetails();
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toEqual({
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
      browser: 'Firefox',
      system: 'Windows',
    });
    expect((await readDetails()).records).toEqual({ expenses: 2, incomes: 1 });
  });

  it('show the last sign-in or the last change of the profile as updatedAt, whichever is later', async () => {
    app.clock.now += 60_000;
    const account = { email: luis.email, password: 'plain-horse-battery' };
    await app.visitor().post('/api/auth/sign-in/email', account);
    expect((await readDetails()).updatedAt).toBe(new Date(app.clock.now).toISOString());
    app.clock.now += 1_000;
    await luis.patch('/api/v1/me', { theme: 'dark' });
    expect((await readDetails()).updatedAt).toBe(new Date(app.clock.now).toISOString());
  });

  it('show no session of a suspended user, and the account’s latest acts', async () => {
    await ana.put(`${USERS}/${luis.uid}/suspension`, { isSuspended: true });
    const { sessions, isSuspended, isOnline, onlineSince, audit } = await readDetails();
    expect({ sessions, isSuspended, isOnline, onlineSince }).toEqual({
      sessions: [],
      isSuspended: true,
      isOnline: false,
      onlineSince: null,
    });
    expect(audit).toMatchObject([
      { action: 'userSuspended', actor: 'user', actorId: ana.uid, actorName: 'Ana', targetName: 'Luis' },
    ]);
    await ana.put(`${USERS}/${luis.uid}/suspension`, { isSuspended: false });
    for (let round = 0; round < 5; round++) {
      app.clock.now += 1000;
      await ana.put(`${USERS}/${luis.uid}/role`, { isAdmin: true });
      app.clock.now += 1000;
      await ana.put(`${USERS}/${luis.uid}/role`, { isAdmin: false });
    }
    const latest = (await readDetails()).audit as { action: string; at: string }[];
    expect(latest).toHaveLength(10);
    expect(latest[0]).toMatchObject({ action: 'userDemoted', at: new Date(app.clock.now).toISOString() });
  });

  it('are not found for an unknown id', async () => {
    const response = await ana.get(`${USERS}/${uuidv7()}`);
    expect([response.status, response.body.code]).toEqual([404, 'userNotFound']);
    expect((await ana.get(`${USERS}/nobody`)).body.code).toBe('validationFailed');
  });

  it('show no amount or description of a transaction, like all other responses about users', async () => {
    const responses = [
      await ana.get(USERS),
      await ana.get(`${USERS}?q=luis`),
      await ana.get(`${USERS}?q=${CANARY}`),
      await ana.get(`${USERS}.csv`),
      await ana.get(`${USERS}/${luis.uid}`),
      await ana.put(`${USERS}/${luis.uid}/role`, { isAdmin: true }),
      await ana.put(`${USERS}/${luis.uid}/role`, { isAdmin: false }),
      await ana.put(`${USERS}/${luis.uid}/suspension`, { isSuspended: true }),
      await ana.put(`${USERS}/${luis.uid}/suspension`, { isSuspended: false }),
      await ana.post(`${USERS}/${luis.uid}/reset-link`),
      await ana.get('/api/v1/admin/audit'),
    ];
    const [first = 0, second = 0] = AMOUNTS;
    const numbers = [first, second, first + second, 2 * first];
    for (const { status, body } of responses) {
      expect([200, 201]).toContain(status);
      const digits = JSON.stringify(body).replace(/[.,]/g, '');
      expect(digits).not.toContain(CANARY);
      for (const amount of numbers) expect(digits).not.toContain(String(Math.round(amount * 100)));
    }
  });
});
