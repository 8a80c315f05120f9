import { expect, test } from 'vitest';
import { TEXTS } from '#shared/i18n/texts.ts';
import { openAccountMenu } from './testing/account-menu.ts';
import { newUser, findUserRow, visitAsAdmin } from './testing/admins.ts';
import { expectFocus, pressWithin } from './testing/expect-focus.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave, openWithEvents } from './testing/people.ts';
import { setPremiumMode } from './testing/premium-mode.ts';
import { openBrowser, openServer } from './testing/stage.ts';

const { app, premium, adminUsers, adminNotifications } = TEXTS.en.screens;

const browser = await openBrowser();
const server = await openServer();

test('somebody asks for Premium, an administrator sees it live and grants it, and the page shows it live', async () => {
  const [admin, user] = [await visitAsAdmin(browser, server), await newUser(browser, server)];
  const { page } = user;
  await openWithEvents(page, '/premium');
  await page.getByText(premium.plan.everyone).waitFor();
  const entry = page.getByRole('menuitem', { name: app.navigation.premium });
  await openAccountMenu(page);
  expect(await entry.count(), 'where everyone has it').toBe(0);
  await page.keyboard.press('Escape');
  await setPremiumMode(admin.context, server.url, 'byRequest');
  await page.getByText(premium.plan.byRequest).waitFor();
  await openAccountMenu(page);
  await entry.waitFor();
  await page.keyboard.press('Escape');

  await openWithEvents(admin.page, '/admin/dashboard');
  await page.getByRole('button', { name: premium.request.open }).click();
  const dialog = page.getByRole('dialog', { name: premium.request.title });
  await dialog.getByLabel(premium.request.message).fill('For our household');
  await dialog.getByRole('button', { name: premium.request.send }).click();
  await page.getByText(premium.plan.requested).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(page.getByRole('button', { name: premium.request.cancel }));

  const { page: office } = admin;
  await office
    .getByRole('button', { name: interpolate(adminNotifications.bellUnread_other, { number: '3' }) })
    .click();
  await office
    .getByRole('link', { name: interpolate(adminNotifications.premiumRequested, { email: user.email }) })
    .click();
  const details = office.getByRole('dialog', { name: adminUsers.details.title });
  await details.getByText('For our household').waitFor();
  await details.getByRole('button', { name: adminUsers.menu.grant }).click();
  const plan = office.getByRole('dialog', {
    name: interpolate(adminUsers.plan.title, { name: user.name }),
  });
  await plan.getByLabel(adminUsers.plan.until).fill('12/31/2099');
  await plan.getByRole('button', { name: adminUsers.plan.save }).click();
  await details.getByText(adminUsers.plan.sources.request).waitFor();
  await page.getByText(interpolate(premium.plan.hasUntil, { date: 'December 31, 2099' })).waitFor();
  expect(await page.getByRole('button', { name: premium.request.open }).count()).toBe(0);
  await plan.waitFor({ state: 'detached' });
  await pressWithin(details.getByRole('button', { name: adminUsers.menu.plan }), 'Escape');
  await findUserRow(office, user.email).getByText('Premium until Dec 31, 2099').waitFor();
  await leave(admin, user);
});
