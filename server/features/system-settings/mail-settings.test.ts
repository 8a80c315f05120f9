import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSettingsApp, type SettingsApp } from '#server/testing/settings-app.ts';
import { startMailServer, type MailServer } from '#server/testing/mail-server.ts';
import { signUpUser } from '#server/testing/admins.ts';

let app: SettingsApp['app'];
let admin: SettingsApp['admin'];
let set: SettingsApp['set'];
let auditRows: SettingsApp['auditRows'];
beforeEach(async () => {
  ({ app, admin, set, auditRows } = await createSettingsApp());
});
afterEach(() => app.close());

describe('the mail server', () => {
  let mailServer: MailServer;
  beforeAll(async () => {
    mailServer = await startMailServer();
  });
  afterAll(() => mailServer.stop());

  const toServer = (url: string) => ({
    smtpHost: new URL(url).hostname,
    smtpPort: Number(new URL(url).port),
  });

  it('sends mail as soon as it is set, until it is removed', async () => {
    expect((await admin.post('/api/v1/admin/mail-test')).body.code).toBe('mailUnavailable');
    expect((await app.visitor().get('/api/v1/instance')).body.mail).toBe(false);
    await set({
      ...toServer(mailServer.url),
      smtpSecurity: 'none',
      mailFrom: 'money@example.org',
      instanceName: 'Casa',
    });
    expect((await app.visitor().get('/api/v1/instance')).body.mail).toBe(true);
    const response = await admin.post('/api/v1/admin/mail-test');
    expect(response.body).toEqual({ isSent: true, to: admin.email, problem: null });
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
    await set({ ...toServer(mailServer.url), smtpSecurity: 'tls' });
    expect((await admin.post('/api/v1/admin/mail-test')).body.isSent).toBe(false);
  });

  it('is tested at most five times a minute, and each test is audited', async () => {
    await set({ ...toServer(mailServer.url), smtpSecurity: 'none', mailFrom: 'money@example.org' });
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => admin.post('/api/v1/admin/mail-test')),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
    const tests = (await auditRows()).filter(({ action }) => action === 'mailTested');
    expect(tests).toHaveLength(5);
  });
});
