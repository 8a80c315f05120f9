import { expectAccessible, LONG_NAME, describeInLooks, visitInLook } from '../testing/looks.ts';
import { leave, newEmail, signUpOverHttp, type Visit } from '../testing/people.ts';
import { openBrowser, sharedServer } from '../testing/stage.ts';
import { changeStoredProfile } from '../testing/stored-profile.ts';

const browser = await openBrowser();
const server = sharedServer();
const LONG_WORD = 'Supercalifragilisticexpialidocious'.repeat(3);
const TEXT = `The file of my bank cannot be read.\n\n  ${LONG_WORD}\nWhat can I do?`;

async function post({ context }: Visit, path: string, data: object): Promise<{ id: string }> {
  const response = await context.request.post(`${server.url}/api/v1${path}`, {
    headers: { origin: server.url },
    data,
  });
  return (await response.json()) as { id: string };
}

describeInLooks('axe finds nothing, and nothing is cut off sideways', (look, it) => {
  const { language, texts, isPhone } = look;
  const { audit, support, supportDesk } = texts;

  it('for support, of a person and of an administrator', async () => {
    const [person, admin] = [
      await visitInLook(browser, server, look),
      await visitInLook(browser, server, look),
    ];
    await signUpOverHttp(person.context, server.url, { language, name: LONG_NAME });
    const email = newEmail();
    await signUpOverHttp(admin.context, server.url, { language, email, name: LONG_NAME });
    changeStoredProfile(server, email, { is_admin: 1 });
    const { page } = person;
    await page.goto('/support');
    await page.getByText(support.empty.title).waitFor();
    await expectAccessible(page, 'no conversations');
    await page.getByRole('button', { name: support.start }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: support.form.send }).click();
    await dialog.locator('[aria-invalid="true"]').first().waitFor();
    await expectAccessible(page, 'a new message with an error');

    const me = (await (await person.context.request.get(`${server.url}/api/v1/me`)).json()) as {
      uid: string;
    };
    const { id } = await post(person, '/support', { subject: `Bank ${LONG_WORD}`, text: TEXT });
    await post(person, '/support', { subject: 'Currency', text: 'Can I use two?' });
    const path = `/admin/support/${me.uid}/${id}`;
    await admin.page.goto(`/admin/support?state=all&q=${encodeURIComponent(LONG_NAME)}`);
    await admin.page.getByRole('button', { name: 'Currency' }).first().waitFor();
    await expectAccessible(admin.page, 'the desk');
    await post(admin, `${path}/messages`, { text: TEXT });
    await page.goto('/support');
    await page.getByRole('button', { name: 'Currency' }).waitFor();
    await expectAccessible(page, 'the conversations');
    await page.getByRole('button', { name: LONG_WORD }).click();
    await page.getByRole('log').getByText(support.administrator, { exact: true }).waitFor();
    if (!isPhone)
      await page.getByRole('button', { name: LONG_WORD }).getByText(support.states.answered).waitFor();
    await expectAccessible(page, 'a conversation');
    await admin.page.goto(`/admin/support?state=all&user=${me.uid}&conversation=${id}`);
    await admin.page.getByRole('button', { name: supportDesk.assignedToMe, exact: true }).click();
    await admin.page.getByRole('menuitem').first().waitFor();
    await expectAccessible(admin.page, 'a conversation at the desk with its menu');
    await admin.page.goto(`/admin/audit?target=${me.uid}`);
    await admin.page.getByRole('link', { name: audit.openConversation }).first().waitFor();
    await expectAccessible(admin.page, 'the acts on conversations of a person');
    await admin.page.getByRole('link', { name: audit.openConversation }).last().press('Enter');
    await admin.page.getByRole('heading', { level: 2, name: LONG_WORD }).waitFor();
    await admin.page.goto('/support');
    await admin.page.getByRole('link', { name: support.toDesk }).waitFor();
    await expectAccessible(admin.page, 'the support screen of an administrator');
    await leave(person, admin);
  });
});
