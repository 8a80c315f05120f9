import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings } from '#server/settings/default-settings.ts';
import { createSettingsApp, SETTINGS, type SettingsApp } from '#server/testing/settings-app.ts';
import { UNKNOWN_LANGUAGE } from '#shared/testing/unknown-language.ts';
import { refuseWrites } from '#server/testing/full-disk.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { signUpAdmin } from '#server/testing/admins.ts';
import { createTestApp, TEST_ORIGIN } from '#server/testing/test-app.ts';

let app: SettingsApp['app'];
let admin: SettingsApp['admin'];
let set: SettingsApp['set'];
let auditRows: SettingsApp['auditRows'];
beforeEach(async () => {
  ({ app, admin, set, auditRows } = await createSettingsApp());
});
afterEach(() => app.close());

describe('the settings', () => {
  it('have their defaults until somebody changes them', async () => {
    const { body } = await admin.get(SETTINGS);
    expect(body).toEqual({
      settings: defaultSettings(app.database.engine),
      ownUrl: TEST_ORIGIN,
      fixed: {},
      secrets: { smtpPassword: false },
    });
  });

  it('change one by one', async () => {
    await set({ instanceName: '  Casa  ', pageSize: 50 });
    const expected = { ...defaultSettings(app.database.engine), instanceName: 'Casa', pageSize: 50 };
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
  ] as const)('refuse %s = %j, and the error names the field', async (name, value, code) => {
    const response = await admin.patch(SETTINGS, { [name]: value });
    expect([response.status, response.body.details]).toEqual([
      400,
      [expect.objectContaining({ field: name, code })],
    ]);
    expect((await admin.get(SETTINGS)).body.settings).toEqual(defaultSettings(app.database.engine));
  });

  it('name the index of a wrong domain', async () => {
    const response = await admin.patch(SETTINGS, { allowedDomains: ['example.org', 'not a domain'] });
    expect(response.body.details).toEqual([
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
    expect((await admin.get(SETTINGS)).body.settings).toEqual(defaultSettings(app.database.engine));
  });

  it('have their defaults if they cannot be read, such as those of a newer release', async () => {
    await app.database.write(async (trx) => {
      const row = { key: 'pageSize', value: '7', updated_at: 0 };
      await trx.insertInto('settings').values(row).execute();
    });
    await set({ instanceName: 'Casa' });
    expect((await admin.get(SETTINGS)).body.settings.pageSize).toBe(20);
  });

  it('keep all changes that are sent at the same moment', async () => {
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
    const fixedApp = await createTestApp({
      config: { supportEmail: 'help@example.org', publicUrl: 'https://money.example.org' },
    });
    const boss = await signUpAdmin(fixedApp);
    const { body } = await boss.get(SETTINGS);
    expect(body.settings).toMatchObject({
      supportEmail: 'help@example.org',
      publicUrl: 'https://money.example.org',
    });
    expect(body.fixed).toEqual({ supportEmail: 'SUPPORT_EMAIL', publicUrl: 'BASE_URL' });
    const refused = await boss.patch(SETTINGS, { supportEmail: 'other@example.org', pageSize: 50 });
    expect([refused.status, refused.body.code]).toEqual([409, 'settingFixed']);
    expect((await boss.get(SETTINGS)).body.settings).toMatchObject({ pageSize: 20 });
    await fixedApp.close();
  });

  it('can be the mail server, without showing its password', async () => {
    const mail = {
      smtpUrl: 'smtps://saldo:canary-secret@smtp.example.org',
      from: { name: 'Saldo', address: 'saldo@example.org' },
    };
    const fixedApp = await createTestApp({ config: { mail }, mailer: { send: () => Promise.resolve() } });
    const boss = await signUpAdmin(fixedApp);
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
    await fixedApp.close();
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
    const otherApp = await createTestApp({ config: { secret: 'another secret, also of thirty-two bytes' } });
    await otherApp.database.write(async (trx) => {
      await trx.insertInto('settings').values(row).execute();
    });
    const boss = await signUpAdmin(otherApp);
    expect((await boss.get(SETTINGS)).body.secrets).toEqual({ smtpPassword: false });
    await otherApp.close();
  });
});
