import { addSource } from '#shared/contract/sources.ts';
import { uuidv7 } from 'uuidv7';
import { interpolate } from '../testing/interpolate.ts';
import { expectAccessible, LONG_NAME, describeInLooks, visitInLook } from '../testing/looks.ts';
import { leave, signUpOverHttp } from '../testing/people.ts';
import { openBrowser, sharedServer } from '../testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();

describeInLooks('axe finds nothing, and nothing is cut off sideways', (look, it) => {
  const { language, texts } = look;
  const { ownAccounts } = texts;

  it('for the accounts of a user, with their menu and dialogs', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    await signUpOverHttp(context, server.url, { language, name: LONG_NAME });
    const dialog = page.getByRole('dialog');
    const files = { accountHash: null, accountEnd: '1332', shape: null, answers: {} };
    const choose = async (item: string) => {
      await page
        .getByRole('button', { name: interpolate(ownAccounts.actions, { name: LONG_NAME }), exact: true })
        .click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    };

    await page.goto('/accounts');
    await page.getByText(ownAccounts.empty).waitFor();
    await expectAccessible(page, 'no accounts');
    await page.getByRole('button', { name: ownAccounts.add }).click();
    await dialog.getByRole('button', { name: ownAccounts.save }).click();
    await dialog.locator('[aria-invalid="true"]').waitFor();
    await expectAccessible(page, 'a new account with an error');

    for (const name of [LONG_NAME, 'Tarjeta']) {
      const data = { id: uuidv7(), name, kind: name === LONG_NAME ? 'bank' : 'card', ...files };
      await context.request.post(server.url + addSource.path, { headers: { origin: server.url }, data });
    }
    await page.goto('/accounts');
    await choose(ownAccounts.archive);
    await page.locator('summary').click();
    await page.getByRole('list', { name: ownAccounts.archivedList }).waitFor();
    await expectAccessible(page, 'the accounts');
    await choose(ownAccounts.delete);
    await dialog.getByText(ownAccounts.remove.files).waitFor();
    await expectAccessible(page, 'the question before an account is deleted');
    await close();
    await choose(ownAccounts.merge);
    await dialog.getByRole('button', { name: ownAccounts.mergeInto.submit, exact: true }).click();
    await dialog.locator('[aria-invalid="true"]').waitFor();
    await expectAccessible(page, 'merging with an error');
    await close();
    await leave(visited);
  });
});
