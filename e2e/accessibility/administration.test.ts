import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { newEmail, signUpOverHttp, visit } from '../people.ts';
import { startServer, type RunningServer } from '../server.ts';
import { changeStoredProfile } from '../stored-profile.ts';
import { expectAccessible, leave, LOOKS, visitInLook } from './looks.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe.each(LOOKS)('axe finds nothing, and nothing is cut off sideways ($name)', (look) => {
  const { language, adminTexts } = look;

  test('for an administrator: who is online, and the notifications with the bell open', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    const email = newEmail();
    await signUpOverHttp(context, server.url, { email, language, name: 'Ana Ureña' });
    changeStoredProfile(server, email, { is_admin: 1 });
    await page.goto('/admin/online-users');
    await page.getByText(email).waitFor();
    await expectAccessible(page, 'online users');
    await page.goto('/admin/notifications');
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await expectAccessible(page, 'notifications');
    const { bell } = adminTexts.adminNotifications;
    await page.getByRole('button', { name: bell }).click();
    await page.getByRole('dialog', { name: bell }).getByRole('listitem').first().waitFor();
    await expectAccessible(page, 'notifications with the bell open');
    await leave(visited);
  });

  test('for the users and the audit log, with menus and dialogs open', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    const admin = { email: newEmail(), language, name: 'Ana Ureña' };
    await signUpOverHttp(context, server.url, admin);
    changeStoredProfile(server, admin.email, { is_admin: 1 });
    const other = await visit(browser, server.url);
    const luis = { email: newEmail(), name: 'Luis Prado' };
    await signUpOverHttp(other.context, server.url, luis);
    await other.context.close();
    const t = adminTexts;
    const dialog = page.getByRole('dialog');

    await page.goto('/admin/users?q=zzz');
    await page.getByText(t.adminUsers.none.title).waitFor();
    await expectAccessible(page, 'users that nobody matches');
    await page.goto(`/admin/users?q=${luis.email}`);
    const row = page.getByRole('row').filter({ hasText: luis.email });
    await row.waitFor();
    await expectAccessible(page, '/admin/users');
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: t.adminUsers.menu.resetLink }).click();
    await dialog.getByRole('button', { name: t.adminUsers.questions.resetLink.confirm }).click();
    await dialog.getByLabel(t.adminUsers.link.label).waitFor();
    await expectAccessible(page, 'link for a new password');
    await dialog.getByRole('button', { name: t.adminUsers.link.close }).click();
    await dialog.waitFor({ state: 'detached' });

    await row.getByRole('button', { name: luis.name, exact: true }).click();
    await dialog.getByText(t.adminUsers.details.recordsHint).waitFor();
    await expectAccessible(page, 'details of a user');
    await dialog.getByRole('button', { name: t.adminUsers.menu.suspend }).click();
    await dialog.getByRole('button', { name: t.adminUsers.questions.suspend.confirm }).waitFor();
    await expectAccessible(page, 'question before a suspension');
    await dialog.getByRole('button', { name: t.adminUsers.questions.suspend.confirm }).click();
    await dialog.getByText(t.adminUsers.details.suspendedSessions).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem').first().waitFor();
    await expectAccessible(page, 'menu of a suspended user');

    await page.goto('/admin/audit');
    await page.getByRole('button', { name: luis.name }).first().waitFor();
    await expectAccessible(page, '/admin/audit');
    await page.getByRole('button', { name: luis.name }).first().click();
    await page.getByRole('button', { name: t.audit.filters.clear }).waitFor();
    await expectAccessible(page, 'filtered audit log');
    await leave(visited);
  });
});
