import { accountFile, damagedAccountFile } from '../testing/account-files.ts';
import { startOf } from '../testing/import-screen.ts';
import { expectAccessible, describeInLooks, LONG_NAME, visitInLook } from '../testing/looks.ts';
import { leave, signUpOverHttp } from '../testing/people.ts';
import { openBrowser, sharedServer } from '../testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();

describeInLooks('axe finds nothing, and nothing is cut off sideways', (look, it) => {
  const { language, texts } = look;
  const { restore } = texts;

  it('for each state of a restore', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    await signUpOverHttp(context, server.url, { language, name: LONG_NAME });
    await page.goto('/profile#data');
    const section = page.getByRole('region', { name: restore.title });
    const button = (name: string) => section.getByRole('button', { name, exact: true });
    const choose = async (file: ReturnType<typeof accountFile>) =>
      await section.locator('input[type=file]').setInputFiles(file);
    await choose(damagedAccountFile());
    await section.getByText(restore.errors.damaged).waitFor();
    await expectAccessible(page, 'damaged file');
    const photo = { type: 'image/png', base64: 'iVBORw0KGgo=' };
    const file = accountFile({ count: 2_100, photo });
    await choose(file);
    await section.getByText(restore.settings).click();
    await expectAccessible(page, 'chosen file in another currency');

    let isLost = true;
    await page.route('**/api/v1/me/restore/finish', (route) => (isLost ? route.abort() : route.continue()));
    await button(restore.submit).click();
    await section.getByText(restore.interrupted).waitFor();
    await expectAccessible(page, 'interrupted restore');
    await page.reload();
    await section.getByText(startOf(restore.unfinished)).waitFor();
    await choose(accountFile({ exportedAt: '2026-10-01T10:00:00.000Z' }));
    await section.getByText(startOf(restore.otherFile)).waitFor();
    await expectAccessible(page, 'unfinished restore and another file');
    await button(restore.end.open).click();
    await page.getByRole('dialog').getByRole('button', { name: restore.end.confirm }).waitFor();
    await expectAccessible(page, 'question before a restore is ended');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    isLost = false;
    await choose(file);
    await section.getByText(restore.settings).click();
    await button(restore.goOn).click();
    await section.getByRole('link', { name: restore.show }).waitFor();
    await expectAccessible(page, 'finished restore');
    await page.reload();
    await section.getByText(restore.notEmpty).waitFor();
    await expectAccessible(page, 'restore in an account with data');
    await page.goto('/import');
    await page.locator('input[type=file]').setInputFiles(accountFile());
    await page.getByRole('link', { name: texts.imports.files.restore }).waitFor();
    await expectAccessible(page, 'download of everything among the files of an import');
    await leave(visited);
  });
});
