import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { keepMails } from '#server/testing/kept-mails.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { Message } from './mailer.ts';

const USERS = '/api/v1/admin/users';
const SETTINGS = '/api/v1/admin/settings';
const BACKUPS = '/api/v1/admin/backups';
const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
let ana: TestUser;
let luis: TestUser;
let sent: Message[];
beforeEach(async () => {
  const mailbox = keepMails();
  sent = mailbox.sent;
  app = await createTestApp({ mailer: mailbox.mailer });
  ana = await signUpAdmin(app, { email: 'ana@example.org', name: 'Ana' });
  luis = await signUpUser(app, { email: 'luis@example.org', name: 'Luis', language: 'es' });
});
afterEach(() => app.close());

async function mails(): Promise<Message[]> {
  await app.settled();
  return sent;
}

describe('the owner of an account', () => {
  it('gets a message in their language, without the administrator’s name, about a password link', async () => {
    await changeSettings(app, { adminResetLinks: true });
    const { body } = await ana.post(`${USERS}/${luis.uid}/reset-link`);
    const [mail, ...others] = await mails();
    expect([mail?.to, others]).toEqual([luis.email, []]);
    expect(mail?.subject).toBe('Un administrador ha creado un enlace para restablecer tu contraseña · Saldo');
    expect(mail?.text).toContain('http://localhost:3000/profile');
    const token = new URL(body.link as string).searchParams.get('token') ?? 'none';
    for (const secret of ['Ana', ana.email, token]) expect(JSON.stringify(mail)).not.toContain(secret);
  });

  it('gets a message when their role changes, and none when it stays the same', async () => {
    await ana.put(`${USERS}/${luis.uid}/role`, { isAdmin: true });
    await ana.put(`${USERS}/${luis.uid}/role`, { isAdmin: true });
    await ana.put(`${USERS}/${luis.uid}/role`, { isAdmin: false });
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
      [luis.email, 'Ahora administras esta instalación · Saldo'],
      [luis.email, 'Ya no administras esta instalación · Saldo'],
    ]);
  });

  it('gets at most five such messages a day', async () => {
    await changeSettings(app, { adminResetLinks: true });
    for (let n = 0; n < 7; n++) await ana.post(`${USERS}/${luis.uid}/reset-link`);
    expect(await mails()).toHaveLength(5);
    app.clock.now += DAY_MS;
    await ana.post('/api/v1/me/proof', { password: 'plain-horse-battery' });
    await ana.post(`${USERS}/${luis.uid}/reset-link`);
    expect(await mails()).toHaveLength(6);
  });
});

describe('an administrator', () => {
  it('gets a message about backups and protected settings changed with their account', async () => {
    const { id } = (await ana.post(BACKUPS)).body as { id: string };
    await ana.get(`${BACKUPS}/${id}`);
    await ana.delete(`${BACKUPS}/${id}`);
    await ana.patch(SETTINGS, { pageSize: 50 });
    await ana.patch(SETTINGS, { publicUrl: 'https://money.example.org' });
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
      [ana.email, 'A backup was created with your account · Saldo'],
      [ana.email, 'A backup was downloaded with your account · Saldo'],
      [ana.email, 'Protected settings were changed with your account · Saldo'],
    ]);
  });

  it('gets no message about scheduled backups', async () => {
    await changeSettings(app, { backupSchedule: 'daily' });
    await app.jobs.runDue();
    expect([(await app.backups.list()).items.length, await mails()]).toEqual([1, []]);
  });
});

describe('password links', () => {
  it('cannot be made by administrators if mail is sent, but always by the command line', async () => {
    const refusal = await ana.post(`${USERS}/${luis.uid}/reset-link`);
    expect([refusal.status, refusal.body.code]).toEqual([403, 'resetLinksForbidden']);
    const rows = await app.database.read.selectFrom('password_resets').selectAll().execute();
    expect([rows, await mails()]).toEqual([[], []]);
    expect((await app.visitor().get('/api/v1/instance')).body.adminResetLinks).toBe(false);
    const { link } = await app.accounts.makeResetLink({ kind: 'shell' }, luis.uid);
    expect(link).toContain('/reset-password?token=');
  });

  it('can be made by administrators if no mail is sent', async () => {
    const appWithoutMail = await createTestApp();
    const [admin, user] = [await signUpAdmin(appWithoutMail), await signUpUser(appWithoutMail)];
    expect((await admin.post(`${USERS}/${user.uid}/reset-link`)).status).toBe(201);
    expect((await appWithoutMail.visitor().get('/api/v1/instance')).body.adminResetLinks).toBe(true);
    await appWithoutMail.close();
  });
});
