import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#shared/contract/setting-values.ts';
import { UNKNOWN_LANGUAGE } from '#shared/testing/unknown-language.ts';
import { refuseWrites } from '#server/testing/full-disk.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { startMailServer, type MailServer } from '#server/testing/mail-server.ts';
import { signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { createTestApp, TEST_ORIGIN, type TestApp } from '#server/testing/test-app.ts';

const SETTINGS = '/api/v1/admin/settings';
const PASSWORD = 'plain-horse-battery';
const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
let admin: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  admin = await signUpAdmin(app);
});
afterEach(() => app.close());

async function set(changes: Record<string, unknown>): Promise<void> {
  const answer = await admin.patch(SETTINGS, changes);
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
}

async function auditRows() {
  return await app.database.read.selectFrom('audit_log').selectAll().orderBy('id').execute();
}

describe('the settings', () => {
  it('have their defaults until somebody changes them', async () => {
    const { body } = await admin.get(SETTINGS);
    expect(body).toEqual({
      settings: DEFAULT_SETTINGS,
      ownUrl: TEST_ORIGIN,
      fixed: {},
      secrets: { smtpPassword: false },
    });
  });

  it('change one by one', async () => {
    await set({ instanceName: '  Casa  ', pageSize: 50 });
    const expected = { ...DEFAULT_SETTINGS, instanceName: 'Casa', pageSize: 50 };
    expect((await admin.get(SETTINGS)).body.settings).toEqual(expected);
    await set({ pageSize: 20 });
    expect((await admin.get(SETTINGS)).body.settings).toEqual({ ...expected, pageSize: 20 });
  });

  it.each([
    ['instanceName', '', 'required'],
    ['instanceName', 'x'.repeat(61), 'textTooLong'],
    ['publicUrl', 'money.example.org', 'urlInvalid'],
    ['publicUrl', 'https://money.example.org/path', 'urlInvalid'],
    ['publicUrl', 'javascript:alert(1)', 'urlInvalid'],
    ['publicUrl', 'https://user:secret@money.example.org', 'urlInvalid'],
    ['supportEmail', 'nobody', 'invalidEmail'],
    ['defaultLanguage', UNKNOWN_LANGUAGE, 'invalid'],
    ['defaultCurrency', 'XYZ', 'currencyUnknown'],
    ['timeZone', 'Mars/Olympus', 'timeZoneUnknown'],
    ['pageSize', 21, 'invalid'],
    ['registration', 'maybe', 'invalid'],
    ['minPasswordLength', 5, 'numberOutOfRange'],
    ['minPasswordLength', 65, 'numberOutOfRange'],
    ['minPasswordLength', '8', 'numberOutOfRange'],
    ['sessionDays', 0, 'numberOutOfRange'],
    ['sessionDays', 31, 'numberOutOfRange'],
    ['sessionDays', 1.5, 'numberOutOfRange'],
    ['failuresPerAccount', 2, 'numberOutOfRange'],
    ['smtpPort', 0, 'numberOutOfRange'],
    ['smtpHost', 'smtp example', 'hostInvalid'],
    ['smtpHost', 'smtp.example.org/', 'hostInvalid'],
    ['mailFrom', 'Saldo <a@b.org>', 'invalidEmail'],
    ['backupsKept', 0, 'numberOutOfRange'],
    ['bannerEn', 'a\u0000b', 'textHasControlCharacters'],
  ] as const)('refuse %s = %j by its field', async (name, value, code) => {
    const answer = await admin.patch(SETTINGS, { [name]: value });
    expect([answer.status, answer.body.details]).toEqual([
      400,
      [expect.objectContaining({ field: name, code })],
    ]);
    expect((await admin.get(SETTINGS)).body.settings).toEqual(DEFAULT_SETTINGS);
  });

  it('name the index of a wrong domain', async () => {
    const answer = await admin.patch(SETTINGS, { allowedDomains: ['example.org', 'not a domain'] });
    expect(answer.body.details).toEqual([
      expect.objectContaining({ field: 'allowedDomains.1', code: 'domainInvalid' }),
    ]);
  });

  it('refuse an unknown name', async () => {
    expect((await admin.patch(SETTINGS, { isAdmin: true })).body.details).toEqual([
      expect.objectContaining({ field: 'isAdmin', code: 'unknownField' }),
    ]);
  });

  it('are audited with old and new values, in the same database transaction', async () => {
    await set({ instanceName: 'Casa', pageSize: 20 });
    expect(await auditRows()).toMatchObject([
      {
        actor: 'user',
        actor_id: admin.uid,
        action: 'settingsChanged',
        target: 'settings',
        before: '{"instanceName":"Saldo"}',
        after: '{"instanceName":"Casa"}',
      },
    ]);
    await runSql(app.database, 'alter table audit_log rename to gone');
    const failed = await admin.patch(SETTINGS, { instanceName: 'Otra' });
    expect([failed.status, failed.body.error]).toEqual([500, 'Failed to save the settings.']);
    expect((await admin.get(SETTINGS)).body.settings.instanceName).toBe('Casa');
  });

  it('are not audited without a change', async () => {
    await set({ instanceName: 'Saldo' });
    await set({});
    expect(await auditRows()).toEqual([]);
  });

  it('report a full disk and stay unchanged', async () => {
    await refuseWrites(app.database);
    expect((await admin.patch(SETTINGS, { instanceName: 'Casa' })).status).toBeGreaterThanOrEqual(500);
    expect((await admin.get(SETTINGS)).body.settings).toEqual(DEFAULT_SETTINGS);
  });

  it('have their defaults if unreadable, such as those of a newer release', async () => {
    await app.database.write(async (trx) => {
      const row = { key: 'pageSize', value: '7', updated_at: 0 };
      await trx.insertInto('settings').values(row).execute();
    });
    await set({ instanceName: 'Casa' });
    expect((await admin.get(SETTINGS)).body.settings.pageSize).toBe(20);
  });

  it('keep all of several changes at the same moment', async () => {
    await Promise.all([set({ instanceName: 'Casa' }), set({ pageSize: 50 }), set({ sessionDays: 9 })]);
    expect((await admin.get(SETTINGS)).body.settings).toMatchObject({
      instanceName: 'Casa',
      pageSize: 50,
      sessionDays: 9,
    });
  });
});

