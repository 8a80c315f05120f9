import { leave, newEmail, openShortcutList, signUpOverHttp } from '../testing/people.ts';
import { openBrowser, sharedServer } from '../testing/stage.ts';
import { changeStoredProfile } from '../testing/stored-profile.ts';
import { expectAccessible, LONG_NAME, describeInLooks, visitInLook } from '../testing/looks.ts';
import { openSection } from '../testing/open-section.ts';

const browser = await openBrowser();
const server = sharedServer();

describeInLooks('axe finds nothing, and nothing is cut off sideways', (look, it) => {
  const { language, texts } = look;

  it('for a new user without transactions', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    await signUpOverHttp(context, server.url, { language });
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page, 'empty dashboard');
    await page.goto('/add-income');
    await expectAccessible(page, '/add-income');
    await page.goto('/transactions');
    await page.getByRole('link', { name: texts.history.empty.addExpense }).waitFor();
    await expectAccessible(page, 'empty history');
    await page.goto('/premium');
    await page.getByText(texts.premium.plan.everyone).waitFor();
    await expectAccessible(page, '/premium');
    await leave(visited);
  });

  it('for a user whom the app asks for the location and for the terms', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    await context.grantPermissions([]);
    const email = newEmail();
    await signUpOverHttp(context, server.url, { email, language, name: 'Ana' }, { declinesLocation: false });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: texts.location.detect }).click();
    await page.getByRole('button', { name: texts.location.retry }).waitFor();
    await expectAccessible(page, 'dashboard with the location prompt');
    await page.goto('/profile');
    await expectAccessible(page, '/profile');
    await openSection(page, 'personal');
    await page.getByRole('button', { name: texts.location.enter }).click();
    await page
      .getByRole('region', { name: texts.location.title })
      .getByRole('button', { name: texts.location.save, exact: true })
      .click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await expectAccessible(page, 'location by hand with errors');
    if (!look.isPhone) {
      await openShortcutList(page, texts);
      await expectAccessible(page, 'list of keys');
    }
    changeStoredProfile(server, email, { terms_accepted: 0, terms_version: 0 });
    await page.goto('/dashboard');
    await page.getByRole('dialog').getByRole('button', { name: texts.terms.submit }).click();
    await page.getByRole('dialog').locator('[aria-invalid="true"]').waitFor();
    await expectAccessible(page, 'terms dialog');
    await leave(visited);
  });

  it('for the profile, with its errors, lists and dialogs', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    await signUpOverHttp(context, server.url, { language, name: LONG_NAME });
    await page.goto('/profile');
    await openSection(page, 'security');
    await page.getByText(texts.account.sessions.current).waitFor();
    await expectAccessible(page, '/profile');
    await openSection(page, 'data');
    await expectAccessible(page, '/profile, the data');

    await openSection(page, 'personal');
    await page.getByLabel(texts.profile.name).fill('');
    await page.getByRole('button', { name: texts.profile.save, exact: true }).first().click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await expectAccessible(page, '/profile with errors');
    await openSection(page, 'look');
    const currency = page.getByRole('combobox', { name: texts.profile.currency });
    await currency.click();
    await currency.fill('peso');
    await page.locator('[role=option][data-combobox-selected]').waitFor();
    await expectAccessible(page, '/profile with a currency searched');
    await page.keyboard.press('Escape');

    await openSection(page, 'personal');
    const file = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.locator('#personal input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: texts.profile.photo.use }).and(page.locator(':enabled')).waitFor();
    await expectAccessible(page, 'photo dialog');
    await page.getByRole('dialog').getByRole('button', { name: texts.profile.cancel }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await openSection(page, 'data');
    await page.getByRole('button', { name: texts.account.delete.open }).click();
    await page.getByRole('button', { name: texts.account.delete.submit }).click();
    await page.locator('[role=dialog] [aria-invalid="true"]').first().waitFor();
    await expectAccessible(page, 'account deletion with errors');
    await leave(visited);
  });
});
