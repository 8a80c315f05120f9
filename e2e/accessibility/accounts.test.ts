import { addSource } from '#shared/contract/sources.ts';
import { uuidv7 } from 'uuidv7';
import { interpolate } from '../testing/interpolate.ts';
import { expectAccessible, LONG_NAME, describeInLooks, visitInLook, WIDE_AMOUNTS } from '../testing/looks.ts';
import { leave, signUpOverHttp } from '../testing/people.ts';
import { openBrowser, sharedServer } from '../testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();

describeInLooks('axe finds nothing, and nothing is cut off sideways', (look, it) => {
  const { language, texts } = look;
  const { ownAccounts, balances } = texts;
  const { reconcile } = ownAccounts;

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
      const isLong = name === LONG_NAME;
      const opening = isLong ? { amount: WIDE_AMOUNTS.expense, day: '2026-01-01' } : null;
      const data = { id: uuidv7(), name, kind: isLong ? 'bank' : 'card', opening, ...files };
      await context.request.post(server.url + addSource.path, { headers: { origin: server.url }, data });
    }
    await page.goto('/accounts');
    await page.locator('[data-balance]').waitFor();
    await page.getByRole('link', { name: new RegExp(`^${LONG_NAME}`) }).click();
    await page.getByRole('slider').waitFor();
    await page.getByRole('button', { name: reconcile.open }).click();
    await dialog.getByRole('button', { name: reconcile.submit }).click();
    await dialog.locator('[aria-invalid="true"]').waitFor();
    await expectAccessible(page, 'reconciling with an error');
    await dialog.getByLabel(reconcile.amount).fill('1');
    await dialog.getByRole('button', { name: reconcile.submit }).click();
    await page.getByRole('button', { name: reconcile.adjust }).waitFor();
    await page.locator('summary').click();
    await expectAccessible(page, 'an account with its balance');
    await page.goto('/dashboard');
    await page.getByRole('region', { name: balances.title }).scrollIntoViewIfNeeded();
    await expectAccessible(page, 'the dashboard with the money in accounts');
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
