import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ADMIN_ERRORS } from '#shared/errors/administration.ts';
import { adminErrors } from '#shared/i18n/es/admin-errors.ts';
import { inDepth, testInDepth } from '#shared/testing/depth.ts';
import { expectFocus } from './testing/expect-focus.ts';
import { expectAccessible, LOOKS, visitInLook } from './testing/looks.ts';
import { visitAsAdmin } from './testing/admins.ts';
import { runStatement } from './testing/broken-database.ts';
import { leave, newEmail, PASSWORD, signUpOverHttp, visit } from './testing/people.ts';
import { openBrowser, openServer } from './testing/stage.ts';
import { changeStoredProfile } from './testing/stored-profile.ts';

const browser = await openBrowser();
const server = await openServer({
  env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'saldo@example.org' },
});

/** Makes every session need the password again, as if it was entered too long ago. */
function forgetProofs(): void {
  runStatement(server, 'update session set proved_at = null');
}

async function newUser(): Promise<string> {
  const { context } = await visit(browser, server.url);
  const email = newEmail();
  await signUpOverHttp(context, server.url, { email, name: 'Luis' });
  await context.close();
  return email;
}

function setLinks(isAllowed: boolean): void {
  runStatement(
    server,
    `insert into settings (key, value, updated_at) values ('adminResetLinks', @value, 0)
     on conflict (key) do update set value = excluded.value`,
    { value: String(isAllowed) },
  );
}

const toasts = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ });

describe('an act that needs the password again', () => {
  test.each(inDepth(LOOKS))(
    'asks for the password in a dialog, says at the field what is wrong, and then continues ($name)',
    async (look) => {
      const { texts, language } = look;
      const visited = await visitInLook(browser, server, look);
      const { page, context } = visited;
      const [admin, user] = [newEmail(), await newUser()];
      await signUpOverHttp(context, server.url, { email: admin, language, name: 'Ana' });
      changeStoredProfile(server, admin, { is_admin: 1 });
      forgetProofs();
      await page.goto(`/admin/users?q=${user}`);
      await page.locator('tr[data-user]').getByRole('button').last().click();
      await page.getByRole('menuitem', { name: texts.adminUsers.menu.promote }).click();
      const confirm = texts.adminUsers.questions.promote.confirm;
      await page.getByRole('dialog').getByRole('button', { name: confirm }).click();

      const dialog = page.getByRole('dialog', { name: texts.account.proof.title });
      const field = dialog.getByLabel(texts.account.proof.password, { exact: true });
      await expectFocus(field);
      expect(await field.getAttribute('autocomplete')).toBe('current-password');
      const question = page.getByRole('dialog').filter({ hasText: confirm });
      const isSeen = () => question.evaluate((each) => each.checkVisibility({ opacityProperty: true }));
      await expect.poll(isSeen).toBe(false);
      await page.keyboard.press('Enter');
      await dialog.getByText(texts.fields.required).waitFor();
      await expectFocus(field);
      await page.keyboard.type('not this one');
      await page.keyboard.press('Enter');
      await dialog.getByText(texts.fields.passwordWrong).waitFor();
      await expectAccessible(page, look.name);

      await field.fill(PASSWORD);
      await page.keyboard.press('Enter');
      await page.getByRole('status').getByText(texts.adminUsers.done.role).waitFor();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      await leave(visited);
    },
  );

  testInDepth('does nothing after Cancel or Escape, and shows no error', async () => {
    const { context, page, faults } = await visitAsAdmin(browser, server);
    await page.goto('/admin/system-settings');
    const data = page.getByRole('region', { name: 'Data and backups', exact: true });
    await data.getByText('No backups yet.').waitFor();
    const general = page.getByRole('region', { name: 'General', exact: true });
    const address = general.getByLabel('Public address');
    await address.fill('https://money.example.org');
    forgetProofs();
    const dialog = page.getByRole('dialog', { name: 'Enter your password' });

    await data.getByRole('button', { name: 'Back up now' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await general.getByRole('button', { name: 'Save' }).click();
    await expectFocus(dialog.getByLabel('Your password', { exact: true }));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await general.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await toasts(page).getByText('Enter your password').count()).toBe(0);
    expect(await address.inputValue()).toBe('https://money.example.org');
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('status').getByText('Settings saved').waitFor();
    await data.getByRole('button', { name: 'Back up now' }).click();
    const link = data.getByRole('link', { name: /Download the backup of/ });
    await link.waitFor();

    forgetProofs();
    await link.click();
    const download = page.waitForEvent('download');
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    expect((await download).suggestedFilename()).toMatch(/^saldo-[\dTZ-]+\.backup\.gz$/);
    expect(faults).toEqual([]);
    await context.close();
    runStatement(server, "delete from settings where key = 'publicUrl'");
  });
});

describe('a public address over https', () => {
  test.each(
    inDepth([
      ['es', 'Dirección pública', /^El servidor no se inició para HTTPS:/],
      ['en', 'Public address', /^The server was not started for HTTPS:/],
    ] as const),
  )('shows a warning if the server was not started with it (%s)', async (language, label, warning) => {
    const { context, page } = await visitAsAdmin(browser, server, { language });
    await page.goto('/admin/system-settings');
    await page.getByLabel(label).fill('https://money.example.org');
    const text = await page.getByText(warning).innerText();
    expect(text).toContain('BASE_URL=https://money.example.org');
    await page.getByLabel(label).fill('http://money.example.org');
    await page.getByText(warning).waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('a password link on a server that sends mail', () => {
  testInDepth('is not offered to administrators, who read how the owner gets one', async () => {
    const email = await newUser();
    const { context, page } = await visitAsAdmin(browser, server);
    await page.goto(`/admin/users?q=${email}`);
    await page.locator('tr[data-user]').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Suspend' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Password reset link' }).count()).toBe(0);
    await page.getByRole('menuitem', { name: 'Details' }).click();
    const details = page.getByRole('dialog', { name: 'User details' });
    await details.getByText(/^Anyone who forgot their password can ask for a link by email\./).waitFor();
    expect(await details.getByRole('button', { name: 'Password reset link' }).count()).toBe(0);
    await context.close();
  });

  test.each(
    inDepth([
      ['en', 'Password reset link', 'Create link', ADMIN_ERRORS.resetLinksForbidden[1]],
      ['es', 'Restablecer contraseña', 'Crear enlace', adminErrors.resetLinksForbidden],
    ] as const),
  )(
    'is refused with a sentence if the setting was reversed meanwhile (%s)',
    async (language, item, confirm, sentence) => {
      const email = await newUser();
      setLinks(true);
      const instance = async () => (await fetch(`${server.url}/api/v1/instance`)).json();
      await expect.poll(instance).toMatchObject({ adminResetLinks: true });
      const { context, page } = await visitAsAdmin(browser, server, { language });
      await page.goto(`/admin/users?q=${email}`);
      await page.locator('tr[data-user]').getByRole('button').last().click();
      await page.getByRole('menuitem', { name: item }).click();
      setLinks(false);
      await expect.poll(instance).toMatchObject({ adminResetLinks: false });
      await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
      await page.getByRole('status').getByText(sentence).waitFor();
      await context.close();
    },
  );
});
