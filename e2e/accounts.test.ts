import { expect, test } from 'vitest';
import { inDepth } from '#shared/testing/depth.ts';
import { chooseInMenu } from './testing/choose-in-menu.ts';
import { EACH_LANGUAGE } from './testing/each-language.ts';
import { expectFocus } from './testing/expect-focus.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave } from './testing/people.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';

test.each(inDepth(EACH_LANGUAGE))(
  'accounts are added, renamed, ordered, archived, merged and deleted with the keyboard alone (%s)',
  async (language, texts) => {
    const { ownAccounts, ownCategories, balances, app } = texts;
    const viewport = { width: language === 'en' ? 1280 : 360, height: 800 };
    const visited = await visitSignedIn({ language }, { viewport });
    const { page } = visited;
    const dialog = page.getByRole('dialog');
    const list = page.getByRole('list', { name: ownAccounts.title, exact: true });
    const readNames = () => list.locator('[data-name]').allInnerTexts();
    const menuOf = (name: string) => interpolate(ownAccounts.actions, { name });
    const seeToast = (text: string) => page.getByText(text, { exact: true }).last().waitFor();
    const addAccount = async (name: string, kind: keyof typeof ownAccounts.kinds) => {
      await page.getByRole('button', { name: ownAccounts.add }).press('Enter');
      await expectFocus(dialog.getByLabel(ownAccounts.name));
      await page.keyboard.type(name);
      await dialog.getByLabel(ownAccounts.kind).selectOption(kind);
      await dialog.getByLabel(ownAccounts.name).press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await expectFocus(page.getByRole('button', { name: ownAccounts.add }));
    };

    // Somebody without accounts finds them in the profile, and has no tab.
    await page.goto('/profile#look');
    await page.getByRole('link', { name: ownAccounts.manage }).press('Enter');
    await page.getByText(ownAccounts.empty).waitFor();
    await addAccount('Banco', 'bank');
    await addAccount('Cartera', 'cash');
    await addAccount('Visa', 'card');
    expect(await readNames()).toEqual(['Banco', 'Cartera', 'Visa']);

    await chooseInMenu(page, menuOf('Visa'), ownAccounts.edit);
    await dialog.getByLabel(ownAccounts.name).fill('Visa Oro');
    await dialog.getByLabel(ownAccounts.opening).fill('-50');
    await dialog.getByLabel(ownAccounts.lowBalance).fill('-20');
    await dialog.getByRole('radio', { name: ownCategories.colours.pink }).press('Space');
    await dialog.getByLabel(ownAccounts.name).press('Enter');
    await expectFocus(page.getByRole('button', { name: menuOf('Visa Oro') }));
    await list.getByText(balances.low).waitFor();
    expect(await list.locator('[data-category="pink"]').count()).toBe(1);

    if (viewport.width < 768) await chooseInMenu(page, menuOf('Visa Oro'), ownAccounts.moveUp);
    else await page.getByRole('button', { name: `${ownAccounts.moveUp}: Visa Oro` }).press('Enter');
    const place = { name: 'Visa Oro', position: '2', count: '3' };
    await page.getByText(interpolate(ownAccounts.moved, place)).waitFor();
    await page.reload();
    await expect.poll(readNames).toEqual(['Banco', 'Visa Oro', 'Cartera']);

    await chooseInMenu(page, menuOf('Cartera'), ownAccounts.archive);
    await seeToast(ownAccounts.toasts.archived);
    await expect.poll(readNames).toEqual(['Banco', 'Visa Oro']);
    await page.locator('summary').press('Enter');
    await chooseInMenu(page, menuOf('Cartera'), ownAccounts.unarchive);
    await expect.poll(readNames).toEqual(['Banco', 'Visa Oro', 'Cartera']);
    await expectFocus(page.getByRole('button', { name: menuOf('Cartera') }));

    await chooseInMenu(page, menuOf('Visa Oro'), ownAccounts.merge);
    await dialog.getByLabel(ownAccounts.mergeInto.into).selectOption({ label: 'Banco' });
    await dialog.getByRole('button', { name: ownAccounts.mergeInto.submit, exact: true }).press('Enter');
    await seeToast(interpolate(ownAccounts.toasts.merged_other, { number: '0', name: 'Banco' }));
    await expect.poll(readNames).toEqual(['Banco', 'Cartera']);

    await chooseInMenu(page, menuOf('Cartera'), ownAccounts.delete);
    await dialog.getByText(ownAccounts.remove.files).waitFor();
    await dialog.getByRole('button', { name: ownAccounts.remove.submit }).press('Enter');
    await seeToast(ownAccounts.toasts.deleted);
    await expect.poll(readNames).toEqual(['Banco']);

    // Now the area of transactions has the tab.
    await page.goto('/categories');
    const tabs = page.getByRole('navigation', { name: app.navigation.transactions, exact: true });
    await tabs.getByRole('link', { name: app.navigation.tabs.accounts }).press('Enter');
    await page.getByRole('link', { name: /^Banco/ }).press('Enter');
    await page.waitForURL(/\/accounts\?account=[\w-]{36}$/);
    await page.getByRole('link', { name: ownAccounts.seeTransactions }).press('Enter');
    await page.waitForURL(/\/transactions\?account=[\w-]{36}$/);
    await leave(visited);
  },
);
