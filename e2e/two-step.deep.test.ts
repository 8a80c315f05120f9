import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { visitAsAdmin } from './testing/admins.ts';
import { runStatement } from './testing/broken-database.ts';
import { describeInTurn } from './testing/each-language.ts';
import { expectFocus } from './testing/expect-focus.ts';
import { interpolate } from './testing/interpolate.ts';
import { openSection } from './testing/open-section.ts';
import { leave, PASSWORD } from './testing/people.ts';
import { enterProfile } from './testing/profile-screen.ts';
import { openBrowser, openServer } from './testing/stage.ts';
import { turnOnOverHttp } from './testing/two-step-codes.ts';

const browser = await openBrowser();
const server = await openServer();

/** Makes every session need a proof again. */
function forgetProofs(): void {
  runStatement(server, 'update session set proved_at = null');
}

describeInTurn('an account with a code at sign-in', (language, texts, it) => {
  const { auth, account, fields, errors } = texts;

  async function giveProof(page: Page, code: string): Promise<void> {
    const { proof } = account;
    const dialog = page.getByRole('dialog', { name: proof.title });
    await dialog.getByLabel(proof.code, { exact: true }).fill(code);
    await dialog.getByLabel(proof.password, { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
  }

  it.inDepth('asks for the password again after five wrong codes', async () => {
    const visited = await enterProfile(server, { language });
    const { page, context, email } = visited;
    await turnOnOverHttp(context, server.url);
    await context.request.post('/api/auth/sign-out', { headers: { origin: server.url } });
    await page.goto('/login');
    await page.getByLabel(auth.email).fill(email);
    await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    const field = page.getByLabel(auth.code.appLabel);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await field.fill(`wrong ${attempt}`);
      const response = page.waitForResponse('**/sign-in/code');
      await page.keyboard.press('Enter');
      await response;
      await page.getByText(fields.codeWrong).waitFor();
    }
    await field.fill('wrong again');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText(errors.signInExpired).waitFor();
    await expectFocus(page.getByLabel(auth.password, { exact: true }));
    expect(await page.getByLabel(auth.email).inputValue()).toBe(email);
    expect(await page.getByLabel(auth.password, { exact: true }).inputValue()).toBe('');
    await leave(visited);
  });

  it.inDepth('changes its password and is deleted with a proof that has a code', async () => {
    const visited = await enterProfile(server, { language });
    const { page, context, email } = visited;
    const { recoveryCodes } = await turnOnOverHttp(context, server.url);
    await openSection(page, 'security');
    forgetProofs();
    const passwords = page.getByRole('region', { name: account.password.title });
    await passwords.getByLabel(account.password.current, { exact: true }).fill(PASSWORD);
    await passwords.getByLabel(account.password.new, { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: account.proof.title }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: account.proof.title }).waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').count()).toBe(0);
    await passwords.getByRole('button', { name: account.password.change }).click();
    await giveProof(page, recoveryCodes[0] ?? '');
    await page.getByText(account.password.changed).waitFor();

    await openSection(page, 'data');
    forgetProofs();
    await page.getByRole('button', { name: account.delete.open }).click();
    const dialog = page.getByRole('dialog', { name: account.delete.dialog });
    await dialog.getByLabel(account.delete.password, { exact: true }).fill(PASSWORD);
    await dialog.getByLabel(interpolate(account.delete.confirm, { email })).fill(email);
    await page.keyboard.press('Enter');
    await giveProof(page, recoveryCodes[1] ?? '');
    await page.getByRole('heading', { name: auth.signIn.title }).waitFor();
    await page.getByText(account.delete.deleted).waitFor();
    await leave(visited);
  });

  it.inDepth('loses the code if an administrator removes it', async () => {
    const user = await enterProfile(server, { language });
    await turnOnOverHttp(user.context, server.url);
    const admin = await visitAsAdmin(browser, server, { language });
    const { page } = admin;
    const { adminUsers } = texts;
    await page.goto(`/admin/users?q=${user.email}`);
    const openMenu = () => page.locator('tr[data-user]').getByRole('button').last().click();
    await openMenu();
    await page.getByRole('menuitem', { name: adminUsers.menu.removeTwoStep }).click();
    const question = page.getByRole('dialog');
    await question
      .getByText(interpolate(adminUsers.questions.removeTwoStep.text, { email: user.email }))
      .waitFor();
    await question.getByRole('button', { name: adminUsers.questions.removeTwoStep.confirm }).click();
    await page.getByText(adminUsers.done.twoStepRemoved).waitFor();
    await openMenu();
    await page.getByRole('menuitem', { name: adminUsers.menu.suspend }).waitFor();
    expect(await page.getByRole('menuitem', { name: adminUsers.menu.removeTwoStep }).count()).toBe(0);
    await user.page.reload();
    await user.page.getByText(account.activity.actions.twoStepRemoved).waitFor();
    await leave(user, admin);
  });
});
