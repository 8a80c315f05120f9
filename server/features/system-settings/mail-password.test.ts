import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUpAdmin, type TestUser } from '#server/testing/admins.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { startMailServer, type MailServer } from '#server/testing/mail-server.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const SETTINGS = '/api/v1/admin/settings';
const TEST = '/api/v1/admin/mail-test';
/** An address of this machine that is not a loopback address. */
const NOT_LOOPBACK = '0.0.0.0';

let app: TestApp;
let admin: TestUser;
let mailServer: MailServer;
beforeEach(async () => {
  [app, mailServer] = await Promise.all([createTestApp(), startMailServer()]);
  admin = await signUpAdmin(app);
});
afterEach(async () => {
  await app.close();
  await mailServer.stop();
});

const workingServer = () => ({
  smtpHost: '127.0.0.1',
  smtpPort: mailServer.port,
  smtpSecurity: 'none' as const,
  smtpUser: 'saldo',
  smtpPassword: 'canary-password',
  mailFrom: 'money@example.org',
});

async function set(changes: Record<string, unknown>): Promise<void> {
  const response = await admin.patch(SETTINGS, changes);
  expect([response.status, response.body.code]).toEqual([200, undefined]);
}

async function hasPassword(): Promise<boolean> {
  return (await admin.get(SETTINGS)).body.secrets.smtpPassword as boolean;
}

describe('the password of the mail server', () => {
  it.each([
    ['smtpHost', 'localhost'],
    ['smtpPort', 2525],
    ['smtpSecurity', 'starttls'],
    ['smtpUser', 'another'],
  ])('is deleted when %s changes, and the audit log says so', async (name, value) => {
    await set(workingServer());
    expect(await hasPassword()).toBe(true);
    await set({ [name]: value });
    expect(await hasPassword()).toBe(false);
    const rows = await app.database.read.selectFrom('audit_log').select(['before', 'after']).execute();
    expect(JSON.parse(rows.at(-1)?.before ?? '')).toMatchObject({ smtpPassword: '••••••' });
    expect(JSON.parse(rows.at(-1)?.after ?? '')).toEqual({ [name]: value, smtpPassword: null });
  });

  it('is kept while the mail server stays the same, and can be replaced', async () => {
    await set(workingServer());
    await set({ smtpPort: mailServer.port, mailFrom: 'other@example.org' });
    expect(await hasPassword()).toBe(true);
    await set({ smtpUser: 'another', smtpPassword: 'another password' });
    await admin.post(TEST);
    const test = mailServer.received.find(({ subject }) => subject?.startsWith('Test message'));
    expect(test?.login).toBe('another:another password');
  });

  it('never reaches another server', async () => {
    const stranger = await startMailServer();
    await set(workingServer());
    await set({ smtpPort: stranger.port });
    expect((await mailServer.take(admin.email)).subject).toContain('Protected settings were changed');
    const { body } = await admin.post(TEST);
    expect(body).toMatchObject({ isSent: false, problem: 'loginRefused' });
    await set({ smtpUser: null });
    expect((await admin.post(TEST)).body.isSent).toBe(true);
    await app.settled();
    expect(new Set(stranger.received.map(({ login }) => login))).toEqual(new Set([undefined]));
    await stranger.stop();
  });

  it('is refused if it would go to another machine without TLS', async () => {
    const response = await admin.patch(SETTINGS, { ...workingServer(), smtpHost: NOT_LOOPBACK });
    expect([response.status, response.body.details]).toMatchObject([
      400,
      [{ field: 'smtpSecurity', code: 'tlsRequired' }],
    ]);
    expect((await admin.get(SETTINGS)).body.settings.smtpHost).toBeNull();
    await set({ ...workingServer(), smtpHost: NOT_LOOPBACK, smtpUser: null, smtpPassword: null });
    const added = await admin.patch(SETTINGS, { smtpUser: 'saldo', smtpPassword: 'canary' });
    expect(added.body.details).toMatchObject([{ field: 'smtpSecurity', code: 'tlsRequired' }]);
  });

  it('is not sent without TLS, even with settings of an older version', async () => {
    await changeSettings(app, { ...workingServer(), smtpHost: NOT_LOOPBACK });
    expect((await admin.post(TEST)).body.isSent).toBe(true);
    expect(mailServer.received.map(({ login }) => login)).toEqual([undefined]);
    await set({ pageSize: 50 });
  });
});

describe('a response of the mail server', () => {
  it('is shown as one of a few known problems in the test of mail', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end('554 canary-banner of inner.example.org\r\n');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await set({ ...workingServer(), smtpPort: port });
    const { body } = await admin.post(TEST);
    expect(body).toEqual({ isSent: false, to: admin.email, problem: 'unknown' });
    server.close();
    await once(server, 'close');
    await set({ smtpPort: port });
    await set({ smtpUser: null });
    expect((await admin.post(TEST)).body.problem).toBe('connectionRefused');
  });

  it('is shown as one of a few known problems in the list of deliveries', async () => {
    const user = await app.signUp();
    const refusing = await startMailServer({ refuses: user.email });
    await set({ ...workingServer(), smtpPort: refusing.port });
    await app.visitor().post('/api/auth/request-password-reset', { email: user.email });
    await app.settled();
    const deliveries = async () => (await admin.get('/api/v1/admin/mail-deliveries')).body as object;
    expect(await deliveries()).toMatchObject({ items: [{ state: 'failed', error: 'recipientRefused' }] });
    expect(JSON.stringify(await deliveries())).not.toContain('No such user');

    const text = 'EENVELOPE: 550 canary-answer of a version before';
    await app.database.write(async (trx) => {
      await trx.updateTable('outbox').set({ error: text }).execute();
    });
    expect(await deliveries()).toMatchObject({ items: [{ error: 'unknown' }] });
    await refusing.stop();
  });
});
