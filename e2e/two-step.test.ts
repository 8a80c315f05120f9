import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openAccountMenu } from './testing/account-menu.ts';
import { describeInTurn, type ScreenTexts } from './testing/each-language.ts';
import { expectFocus } from './testing/expect-focus.ts';
import { openSection } from './testing/open-section.ts';
import { leave, PASSWORD } from './testing/people.ts';
import { enterProfile } from './testing/profile-screen.ts';
import { sharedServer } from './testing/stage.ts';
import { codeOf } from './testing/two-step-codes.ts';

const server = sharedServer();

/** Turns the code on. Returns the key and the recovery codes. */
async function turnOn(section: Locator, page: Page, { twoStep, app, fields }: ScreenTexts) {
  await section.getByRole('button', { name: twoStep.turnOn }).click();
  const scan = page.getByRole('dialog', { name: twoStep.scan.title });
  await scan.getByRole('img', { name: twoStep.scan.qr }).waitFor();
  const key = await scan.getByRole('group', { name: twoStep.scan.key }).locator('code').innerText();
  await scan.getByRole('button', { name: twoStep.scan.next }).click();
  const check = page.getByRole('dialog', { name: twoStep.check.title });
  const field = check.getByLabel(twoStep.check.code);
  await expectFocus(field);
  await page.keyboard.type('no code');
  await page.keyboard.press('Enter');
  await check.getByText(fields.codeWrong).waitFor();
  await field.fill(codeOf(key));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: twoStep.codes.title });
  const list = codes.getByRole('list', { name: twoStep.codes.label }).getByRole('listitem');
  await list.first().waitFor();
  const recoveryCodes = await list.allInnerTexts();

  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: twoStep.leaveCodes.title });
  await question.getByRole('button', { name: app.cancel }).click();
  await question.waitFor({ state: 'detached' });
  const done = codes.getByRole('button', { name: twoStep.codes.done });
  expect(await done.isDisabled()).toBe(true);
  const download = page.waitForEvent('download');
  await codes.getByRole('link', { name: twoStep.codes.download }).click();
  expect((await download).suggestedFilename()).toBe(twoStep.codes.file);
  await codes.getByRole('checkbox', { name: twoStep.codes.saved }).check();
  await done.click();
  await codes.waitFor({ state: 'detached' });
  return { key, recoveryCodes };
}

async function signOut(page: Page, texts: ScreenTexts): Promise<void> {
  await openAccountMenu(page, texts);
  await page.getByRole('menuitem', { name: texts.app.navigation.logout }).click();
  await page.getByRole('heading', { name: texts.auth.signIn.title }).waitFor();
}

async function enterPassword(page: Page, email: string, { auth }: ScreenTexts): Promise<void> {
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: auth.code.title }).waitFor();
}

describeInTurn('the code at sign-in', (language, texts, it) => {
  const { auth, twoStep, fields } = texts;

  it('is turned on, asked for at the sign-in and with a proof, and turned off', async () => {
    const visited = await enterProfile(server, { language });
    const { page, email } = visited;
    await openSection(page, 'security');
    const section = page.getByRole('region', { name: twoStep.title });
    const { key, recoveryCodes } = await turnOn(section, page, texts);
    expect(recoveryCodes).toHaveLength(10);
    await section.getByText(twoStep.left_other.replace('{{count}}', '10')).waitFor();
    await expectFocus(section.getByRole('button', { name: twoStep.renew }));

    await signOut(page, texts);
    await enterPassword(page, email, texts);
    const field = page.getByLabel(auth.code.appLabel);
    await expectFocus(field);
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
    // The server accepts each code once.
    await field.fill(codeOf(key, -5));
    await page.keyboard.press('Enter');
    await page.getByText(fields.codeWrong).waitFor();
    await expectFocus(field);
    await field.fill(codeOf(key, 1));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');

    await signOut(page, texts);
    await enterPassword(page, email, texts);
    await page.getByRole('button', { name: auth.code.back }).click();
    await expectFocus(page.getByLabel(auth.password, { exact: true }));
    await enterPassword(page, email, texts);
    await page.getByRole('button', { name: auth.code.toRecovery }).click();
    await expectFocus(page.getByLabel(auth.code.recoveryLabel));
    await page.keyboard.type(recoveryCodes[0]?.toUpperCase() ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');

    await page.goto('/profile#security');
    await section.getByText(twoStep.left_other.replace('{{count}}', '9')).waitFor();
    await turnOffWithProof(page, section, recoveryCodes[1] ?? '');
    await leave(visited);
  });

  /** Turns the code off as if the password was last entered long ago. */
  async function turnOffWithProof(page: Page, section: Locator, code: string): Promise<void> {
    const { proof } = texts.account;
    let isProved = false;
    await page.route('**/api/v1/me/two-step', (route) =>
      isProved || route.request().method() !== 'DELETE'
        ? route.continue()
        : route.fulfill({ status: 403, json: { code: 'proofRequired' } }),
    );
    page.on('response', (response) => {
      if (response.url().endsWith('/proof') && response.request().method() === 'POST')
        isProved = response.ok();
    });
    await section.getByRole('button', { name: twoStep.turnOff }).click();
    const question = page.getByRole('dialog', { name: twoStep.turnOffQuestion.title });
    await question.getByRole('button', { name: twoStep.turnOffQuestion.confirm }).click();
    const dialog = page.getByRole('dialog', { name: proof.title });
    const field = dialog.getByLabel(proof.code, { exact: true });
    await field.waitFor();
    await dialog.getByLabel(proof.password, { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await dialog.getByText(fields.required).waitFor();
    await expectFocus(field);
    await field.fill('123456');
    await page.keyboard.press('Enter');
    await dialog.getByText(fields.codeWrong).waitFor();
    await field.fill(code);
    await page.keyboard.press('Enter');
    await page.getByText(twoStep.turnedOff).waitFor();
    await expectFocus(section.getByRole('button', { name: twoStep.turnOn }));
    await page.getByText(texts.account.activity.actions.twoStepTurnedOff).waitFor();
  }
});
