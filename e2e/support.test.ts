import { expect } from 'vitest';
import { paths } from '#shared/paths.ts';
import { visitAsAdmin } from './testing/admins.ts';
import { describeInTurn } from './testing/each-language.ts';
import { expectFocus } from './testing/expect-focus.ts';
import { interpolated } from './testing/interpolated.ts';
import { leave, openWithEvents } from './testing/people.ts';
import { signedIn } from './testing/signed-in.ts';
import { openBrowser, sharedServer } from './testing/stage.ts';

const server = sharedServer();
const browser = await openBrowser();

describeInTurn('Support', (language, texts, test) => {
  const { support, supportDesk, app, admin: adminTexts } = texts;

  test('brings a question to an administrator and the answer back, live and by keyboard', async () => {
    const name = `Luis ${language} ${Date.now()}`;
    const subject = `Bank <b>file</b> ${Date.now()}`;
    const admin = await visitAsAdmin(browser, server, { language });
    const person = await signedIn({ language, name });
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

    // The administrator's open list has it without a reload.
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

    // The person sees it where they are, and it counts as read there.
    await person.page.getByRole('log').getByText('Try another file.').waitFor();
    const answerField = person.page.getByLabel(support.answer.label);
    await answerField.fill('Thank you!');
    await answerField.press('Control+Enter');
    await admin.page.getByRole('log').getByText('Thank you!').waitFor();
    await expect.poll(() => answerField.inputValue()).toBe('');
    await leave(admin, person);
  });

  test('marks an unread answer in the navigation, and keeps what could not be sent', async () => {
    const admin = await visitAsAdmin(browser, server, { language });
    const person = await signedIn({ language });
    const send = async (by: typeof person, path: string, data: object) => {
      const answer = await by.context.request.post(server.url + path, {
        headers: { origin: server.url },
        data,
      });
      return (await answer.json()) as { id: string };
    };
    const { id } = await send(person, '/api/v1/support', { subject: 'Bank', text: 'It fails.' });
    const { uid } = (await (await person.context.request.get(`${server.url}/api/v1/me`)).json()) as {
      uid: string;
    };
    await openWithEvents(person.page, paths.goals);
    await send(admin, `/api/v1/admin/support/${uid}/${id}/messages`, { text: 'Try again.' });
    const link = person.page.getByRole('link', { name: app.navigation.support });
    await link
      .getByText(interpolated(app.navigation.unreadAnswers_one, { count: '1' }), { exact: true })
      .waitFor();
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
  });
});
