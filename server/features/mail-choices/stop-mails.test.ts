import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailsApp, signUpSubscriber, type MailsApp } from '#server/testing/plans-mail-app.ts';
import { addRecurring, goToInstant } from '#server/testing/recurring.ts';
import { TEST_ORIGIN, TEST_SECRET } from '#server/testing/test-app.ts';
import { createStopTokens } from './stop-tokens.ts';

const ME = '/api/v1/me';
let mails: MailsApp;
beforeAll(async () => {
  mails = await createMailsApp();
});
afterAll(() => mails.close());

async function receiveReminder() {
  const { app } = mails;
  const day = new Date(app.clock.now + 864e5).toISOString().slice(0, 10);
  const user = await signUpSubscriber(app);
  const dayAfter = new Date(app.clock.now + 2 * 864e5).toISOString().slice(0, 10);
  await addRecurring(user, { firstDay: dayAfter });
  await goToInstant(app, `${day}T09:00:00Z`);
  const [mail] = await mails.mailsAfterJobs(user.email);
  return { user, mail };
}

it('a reminder has a link and headers with which a mail program stops reminders with one tap', async () => {
  const { user, mail } = await receiveReminder();
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const url = /^<(.*)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '';
  const path = `${TEST_ORIGIN}/api/v1/stop-mails/`;
  const token = url.slice(path.length);
  expect([url.startsWith(path), mail?.text?.includes(`/stop-mails?token=${token}`)]).toEqual([true, true]);
  // Scanners of mail open links.
  expect((await mails.app.app.request(url)).status).toBe(405);
  expect((await user.get(ME)).body.mails.reminders).toBe(true);
  const oneTap = () =>
    mails.app.app.request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      body: 'List-Unsubscribe=One-Click',
    });
  for (let time = 0; time < 2; time++) {
    const response = await oneTap();
    expect([response.status, await response.json()]).toEqual([200, { success: true, mail: 'reminders' }]);
  }
  expect((await user.get(ME)).body.mails).toMatchObject({ reminders: false, budgetAlerts: true });
});

it('a link stops only that mail of that user, and only if signed with this installation’s secret', async () => {
  const user = await signUpSubscriber(mails.app);
  const other = await signUpSubscriber(mails.app);
  const { uid } = (await user.get(ME)).body as { uid: string };
  const { uid: otherUid } = (await other.get(ME)).body as { uid: string };
  const token = createStopTokens('another secret, which is also thirty-two bytes').make(uid, 'reminders');
  const validToken = createStopTokens(TEST_SECRET).make(uid, 'reminders');
  for (const wrong of [
    token,
    validToken.replace(uid, otherUid),
    validToken.replace('reminders', 'budgetAlerts'),
    validToken.slice(0, -1),
    `${validToken}.x`,
    'x',
  ]) {
    const { status, body } = await mails.app.visitor().post(`/api/v1/stop-mails/${wrong}`);
    expect([wrong, status, body.code]).toEqual([wrong, 400, 'stopLinkInvalid']);
  }
  const all = { reminders: true, budgetAlerts: true };
  for (const client of [user, other]) expect((await client.get(ME)).body.mails).toMatchObject(all);
  expect((await mails.app.visitor().post(`/api/v1/stop-mails/${validToken}`)).status).toBe(200);
  expect((await user.get(ME)).body.mails.reminders).toBe(false);
});
