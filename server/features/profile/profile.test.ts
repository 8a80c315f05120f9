import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRecurring, tomorrowOf } from '#server/testing/recurring.ts';
import { addAccount } from '#server/testing/transfers.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ME = '/api/v1/me';
const transaction = { description: 'Café', amount: 2, date: '2026-11-20' };

async function withoutTerms() {
  const user = await app.signUp();
  await app.database.write((trx) => {
    const update = trx.updateTable('profiles').set({ terms_accepted: 0, terms_version: 0 });
    return update.where('email', '=', user.email).execute();
  });
  return user;
}

describe('the profile', () => {
  it('can be read by its user, and not without a session', async () => {
    const user = await app.signUp();
    expect((await user.get(ME)).body.email).toBe(user.email);
    const refused = await app.visitor().get(ME);
    expect([refused.status, refused.body.error]).toEqual([401, 'User not authenticated.']);
  });

  it('can be changed field by field, stamps updatedAt, and reads back the same', async () => {
    const user = await app.signUp();
    app.clock.now += 60_000;
    await user.get(ME);
    // Last seen is stored in the background, at most once a minute.
    await app.settled();
    const before = (await user.get(ME)).body;
    expect(before.lastSeen).toBe(new Date(app.clock.now).toISOString());
    app.clock.now += 30_000;
    const changes = {
      displayName: '  María José ',
      language: 'es',
      currency: 'MXN',
      timeZone: 'America/Mexico_City',
      theme: 'dark',
      firstDayOfWeek: 0,
      monthStartsOn: 'lastWorkday',
    };
    const response = await user.patch(ME, changes);
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      ...before,
      ...changes,
      displayName: 'María José',
      updatedAt: new Date(app.clock.now).toISOString(),
    });
    expect((await user.get(ME)).body).toEqual(response.body);
    expect((await user.patch(ME, { theme: 'light' })).body).toMatchObject({ theme: 'light', language: 'es' });
  });

  it('lets budget months start on a day from 1 to 28', async () => {
    const user = await app.signUp();
    expect((await user.get(ME)).body.monthStartsOn).toBe(1);
    for (const monthStartsOn of [28, 1, 25])
      expect((await user.patch(ME, { monthStartsOn })).body).toMatchObject({ monthStartsOn });
    for (const monthStartsOn of [0, 29, 1.5, '25', 'firstWorkday', null])
      expect((await user.patch(ME, { monthStartsOn })).body.code).toBe('validationFailed');
    expect((await user.get(ME)).body.monthStartsOn).toBe(25);
  });

  it('ignores uid, email and createdAt in changes', async () => {
    const user = await app.signUp();
    const before = (await user.get(ME)).body;
    const response = await user.patch(ME, {
      uid: 'another',
      email: 'another@example.org',
      createdAt: '2001-01-01T00:00:00Z',
      displayName: 'New',
    });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      uid: before.uid,
      email: before.email,
      createdAt: before.createdAt,
      displayName: 'New',
    });
  });

  it.each([
    ['isAdmin', true],
    ['isSuspended', false],
    ['role', 'admin'],
    ['plan', 'premium'],
    ['termsAccepted', true],
    ['termsVersion', 9],
    ['photoURL', 'https://example.org/x.png'],
    ['city', 'Quito'],
    ['isOnline', true],
    ['lastSeen', null],
    ['updatedAt', null],
    ['unreadNotifications', 0],
    ['unreadAnswers', 0],
    ['is_admin', 1],
    ['nonsense', 1],
  ])('refuses %s, which a user cannot set', async (field, value) => {
    const user = await app.signUp();
    const before = (await user.get(ME)).body;
    const response = await user.patch(ME, { displayName: 'New', [field]: value });
    expect(response.status).toBe(400);
    expect(response.body.details).toEqual([{ field, code: 'unknownField', message: 'Unknown field' }]);
    expect((await user.get(ME)).body).toEqual(before);
  });

  it('stores a time zone under its canonical name', async () => {
    const user = await app.signUp();
    expect((await user.patch(ME, { timeZone: 'europe/madrid' })).body.timeZone).toBe('Europe/Madrid');
  });

  it.each(['👩‍👩‍👧 Ana', 'علي', 'Zoë\u200dx'])('accepts the name %j', async (displayName) => {
    const user = await app.signUp();
    expect((await user.patch(ME, { displayName })).body.displayName).toBe(displayName);
  });

  it.each([
    [{ displayName: '' }, 'required'],
    [{ displayName: 'x'.repeat(81) }, 'textTooLong'],
    [{ displayName: 'a\nb' }, 'textHasControlCharacters'],
    [{ displayName: 'a\u202eb' }, 'textHasControlCharacters'],
    [{ displayName: '\u200b\u2060' }, 'required'],
    [{ displayName: null }, 'invalid'],
    [{ language: 'EN' }, 'invalid'],
    [{ currency: 'eur' }, 'currencyUnknown'],
    [{ timeZone: '' }, 'timeZoneUnknown'],
    [{ theme: 'blue' }, 'invalid'],
    [{ firstDayOfWeek: 2 }, 'invalid'],
    [{ firstDayOfWeek: '1' }, 'invalid'],
  ])('names the wrong field and the reason for %j', async (changes, code) => {
    const user = await app.signUp();
    const response = await user.patch(ME, changes);
    expect(response.status).toBe(400);
    expect(response.body.details).toMatchObject([{ field: Object.keys(changes)[0], code }]);
  });
});

