import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { acceptTerms } from '#shared/contract/profile-changes.ts';
import { getProfile, type Profile } from '#shared/contract/profile.ts';
import { texts as en } from '#shared/i18n/en/texts.ts';
import type { Language } from '#shared/languages.ts';
import { testInDepth } from '#shared/testing/depth.ts';
import { describeInTurn } from './testing/each-language.ts';
import { fetchResponse } from './testing/fetch-response.ts';
import {
  newEmail,
  openShortcutList,
  openWithEvents,
  signUpOverHttp,
  visit,
  type Visit,
} from './testing/people.ts';
import { openBrowser, sharedServer } from './testing/stage.ts';
import { changeStoredProfile } from './testing/stored-profile.ts';

const browser = await openBrowser();
const server = sharedServer();

const NOT_ACCEPTED = { terms_accepted: 0, terms_version: 0 };

async function enter(language: Language, columns = NOT_ACCEPTED): Promise<Visit & { email: string }> {
  const visited = await visit(browser, server.url);
  const email = newEmail();
  await signUpOverHttp(visited.context, server.url, { email, language, name: 'Ana' });
  changeStoredProfile(server, email, columns);
  return { ...visited, email };
}

async function isAccepted({ context }: Visit): Promise<boolean> {
  const response = await context.request.get(server.url + getProfile.path);
  return ((await response.json()) as Profile).termsAccepted;
}

async function recordSomething(page: Page): Promise<void> {
  await page.getByLabel('Amount').fill('2.50');
  await page.getByLabel('Description').fill('Coffee');
  await page.getByRole('button', { name: 'Save expense' }).click();
}

describeInTurn('the terms dialog', (language, texts, it) => {
  const { terms, errors } = texts;

  it('stays open until the box is ticked and acceptance is saved, says what is missing, and does not return', async () => {
    const visited = await enter(language);
    const { context, page, faults } = visited;
    await page.goto('/dashboard');
    const dialog = page.getByRole('dialog', { name: terms.title });
    const accept = dialog.getByRole('button', { name: terms.submit });
    await accept.click();
    await page.getByRole('status').getByText(errors.termsRequired).waitFor();
    expect(await isAccepted(visited)).toBe(false);
    await dialog.getByRole('checkbox').check();
    await page.route(`**${acceptTerms.path}`, (route) => route.abort(), { times: 1 });
    await accept.click();
    await page.getByRole('status').getByText(errors.termsUpdateFailed).waitFor();
    expect(await dialog.isVisible()).toBe(true);
    await accept.click();
    await page.getByRole('status').getByText(terms.termsUpdatedSuccess).waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(await isAccepted(visited)).toBe(true);
    await page.reload();
    await openShortcutList(page, texts);
    expect(await dialog.count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it.inDepth('mentions a new version to users who accepted an earlier one', async () => {
    const { context, page } = await enter(language);
    await page.route(`**${getProfile.path}`, async (route) => {
      const response = await fetchResponse(route);
      const profile = (await response.json()) as Profile;
      await route.fulfill({ response, json: { ...profile, termsAccepted: false, termsVersion: 1 } });
    });
    await page.goto('/dashboard');
    await page.getByRole('dialog', { name: terms.changedTitle }).waitFor();
    await context.close();
  });
});

describe('before the terms are accepted', () => {
  testInDepth('both documents open in a new tab', async () => {
    const { context, page } = await enter('en');
    await page.goto('/dashboard');
    const dialog = page.getByRole('dialog');
    for (const [name, path] of [
      ['Terms and Conditions', '/terms-and-conditions'],
      ['Privacy Policy', '/privacy-policy'],
    ] as const) {
      const opening = context.waitForEvent('page');
      await dialog.getByRole('link', { name }).click();
      const tab = await opening;
      await tab.waitForURL(`**${path}`);
      await tab.getByRole('heading', { level: 1 }).waitFor();
      await tab.close();
    }
    expect(await dialog.isVisible()).toBe(true);
    await context.close();
  });

  test('the dialog can be postponed: reading and logging out work, writing asks again', async () => {
    const { context, page } = await enter('en');
    const dialog = page.getByRole('dialog', { name: en.terms.title });
    const postpone = () => dialog.getByRole('button', { name: en.terms.notNow }).click();
    await page.goto('/dashboard');
    await postpone();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'Transactions' }).click();
    await page.getByRole('heading', { name: 'Transactions', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Plan' }).click();
    await page.getByRole('heading', { name: 'Budgets', level: 1 }).waitFor();
    expect(await dialog.count()).toBe(0);

    await page.getByRole('navigation').getByRole('link', { name: 'Add expense' }).click();
    await postpone();
    await dialog.waitFor({ state: 'detached' });
    await recordSomething(page);
    await page.getByRole('status').getByText(en.errors.termsRequired).waitFor();
    await postpone();

    await page.getByRole('button', { name: /Ana/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    await context.close();
  });

  testInDepth(
    'a refused write opens the dialog on a screen that was opened while the terms were accepted',
    async () => {
      const { context, page, email } = await enter('en', { terms_accepted: 1, terms_version: 1 });
      await openWithEvents(page, '/add-expense');
      await page.getByLabel('Amount').waitFor();
      changeStoredProfile(server, email, NOT_ACCEPTED);
      await recordSomething(page);
      const dialog = page.getByRole('dialog', { name: en.terms.title });
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: en.terms.submit }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Save expense' }).click();
      await page.getByRole('status').getByText('Expense added').waitFor();
      await context.close();
    },
  );
});
