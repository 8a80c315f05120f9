import { testInDepth } from '#shared/testing/depth.ts';
import { expect } from 'vitest';
import { TEXTS } from '#shared/i18n/texts.ts';
import { paths } from '#shared/paths.ts';
import { openAccountMenu } from './testing/account-menu.ts';
import { visitAsAdmin } from './testing/admins.ts';
import { describeInTurn } from './testing/each-language.ts';
import { expectFocus } from './testing/expect-focus.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave, openWithEvents, type Visit } from './testing/people.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';
import { openBrowser, sharedServer } from './testing/stage.ts';

const server = sharedServer();
const browser = await openBrowser();

async function send({ context }: Visit, path: string, data: object): Promise<{ id: string }> {
  const response = await context.request.post(server.url + path, { headers: { origin: server.url }, data });
  expect(response.status()).toBe(201);
  return (await response.json()) as { id: string };
}

async function readUid({ context }: Visit): Promise<string> {
  const { uid } = (await (await context.request.get(`${server.url}/api/v1/me`)).json()) as { uid: string };
  return uid;
}

describeInTurn('Support', (language, texts, test) => {
  const { support, supportDesk, app, admin: adminTexts } = texts;

  test('brings a question to an administrator and the answer back, live and by keyboard', async () => {
    const name = `Luis ${crypto.randomUUID().slice(0, 8)}`;
    const subject = `Bank <b>file</b> ${crypto.randomUUID().slice(0, 8)}`;
    const admin = await visitAsAdmin(browser, server, { language });
    const person = await visitSignedIn({ language, name });
    await openWithEvents(admin.page, paths.adminSupport);
    await openWithEvents(person.page, paths.support);

    const dialog = person.page.getByRole('dialog');
    await person.page.getByRole('button', { name: support.start }).press('Enter');
    await dialog.getByLabel(support.form.subject).fill(subject);
    await dialog.getByRole('button', { name: support.form.send }).press('Enter');
    await dialog.locator('[aria-invalid="true"]').waitFor();
    await dialog.getByLabel(support.form.text).fill('It <script>fails</script>.\nWhy?');
    await dialog.getByRole('button', { name: support.form.send }).press('Enter');
    await expectFocus(person.page.getByRole('heading', { level: 2, name: subject }));

    // The open list of the administrator shows the question without a reload.
    const row = admin.page.getByRole('button', { name: subject });
    await row.getByText(name).waitFor();
    const navigation = admin.page.getByRole('navigation', { name: adminTexts.navigation.main });
    await navigation.getByRole('link', { name: /\d/ }).waitFor();
    await row.press('Enter');
    await expectFocus(admin.page.getByRole('heading', { level: 2, name: subject }));
    await admin.page.getByRole('log').getByText('It <script>fails</script>.').waitFor();
    await admin.page.getByLabel(supportDesk.answer.label, { exact: true }).fill('Try another file.');
    await admin.page.keyboard.press('Control+Enter');
    await admin.page.getByRole('button', { name: supportDesk.assignedToMe }).waitFor();

    // The open conversation shows the answer, which then counts as read.
    await person.page.getByRole('log').getByText('Try another file.').waitFor();
    const answerField = person.page.getByLabel(support.answer.label);
    await answerField.fill('Thank you!');
    await answerField.press('Control+Enter');
    await admin.page.getByRole('log').getByText('Thank you!').waitFor();
    await expect.poll(() => answerField.inputValue()).toBe('');

    // Closing the conversation keeps the focus, and a new message opens it again.
    await person.page.getByRole('button', { name: support.close }).press('Enter');
    await person.page.getByText(support.answer.reopens).waitFor();
    await expectFocus(person.page.getByRole('heading', { level: 2, name: subject }));
    await answerField.fill('One more thing.');
    await answerField.press('Control+Enter');
    await person.page.getByRole('button', { name: support.close }).waitFor();
    await admin.page.getByRole('log').getByText('One more thing.').waitFor();
    await leave(admin, person);
  });

  testInDepth(
    'marks an unread answer in the navigation, and keeps a text that could not be sent',
    async () => {
      const admin = await visitAsAdmin(browser, server, { language });
      const person = await visitSignedIn({ language });
      const { id } = await send(person, '/api/v1/support', { subject: 'Bank', text: 'It fails.' });
      const uid = await readUid(person);
      await openWithEvents(person.page, paths.goals);
      await send(admin, `/api/v1/admin/support/${uid}/${id}/messages`, { text: 'Try again.' });
      const unread = interpolate(app.navigation.unreadAnswers_one, { count: '1' });
      await person.page.getByRole('button', { name: app.navigation.account }).getByText(unread).waitFor();
      await openAccountMenu(person.page, texts);
      const link = person.page.getByRole('menuitem', { name: app.navigation.support });
      await link.getByText(unread, { exact: true }).waitFor();
      await link.press('Enter');
      const row = person.page.getByRole('button', { name: 'Bank' });
      await row.getByText(support.unread).waitFor();
      await row.press('Enter');
      await person.page.getByRole('log').getByText('Try again.').waitFor();
      await row.getByText(support.states.answered).waitFor();

      await person.context.setOffline(true);
      const answerField = person.page.getByLabel(support.answer.label);
      await answerField.fill('It still fails.');
      await answerField.press('Control+Enter');
      await person.page.getByRole('alert').getByText(app.offline).waitFor();
      expect(await answerField.inputValue()).toBe('It still fails.');
      await person.context.setOffline(false);
      await answerField.press('Control+Enter');
      await person.page.getByRole('log').getByText('It still fails.').waitFor();
      await leave(admin, person);
    },
  );
});

testInDepth(
  'a long conversation opens at its end on a phone, and an answer does not move somebody who reads earlier messages',
  async () => {
    const admin = await visitAsAdmin(browser, server);
    const person = await visitSignedIn({}, { viewport: { width: 360, height: 640 } });
    const { page } = person;
    const { id } = await send(person, '/api/v1/support', { subject: 'Bank', text: 'Message 1' });
    for (let n = 2; n <= 15; n++)
      await send(person, `/api/v1/support/${id}/messages`, { text: `Message ${n}` });
    const uid = await readUid(person);
    const message = (text: string) => page.getByRole('log').getByText(text, { exact: true });
    const isInSight = (text: string) =>
      message(text).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });

    await openWithEvents(page, `${paths.support}?conversation=${id}`);
    await message('Message 15').waitFor();
    await expect.poll(() => isInSight('Message 15')).toBe(true);

    // Two frames later the screen knows that its end is out of sight.
    await page.evaluate(async () => {
      scrollTo({ top: 0 });
      for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
    });
    await send(admin, `/api/v1/admin/support/${uid}/${id}/messages`, { text: 'An answer' });
    await message('An answer').waitFor();
    expect(await isInSight('Message 1')).toBe(true);
    const { support } = TEXTS.en.screens;
    await page.getByLabel(support.answer.label).fill('Thank you!');
    await page.getByRole('button', { name: support.answer.send, exact: true }).click();
    await expect.poll(() => isInSight('Thank you!')).toBe(true);
    await leave(admin, person);
  },
);