describe('a setting from the environment', () => {
  it('is shown with its variable, overrides the stored value, and cannot be changed', async () => {
    const fixed = await createTestApp({
      config: { supportEmail: 'help@example.org', publicUrl: 'https://money.example.org' },
    });
    const boss = await signUpAdmin(fixed);
    const { body } = await boss.get(SETTINGS);
    expect(body.settings).toMatchObject({
      supportEmail: 'help@example.org',
      publicUrl: 'https://money.example.org',
    });
    expect(body.fixed).toEqual({ supportEmail: 'SUPPORT_EMAIL', publicUrl: 'BASE_URL' });
    const refused = await boss.patch(SETTINGS, { supportEmail: 'other@example.org', pageSize: 50 });
    expect([refused.status, refused.body.code]).toEqual([409, 'settingFixed']);
    expect((await boss.get(SETTINGS)).body.settings).toMatchObject({ pageSize: 20 });
    await fixed.close();
  });

  it('can be the mail server, without showing its password', async () => {
    const mail = {
      smtpUrl: 'smtps://saldo:canary-secret@smtp.example.org',
      from: { name: 'Saldo', address: 'saldo@example.org' },
    };
    const fixed = await createTestApp({ config: { mail }, mailer: { send: () => Promise.resolve() } });
    const boss = await signUpAdmin(fixed);
    const { body } = await boss.get(SETTINGS);
    expect(body.settings).toMatchObject({
      smtpHost: 'smtp.example.org',
      smtpPort: 465,
      smtpSecurity: 'tls',
      smtpUser: 'saldo',
      mailFrom: 'saldo@example.org',
    });
    expect(body.fixed.smtpHost).toBe('SMTP_URL');
    expect(JSON.stringify(body)).not.toContain('canary');
    await fixed.close();
  });
});

describe('a secret', () => {
  it('is stored sealed, shown to nobody, and masked in the audit log', async () => {
    await set({ smtpPassword: 'canary-smtp-password' });
    const { body } = await admin.get(SETTINGS);
    expect(body.secrets).toEqual({ smtpPassword: true });
    const stored = await app.database.read.selectFrom('settings').selectAll().execute();
    const texts = JSON.stringify([body, stored, await auditRows()]);
    expect(texts).not.toContain('canary');
    expect(await auditRows()).toMatchObject([
      { before: '{"smtpPassword":null}', after: '{"smtpPassword":"••••••"}' },
    ]);

    await set({ smtpPassword: null });
    expect((await admin.get(SETTINGS)).body.secrets).toEqual({ smtpPassword: false });
  });

  it('counts as missing if another SECRET sealed it', async () => {
    await set({ smtpPassword: 'canary' });
    const row = await app.database.read
      .selectFrom('settings')
      .selectAll()
      .where('key', '=', 'smtpPassword')
      .executeTakeFirstOrThrow();
    const other = await createTestApp({ config: { secret: 'another secret, also of thirty-two bytes' } });
    await other.database.write(async (trx) => {
      await trx.insertInto('settings').values(row).execute();
    });
    const boss = await signUpAdmin(other);
    expect((await boss.get(SETTINGS)).body.secrets).toEqual({ smtpPassword: false });
    await other.close();
  });
});

