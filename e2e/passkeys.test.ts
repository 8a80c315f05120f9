import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openAccountMenu } from './testing/account-menu.ts';
import { describeInTurn } from './testing/each-language.ts';
import { expectAccessible } from './testing/looks.ts';
import { openSection } from './testing/open-section.ts';
import { leave } from './testing/people.ts';
import { enterProfile } from './testing/profile-screen.ts';
import { sharedServer } from './testing/stage.ts';

// Browsers make no passkeys for an IP address.
const shared = sharedServer();
const server = { ...shared, url: shared.url.replace('127.0.0.1', 'localhost') };

/** Gives the page a device that keeps passkeys and verifies whoever uses it. */
async function plugInAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    count: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

describeInTurn('passkeys', (language, texts, it) => {
  const { account, app, passkeys } = texts;

  it('are added, sign in, prove who is there, and are removed', async () => {
    const visited = await enterProfile(server, { language });
    const { page } = visited;
    const device = await plugInAuthenticator(page);
    await openSection(page, 'security');
    const section = page.getByRole('region', { name: passkeys.title });
    await section.getByText(passkeys.none).waitFor();
    await section.getByRole('button', { name: passkeys.addLabel }).click();
    const dialog = page.getByRole('dialog', { name: passkeys.dialog.addTitle });
    const name = dialog.getByLabel(passkeys.dialog.name, { exact: true });
    await name.waitFor();
    expect(await name.inputValue()).toMatch(/Chrom/);
    await expectAccessible(page, 'the name of a passkey');
    await name.fill('Laptop');
    await page.keyboard.press('Enter');
    await page.getByText(passkeys.added).waitFor();
    expect(await device.count()).toBe(1);
    await section.getByText('Laptop').waitFor();
    await section.getByText(passkeys.neverUsed).waitFor();
    await expectAccessible(page, 'a passkey');

    // The browser offers the passkey in the field for the address, and the device takes the offer at once.
    await openAccountMenu(page, texts);
    await page.getByRole('menuitem', { name: app.navigation.logout }).click();
    await page.waitForURL('**/login**');
    await page.waitForURL('**/dashboard');
    // A browser without the offer has the button.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
    await visited.context.clearCookies();
    await page.goto('/login');
    await page.getByRole('button', { name: texts.auth.signIn.passkey }).click();
    await page.waitForURL('**/dashboard');

    await page.goto('/profile#security');
    await removeWithProof(page);
    await section.getByText(passkeys.none).waitFor();
    await page.getByText(account.activity.actions.passkeyRemoved).waitFor();
    await leave(visited);
  });

  /** Removes the passkey as if the last proof was given long ago, and gives another one with the passkey. */
  async function removeWithProof(page: Page): Promise<void> {
    let isProved = false;
    await page.route('**/api/v1/me/passkeys/*', (route) =>
      isProved || route.request().method() !== 'DELETE'
        ? route.continue()
        : route.fulfill({ status: 403, json: { code: 'proofRequired' } }),
    );
    page.on('response', (response) => {
      if (response.url().endsWith('/proof/passkey')) isProved = response.ok();
    });
    const menu = passkeys.menu.replace('{{name}}', 'Laptop');
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitem', { name: passkeys.remove }).click();
    const question = page.getByRole('dialog', {
      name: passkeys.question.title.replace('{{name}}', 'Laptop'),
    });
    await question.getByRole('button', { name: passkeys.question.confirm }).click();
    const proof = page.getByRole('dialog', { name: account.proof.title });
    await proof.getByRole('button', { name: app.cancel }).waitFor();
    await proof.getByRole('button', { name: account.proof.passkey }).click();
    await page.getByText(passkeys.removed).waitFor();
    expect(isProved).toBe(true);
  }
});
