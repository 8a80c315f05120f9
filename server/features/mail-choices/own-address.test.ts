import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailsApp, type MailsApp } from '#server/testing/plans-mail-app.ts';

const ME = '/api/v1/me';
const CONFIRMATION = `${ME}/email/confirmation`;

let mails: MailsApp;
beforeAll(async () => {
  mails = await createMailsApp();
});
afterAll(() => mails.close());

async function tokenMailedTo(email: string): Promise<string> {
  const text = (await mails.mailsTo(email)).at(-1)?.text ?? '';
  return /\/profile\?confirm-address=([\w.-]+)/.exec(text)?.[1] ?? '';
}

async function mailLink(language = 'en') {
  const user = await mails.app.signUp({ language });
  expect((await user.post(CONFIRMATION)).body).toEqual({ success: true });
  return { user, token: await tokenMailedTo(user.email) };
}

it('a mailed link confirms the address in a session of its account, and then mails can be switched on', async () => {
  const { user, token } = await mailLink('es');
  expect((await mails.mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
    'Confirma tu correo electrónico · Saldo',
  ]);
  for (const _ of [1, 2]) expect((await user.put(CONFIRMATION, { token })).body).toEqual({ success: true });
  const response = await user.patch(ME, { mails: { reminders: true } });
  expect(response.body).toMatchObject({ isEmailConfirmed: true, mails: { reminders: true } });
  expect(
    (await user.get(`${ME}/activity-log`)).body.items.map(({ action }: { action: string }) => action),
  ).toEqual(['emailConfirmed']);
  // Nothing is left to confirm.
  expect((await user.post(CONFIRMATION)).body).toEqual({ success: true });
  expect(await mails.mailsTo(user.email)).toHaveLength(1);
});

it('the link works in no other account, since a stranger may have signed up with the reader’s address', async () => {
  const { user, token } = await mailLink();
  const reader = await mails.app.signUp();
  expect((await mails.app.visitor().put(CONFIRMATION, { token })).status).toBe(401);
  expect((await reader.put(CONFIRMATION, { token })).body.code).toBe('addressLinkInvalid');
  for (const client of [user, reader]) expect((await client.get(ME)).body.isEmailConfirmed).toBe(false);
});

it('the link ends after a day or with another address, and its end cannot be changed', async () => {
  const { user, token } = await mailLink();
  const readRefusal = async (text: string) =>
    (await user.put(CONFIRMATION, { token: text })).body.code as string;
  const [end = '', signature = ''] = token.split('.');
  expect(await readRefusal(`${Number(end) + 1}.${signature}`)).toBe('addressLinkInvalid');
  const { now } = mails.app.clock;
  mails.app.clock.now = Number(end);
  expect(await readRefusal(token)).toBe('addressLinkInvalid');
  mails.app.clock.now = now;
  await mails.app.database.write(async (trx) => {
    const other = { email: `other-${user.email}` };
    await trx.updateTable('profiles').set(other).where('email', '=', user.email).execute();
  });
  expect(await readRefusal(token)).toBe('addressLinkInvalid');
});

it('the number of mailed links is limited', async () => {
  const app = await mails.createAnother({ mailLimits: { perAccount: 2, perAddress: 30 } });
  const user = await app.signUp();
  const statuses: number[] = [];
  for (let n = 0; n < 3; n++) statuses.push((await user.post(CONFIRMATION)).status);
  expect(statuses).toEqual([200, 200, 429]);
});