/** setting-effects.test.ts tests that each setting has an effect; these are further promises of some. */
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
    const before = await signUpUser(app);
    await set({ sessionDays: 2 });
    const after = app.visitor();
    const signIn = await after.post('/api/auth/sign-in/email', { email: before.email, password: PASSWORD });
    expect(signIn.headers.getSetCookie().join()).toContain(`Max-Age=${2 * 24 * 60 * 60};`);
    app.clock.now += 2 * DAY_MS + 60_000;
    for (const user of [before, after]) expect((await user.get('/api/v1/me')).status).toBe(401);

    await app.settings.change({ sessionDays: 20 }, () => Promise.resolve());
    const late = app.visitor();
    await late.post('/api/auth/sign-in/email', { email: before.email, password: PASSWORD });
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
    const sentence =
      'The service is under maintenance. You can look at everything, but nothing can be changed.';
    for (const answer of [
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
      expect([answer.status, answer.body.code, answer.body.error]).toEqual([503, 'readOnly', sentence]);
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
  it('allow as many failures as the settings say, for an account and a network address', async () => {
    const limited = await createTestApp({ limits: undefined });
    const boss = await signUpAdmin(limited);
    const user = await signUpUser(limited);
    const guess = (email: string) =>
      limited.visitor().post('/api/auth/sign-in/email', { email, password: 'not this one' });
    await boss.patch(SETTINGS, { failuresPerAccount: 3, failuresPerAddress: 10 });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 4; attempt++) statuses.push((await guess(user.email)).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
    for (let attempt = 0; attempt < 7; attempt++) await guess(`nobody-${attempt}@example.org`);
    expect((await guess('somebody-else@example.org')).status).toBe(429);
    await boss.patch(SETTINGS, { failuresPerAddress: 1_000 });
    expect((await guess('somebody-else@example.org')).status).toBe(401);
    await limited.close();
  });
});

describe('the mail server', () => {
  let mailServer: MailServer;
  beforeAll(async () => {
    mailServer = await startMailServer();
  });
  afterAll(() => mailServer.stop());

  const partsOf = (url: string) => ({ smtpHost: new URL(url).hostname, smtpPort: Number(new URL(url).port) });

  it('sends mail from when it is set until it is removed', async () => {
    expect((await admin.post('/api/v1/admin/mail-test')).body.code).toBe('mailUnavailable');
    expect((await app.visitor().get('/api/v1/instance')).body.mail).toBe(false);
    await set({
      ...partsOf(mailServer.url),
      smtpSecurity: 'none',
      mailFrom: 'money@example.org',
      instanceName: 'Casa',
    });
    expect((await app.visitor().get('/api/v1/instance')).body.mail).toBe(true);
    const answer = await admin.post('/api/v1/admin/mail-test');
    expect(answer.body).toEqual({ isSent: true, to: admin.email, problem: null });
    expect(await mailServer.take(admin.email)).toMatchObject({
      from: { name: 'Casa', address: 'money@example.org' },
    });

    const user = await signUpUser(app);
    await app.visitor().post('/api/auth/request-password-reset', { email: user.email });
    await app.settled();
    expect((await mailServer.take(user.email)).text).toContain('/reset-password?token=');
    const { body } = await admin.get('/api/v1/admin/mail-deliveries');
    expect(body).toMatchObject({ total: 1, items: [{ kind: 'passwordReset', state: 'sent', attempts: 1 }] });
    expect(JSON.stringify(body)).not.toContain(user.email);

    await set({ smtpHost: null });
    expect((await app.visitor().get('/api/v1/instance')).body.mail).toBe(false);
  });

  it('fails its test if it cannot be reached or lacks the required TLS', async () => {
    await set({ smtpHost: '127.0.0.1', smtpPort: 1, smtpSecurity: 'none', mailFrom: 'money@example.org' });
    const { body } = await admin.post('/api/v1/admin/mail-test');
    expect(body).toMatchObject({ isSent: false, problem: 'connectionRefused' });
    await set({ ...partsOf(mailServer.url), smtpSecurity: 'tls' });
    expect((await admin.post('/api/v1/admin/mail-test')).body.isSent).toBe(false);
  });

  it('is tested at most five times a minute, and each test is audited', async () => {
    await set({ ...partsOf(mailServer.url), smtpSecurity: 'none', mailFrom: 'money@example.org' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => admin.post('/api/v1/admin/mail-test')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    const tests = (await auditRows()).filter(({ action }) => action === 'mailTested');
    expect(tests).toHaveLength(5);
  });
});

describe('the health panel', () => {
  it('shows version, database, jobs and mail', async () => {
    await app.jobs.runDue();
    const { body } = await admin.get('/api/v1/admin/health');
    expect(body).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      node: process.versions.node,
      database: { engine: app.database.engine, version: expect.stringMatching(/^\d+\./) },
      lastBackupAt: null,
      mail: { isOn: false, waiting: 0, failed: 0 },
    });
    expect(body.database.bytes).toBeGreaterThan(50_000);
    expect(body.jobs).toContainEqual({
      name: 'clean-up',
      startedAt: new Date(app.clock.now).toISOString(),
      finishedAt: new Date(app.clock.now).toISOString(),
      isFailed: false,
    });
  });
});
