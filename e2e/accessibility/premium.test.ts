import { paths } from '#shared/paths.ts';
import { leave, newEmail, signUpOverHttp, visit } from '../testing/people.ts';
import { setPremiumMode } from '../testing/premium-mode.ts';
import { openBrowser, openServer } from '../testing/stage.ts';
import { changeStoredProfile } from '../testing/stored-profile.ts';
import { expectAccessible, LONG_NAME, describeInLooks, visitInLook } from '../testing/looks.ts';

const browser = await openBrowser();
const server = await openServer();

const MESSAGE = `For our household.\n\n${'averylongwordwithoutanyspace'.repeat(5)}`;

describeInLooks('axe finds nothing, and nothing is cut off sideways', (look, it) => {
  const { language, texts } = look;
  const { premium, adminUsers, app, fields, systemSettings } = texts;

  it('for the screens of somebody without Premium', async () => {
    const [visited, admin] = [await visitInLook(browser, server, look), await visit(browser, server.url)];
    const { context, page } = visited;
    const adminEmail = newEmail();
    await signUpOverHttp(admin.context, server.url, { email: adminEmail });
    changeStoredProfile(server, adminEmail, { is_admin: 1 });
    await setPremiumMode(admin.context, server.url, 'byGrant');
    const email = newEmail();
    await signUpOverHttp(context, server.url, { language, email });

    for (const screen of [
      'insights',
      'insightsForecast',
      'insightsAsk',
      'reports',
      'reportsMonth',
    ] as const) {
      await page.goto(paths[screen]);
      await page.getByText(premium.required).waitFor();
      await page.getByRole('heading', { level: 1, name: app.titles[screen], exact: true }).waitFor();
      await expectAccessible(page, `${screen} without Premium`);
    }
    await page.getByRole('link', { name: premium.about }).press('Enter');
    await page.getByText(premium.plan.byGrant).waitFor();
    await expectAccessible(page, 'the premium page where administrators decide');
    await page.getByRole('link', { name: premium.plan.write }).press('Enter');
    await page.getByRole('heading', { level: 1, name: app.titles.support }).waitFor();

    changeStoredProfile(server, email, { is_admin: 1 });
    await page.goto(paths.premium);
    await page.getByText(premium.plan.asAdmin).waitFor();
    await expectAccessible(page, 'the premium page of an administrator');
    await page.getByRole('link', { name: premium.plan.giveSelf }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: adminUsers.menu.plan }).waitFor();
    await page.goto(paths.premium);
    await page.getByRole('link', { name: premium.plan.toSettings }).press('Enter');
    await page.getByText(systemSettings.names.premiumMode).first().waitFor();
    await leave(visited, admin);
  });

  it('for a request for Premium, and for its answer', async () => {
    const [visited, admin] = [await visitInLook(browser, server, look), await visit(browser, server.url)];
    const { page } = visited;
    const [email, adminEmail] = [newEmail(), newEmail()];
    await signUpOverHttp(admin.context, server.url, { email: adminEmail });
    changeStoredProfile(server, adminEmail, { is_admin: 1 });
    await setPremiumMode(admin.context, server.url, 'byRequest');
    await signUpOverHttp(visited.context, server.url, { email, language, name: LONG_NAME });
    const dialog = page.getByRole('dialog');

    await page.goto('/premium');
    await page.getByRole('button', { name: premium.request.open }).click();
    await dialog.getByLabel(premium.request.message).fill('x'.repeat(301));
    await dialog.getByRole('button', { name: premium.request.send }).click();
    await dialog.getByText(fields.textTooLong).waitFor();
    await expectAccessible(page, 'a request with a long message');
    await dialog.getByLabel(premium.request.message).fill(MESSAGE);
    await dialog.getByRole('button', { name: premium.request.send }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: premium.request.cancel }).waitFor();
    await expectAccessible(page, 'a request that waits');

    changeStoredProfile(server, email, { is_admin: 1 });
    await page.goto('/admin/users?plan=requested');
    await page.getByText(adminUsers.plan.asks).first().waitFor();
    await expectAccessible(page, 'users with open requests');
    await page.getByRole('button', { name: LONG_NAME, exact: true }).first().click();
    await dialog.getByRole('heading', { name: adminUsers.plan.request }).waitFor();
    await expectAccessible(page, 'the details of a user with a request');
    await dialog.getByRole('button', { name: adminUsers.menu.decline }).click();
    await dialog.getByRole('button', { name: adminUsers.questions.decline.confirm, exact: true }).waitFor();
    await expectAccessible(page, 'the question before a request is declined');
    await dialog.getByRole('button', { name: app.cancel }).click();
    await dialog.getByRole('button', { name: adminUsers.menu.grant }).click();
    await dialog.getByLabel(adminUsers.plan.until).fill('never');
    await dialog.getByRole('button', { name: adminUsers.plan.save }).click();
    await dialog.getByText(fields.invalidDate).waitFor();
    await expectAccessible(page, 'a plan with a wrong day');
    await leave(visited, admin);
  });
});
