import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  countAccounts,
  newAccount,
  NO_ACCOUNT,
  ONE_ACCOUNT,
  PASSWORD,
  SIGN_UP,
} from '#server/testing/new-account.ts';
import { hashAtFullCost } from '#server/testing/hashing.ts';
import { createTestApp, TEST_SECRET, type TestApp } from '#server/testing/test-app.ts';
import type { TestResponse } from '#server/testing/test-client.ts';
import { UNKNOWN_LANGUAGE } from '#shared/testing/unknown-language.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('sign-up', () => {
  it('makes an account and signs in at once', async () => {
    const visitor = app.visitor();
    const account = newAccount({ name: 'Ana' });
    const response = await visitor.post(SIGN_UP, account);
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ uid: expect.any(String), email: account.email, displayName: 'Ana' });
    expect((await visitor.get('/api/v1/me')).body.uid).toBe(response.body.uid);
    expect(await countAccounts(app, account.email)).toEqual(ONE_ACCOUNT);
  });

  it('gives the profile the defaults of a new user', async () => {
    const visitor = app.visitor();
    await visitor.post(SIGN_UP, newAccount({ email: 'Lucia.Perez@Example.org' }));
    const me = (await visitor.get('/api/v1/me')).body;
    const now = new Date(app.clock.now).toISOString();
    expect(me).toEqual({
      uid: expect.any(String),
      email: 'lucia.perez@example.org',
      displayName: 'lucia.perez',
      photoURL: null,
      city: null,
      country: null,
      locationDeclined: false,
      termsAccepted: true,
      termsVersion: 1,
      isAdmin: false,
      isSuspended: false,
      role: 'user',
      plan: 'free',
      premiumUntil: null,
      premiumSource: null,
      hasPremium: true,
      language: 'en',
      currency: 'EUR',
      timeZone: 'UTC',
      theme: 'system',
      firstDayOfWeek: 1,
      monthStartsOn: 1,
      isEmailConfirmed: false,
      mails: { reminders: false, budgetAlerts: false, monthReport: false, monthAmounts: true },
      unreadNotifications: 0,
      unreadAnswers: 0,
      createdAt: now,
      updatedAt: now,
      isOnline: true,
      lastSeen: now,
    });
  });

  it('stores the given language, currency and time zone', async () => {
    const visitor = app.visitor();
    const preferences = { language: 'es', currency: 'JPY', timeZone: 'America/Bogota' };
    await visitor.post(SIGN_UP, newAccount(preferences));
    expect((await visitor.get('/api/v1/me')).body).toMatchObject(preferences);
  });

  it('sets a session cookie that scripts cannot read and other sites do not send', async () => {
    const response = await app.visitor().post(SIGN_UP, newAccount());
    expect(cookieParts(response)).toEqual([
      'saldo.session_token',
      ['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax'],
    ]);
  });

  it('binds the cookie to the host on https: __Host-, Secure', async () => {
    const origin = 'https://saldo.example.org';
    const secureApp = await createTestApp({
      config: {
        allowedOrigins: [origin],
        baseUrl: origin,
        secret: TEST_SECRET,
        adminEmail: undefined,
        supportEmail: undefined,
        trustedProxies: [],
      },
    });
    const visitor = secureApp.visitor();
    const response = await visitor.send('POST', SIGN_UP, newAccount(), { origin });
    expect(response.status).toBe(200);
    expect(cookieParts(response)).toEqual([
      '__Host-saldo.session_token',
      ['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax', 'Secure'],
    ]);
    expect((await visitor.get('/api/v1/me')).status).toBe(200);
    await secureApp.close();
  });

  it('puts no token into any body', async () => {
    const visitor = app.visitor();
    const account = newAccount();
    const responses = [
      await visitor.post(SIGN_UP, account),
      await visitor.get('/api/v1/me'),
      await visitor.post('/api/auth/sign-in/email', { email: account.email, password: PASSWORD }),
      await visitor.post('/api/auth/sign-out'),
    ];
    const tokens = await app.database.read.selectFrom('session').select('token').execute();
    expect(tokens.length).toBeGreaterThan(0);
    const bodies = responses.map((response) => JSON.stringify(response.body)).join('\n');
    for (const { token } of tokens) expect(bodies).not.toContain(token);
    expect(bodies).not.toMatch(/"token"|argon2/);
  });

  it('stores the password only as an argon2id hash', async () => {
    hashAtFullCost();
    const { email } = await app.signUpOverHttp();
    const row = await app.database.read
      .selectFrom('account')
      .innerJoin('user', 'user.id', 'account.userId')
      .select('password')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(row.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('sign-up without both acceptances', () => {
  it.each([[false], [undefined], ['true'], [1], [null], [{}]])(
    'is refused with the specification’s sentence, and stores nothing (%j)',
    async (termsAccepted) => {
      const account = newAccount({ termsAccepted });
      const response = await app.visitor().post(SIGN_UP, account);
      expect(response.status).toBe(400);
      expect(response.body.error).toBe('You must accept the Terms and Conditions and Privacy Policy.');
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await countAccounts(app, account.email)).toEqual(NO_ACCOUNT);
    },
  );
});

describe('sign-up names each wrong field', () => {
  it.each([
    [{ email: '' }, 'email', 'This field is required'],
    [{ email: undefined }, 'email', 'This field is required'],
    [{ email: 'nobody' }, 'email', 'Invalid email address'],
    [{ email: 'a b@example.org' }, 'email', 'Invalid email address'],
    [{ email: 'a@example.org\r\nBcc: b@example.org' }, 'email', 'Invalid email address'],
    [{ email: `${'a'.repeat(250)}@example.org` }, 'email', 'Invalid email address'],
    [{ password: '' }, 'password', 'This field is required'],
    [{ password: undefined }, 'password', 'This field is required'],
    [{ password: 'x1y2z' }, 'password', 'Password must be at least 6 characters'],
    [{ password: 'x'.repeat(129) }, 'password', 'Password must be at most 128 characters'],
    [{ password: 'password' }, 'password', 'This password is too common'],
    [{ password: '123456' }, 'password', 'This password is too common'],
    [{ name: ' ' }, 'name', 'This field is required'],
    [{ name: 'x'.repeat(81) }, 'name', 'This text is too long'],
    [{ name: 'a\u0000b' }, 'name', 'This text contains characters that cannot be saved'],
    [{ currency: 'XXQ' }, 'currency', 'This currency does not exist'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'This time zone does not exist'],
    [{ timeZone: '+02:00' }, 'timeZone', 'This time zone does not exist'],
    [{ language: UNKNOWN_LANGUAGE }, 'language', 'This value is not valid'],
    [{ isAdmin: true }, 'isAdmin', 'Unknown field'],
    [{ image: 'https://example.org/x.png' }, 'image', 'Unknown field'],
  ])('%j', async (wrong, field, message) => {
    const account: Record<string, unknown> = newAccount(wrong);
    const response = await app.visitor().post(SIGN_UP, account);
    expect(response.status).toBe(400);
    expect(response.body.details).toMatchObject([{ field, code: expect.any(String), message }]);
    expect(response.body.details).toHaveLength(1);
    expect(await countAccounts(app, String(account['email']))).toEqual(NO_ACCOUNT);
  });

  it('all of them at once', async () => {
    const response = await app.visitor().post(SIGN_UP, { email: 'x', password: 'y' });
    expect(response.body.error).toBe('Some fields are not valid.');
    expect(response.body.details.map((detail: { field: string }) => detail.field)).toEqual([
      'email',
      'password',
      'termsAccepted',
    ]);
  });

  it('a password may have 128 characters of any kind', async () => {
    const visitor = app.visitor();
    const account = newAccount({ password: '🦄'.repeat(128) });
    expect((await visitor.post(SIGN_UP, account)).status).toBe(200);
    const { email, password } = account;
    expect((await visitor.post('/api/auth/sign-in/email', { email, password })).status).toBe(200);
    expect((await visitor.post(SIGN_UP, newAccount({ password: '🦄'.repeat(129) }))).status).toBe(400);
  });

  it('a password may have 6 characters', async () => {
    expect((await app.visitor().post(SIGN_UP, newAccount({ password: 'q7#ÑxZ' }))).status).toBe(200);
  });
});

describe('sign-up with a taken address', () => {
  it('is refused with emailTaken, in any spelling', async () => {
    const { email } = await app.signUp();
    for (const spelling of [email, email.toUpperCase(), `  ${email} `]) {
      const response = await app.visitor().post(SIGN_UP, newAccount({ email: spelling }));
      expect(response.status).toBe(422);
      expect(response.body.error).toBe('An account with this email address already exists.');
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect(await countAccounts(app, email)).toEqual(ONE_ACCOUNT);
  });

  it('makes exactly one account for several requests at the same moment', async () => {
    const account = newAccount();
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => app.visitor().post(SIGN_UP, account)),
    );
    const outcomes = responses.map((response) => `${response.status} ${response.body.code ?? 'created'}`);
    expect(outcomes.toSorted()).toEqual([
      '200 created',
      ...Array.from({ length: 5 }, () => '422 emailTaken'),
    ]);
    expect(await countAccounts(app, account.email)).toEqual(ONE_ACCOUNT);
  });
});

function cookieParts(response: TestResponse): [name: string | undefined, attributes: string[]] {
  const cookies = response.headers.getSetCookie();
  expect(cookies).toHaveLength(1);
  const [pair = '', ...attributes] = (cookies[0] ?? '').split(';').map((part) => part.trim());
  return [pair.split('=')[0], attributes.toSorted()];
}
