import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeSettings } from '#server/testing/change-settings.ts';
import {
  createConfirmingApp,
  OTHER_PASSWORD,
  PASSWORD,
  type ConfirmingApp,
} from '#server/testing/confirming-app.ts';
import { runSql } from '#server/testing/run-sql.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const ANA = 'ana@example.org';

let mailing: ConfirmingApp;
let ana: TestClient;
beforeEach(async () => {
  mailing = await createConfirmingApp();
  await changeSettings(mailing.app, { emailVerification: false });
  ana = await mailing.app.signUp({ email: ANA, language: 'es', timeZone: 'Europe/Madrid' });
});
afterEach(() => mailing.close());

async function change(newPassword = OTHER_PASSWORD) {
  const response = await ana.post('/api/v1/me/password', { currentPassword: PASSWORD, newPassword });
  await mailing.app.settled();
  return response;
}

async function readActs(userId: string) {
  const acts = mailing.app.database.read.selectFrom('audit_log').select(['actor_id', 'action', 'target_id']);
  return await acts.where('actor', '=', 'user').where('actor_id', '=', userId).orderBy('id').execute();
}

it('the server mails a changed password to the account’s address, in its language and time zone', async () => {
  await change();
  const { subject, text } = await mailing.mailServer.take(ANA);
  expect(subject).toBe('Tu contraseña ha cambiado · Saldo');
  const when = new Intl.DateTimeFormat('es', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Madrid',
  });
  expect(text).toContain(when.format(mailing.app.clock.now));
  expect(text).toContain('Se han cerrado las demás sesiones.');
});

it('the server mails and changes nothing for a wrong current password', async () => {
  const wrong = { currentPassword: 'not this one', newPassword: OTHER_PASSWORD };
  expect((await ana.post('/api/v1/me/password', wrong)).status).toBe(400);
  await mailing.app.settled();
  expect(mailing.mailsTo(ANA)).toEqual([]);
  const { uid } = (await ana.get('/api/v1/me')).body;
  expect(await readActs(uid)).toEqual([]);
});

it('the server closes password links and a pending change of address when the password changes', async () => {
  const token = await mailing.requestResetToken(ANA);
  await ana.post('/api/v1/me/email', { newEmail: 'new@example.org', password: PASSWORD });
  await mailing.app.settled();
  const changeToken = /confirm-email\?token=([\w-]+\.[\w-]{43})/.exec(
    mailing.mailsTo('new@example.org')[0]?.text ?? '',
  )?.[1];
  expect((await change()).status).toBe(200);
  const reset = await mailing.post('/reset-password', { token, newPassword: 'third-orchard-18' });
  expect(reset.body.code).toBe('resetTokenUsed');
  expect((await mailing.post('/email-change/confirm', { token: changeToken })).body.code).toBe(
    'emailLinkInvalid',
  );
  expect((await ana.get('/api/v1/me/email')).body).toEqual({ email: ANA, pending: null });
});

it('the server audits changes of password and address, and resets, as the owner’s acts', async () => {
  const { uid } = (await ana.get('/api/v1/me')).body;
  await change();
  const token = await mailing.requestResetToken(ANA);
  await mailing.post('/reset-password', { token, newPassword: PASSWORD });
  await mailing.signIn(ANA, PASSWORD, ana);
  await ana.post('/api/v1/me/email', { newEmail: 'new@example.org', password: PASSWORD });
  await mailing.app.settled();
  for (const email of [ANA, 'new@example.org']) {
    const link = /confirm-email\?token=([\w-]+\.[\w-]{43})/.exec(
      mailing.mailsTo(email).at(-1)?.text ?? '',
    )?.[1];
    await mailing.post('/email-change/confirm', { token: link });
  }
  const ownAct = (action: string) => ({ actor_id: uid, action, target_id: uid });
  expect(await readActs(uid)).toEqual([
    ownAct('passwordChanged'),
    ownAct('passwordReset'),
    ownAct('emailChanged'),
  ]);
  const rows = JSON.stringify(await runSql(mailing.app.database, 'select * from audit_log'));
  expect(rows).not.toContain('@');
});

it('the server keeps the password if the audit entry cannot be stored', async () => {
  await runSql(mailing.app.database, 'alter table audit_log rename to gone');
  expect((await change()).status).toBe(500);
  await runSql(mailing.app.database, 'alter table gone rename to audit_log');
  expect((await mailing.signIn(ANA, PASSWORD)).status).toBe(200);
});