describe('the currency', () => {
  it.each([
    ['something recurs', (user: TestClient) => addRecurring(user, { firstDay: tomorrowOf(app) })],
    [
      'there is a budget',
      (user: TestClient) =>
        user.put('/api/v1/budgets/food', {
          month: '2026-11',
          amount: 200,
          rollover: 'none',
          scope: 'onwards',
        }),
    ],
    [
      'there is a goal',
      (user: TestClient) => user.post('/api/v1/goals', { name: 'Trip', target: 1, day: null }),
    ],
    ['an account has a limit', (user: TestClient) => addAccount(user, { lowBalance: 20.5 })],
  ])('keeps its decimals once %s', async (_, add) => {
    const user = await app.signUp({ currency: 'EUR' });
    await add(user);
    expect((await user.patch(ME, { currency: 'JPY' })).body.code).toBe('currencyLocked');
    expect((await user.patch(ME, { currency: 'USD' })).body.currency).toBe('USD');
  });

  it('can change to any other if there are no transactions', async () => {
    const user = await app.signUp({ currency: 'EUR' });
    expect((await user.patch(ME, { currency: 'JPY' })).body.currency).toBe('JPY');
    expect((await user.patch(ME, { currency: 'KWD' })).body.currency).toBe('KWD');
  });

  it('can change only to one with as many decimals if there are transactions', async () => {
    const user = await app.signUp({ currency: 'EUR' });
    const { id } = (await user.post('/api/v1/expenses', transaction)).body;
    const refused = await user.patch(ME, { currency: 'JPY', displayName: 'New' });
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Your account already contains amounts, so the currency can only change to one with as many decimals.',
    ]);
    expect((await user.get(ME)).body).toMatchObject({
      currency: 'EUR',
      displayName: user.email.split('@')[0],
    });
    expect((await user.patch(ME, { currency: 'USD' })).body.currency).toBe('USD');
    expect((await user.patch(ME, { currency: 'USD' })).status).toBe(200);

    await user.delete(`/api/v1/expenses/${id}`);
    await user.delete('/api/v1/transactions/deleted');
    expect((await user.patch(ME, { currency: 'JPY' })).body.currency).toBe('JPY');
  });
});

describe('before the terms are accepted', () => {
  it('transactions are refused with the specification’s sentence', async () => {
    const user = await withoutTerms();
    for (const path of ['/api/v1/expenses', '/api/v1/incomes']) {
      const response = await user.post(path, transaction);
      expect([response.status, response.body.error]).toEqual([
        403,
        'Please accept the Terms and Conditions to use this feature.',
      ]);
      expect((await user.get(path)).body.items).toEqual([]);
    }
  });

  it('reading, preferences and logout are allowed', async () => {
    const user = await withoutTerms();
    expect((await user.get(ME)).body.termsAccepted).toBe(false);
    expect((await user.get('/api/v1/summary')).status).toBe(200);
    expect((await user.get('/api/v1/expenses')).status).toBe(200);
    expect((await user.patch(ME, { language: 'es' })).status).toBe(200);
    expect((await user.post(`${ME}/offline`)).status).toBe(200);
    expect((await user.post('/api/auth/sign-out')).status).toBe(200);
  });
});

describe('accepting the terms', () => {
  it('sets termsAccepted true and opens the endpoints that need it', async () => {
    const user = await withoutTerms();
    const response = await user.post(`${ME}/terms`, { accepted: true, version: 1 });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ termsAccepted: true, termsVersion: 1 });
    expect((await user.post('/api/v1/expenses', transaction)).status).toBe(201);
  });

  it.each([[{}], [{ accepted: false }], [{ accepted: 'true' }], [{ accepted: 1 }]])(
    'takes only true (%j)',
    async (body) => {
      const user = await withoutTerms();
      const response = await user.post(`${ME}/terms`, body);
      expect([response.status, response.body.error]).toEqual([
        400,
        'You must accept the Terms and Conditions and Privacy Policy.',
      ]);
      expect((await user.get(ME)).body.termsAccepted).toBe(false);
    },
  );

  it('is refused for any version but the current one', async () => {
    const user = await withoutTerms();
    expect((await user.post(`${ME}/terms`, { accepted: true, version: 2 })).status).toBe(400);
    expect((await user.get(ME)).body.termsAccepted).toBe(false);
  });
});
