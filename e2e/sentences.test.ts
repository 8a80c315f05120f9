import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { texts as en } from '#shared/i18n/en/texts.ts';
import { texts as es } from '#shared/i18n/es/texts.ts';
import { inDepth } from '#shared/testing/depth.ts';
import { runStatement, whileMissing, whileRefusing } from './testing/broken-database.ts';
import { interpolate } from './testing/interpolate.ts';
import { newEmail, openWithEvents, PASSWORD, signUpOverHttp, visit, type Visit } from './testing/people.ts';
import { openBrowser, openServer } from './testing/stage.ts';
import { changeStoredProfile } from './testing/stored-profile.ts';
import { SENTENCES, type Sentence } from './testing/sentence-list.ts';

const browser = await openBrowser();
// With SMTP_URL set, the product offers to mail links. These tests send no mail.
const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'saldo@example.org' };
const server = await openServer({ env: { ...mail, SUPPORT_EMAIL: 'help@example.org' } });

const MADRID = { latitude: 40.4168, longitude: -3.7038 };

describe.each(
  inDepth([
    { language: 'en', texts: en, index: 0 },
    { language: 'es', texts: es, index: 1 },
  ] as const),
)('in $language', ({ language, texts, index }) => {
  const notShown = new Set(Object.keys(SENTENCES) as Sentence[]);
  const { auth, app, location, passwordReset, profile, terms, transactions } = texts;

  /** Waits until a sentence shows. */
  async function waitForSentence(page: Page, sentence: Sentence): Promise<void> {
    await page.getByText(SENTENCES[sentence][index]).and(page.locator(':visible')).first().waitFor();
    notShown.delete(sentence);
  }

  async function enter(
    columns: Parameters<typeof changeStoredProfile>[2] = {},
  ): Promise<Visit & { email: string }> {
    const visited = await visit(browser, server.url);
    const email = newEmail();
    await visited.context.addInitScript((chosen) => localStorage.setItem('saldo-language', chosen), language);
    await signUpOverHttp(visited.context, server.url, { email, language, name: 'Ana' });
    if (Object.keys(columns).length > 0) changeStoredProfile(server, email, columns);
    return { ...visited, email };
  }

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test('a guest sees which fields are missing, wrong or unknown', async () => {
    const { context, page } = await enter();
    await context.clearCookies();
    await page.goto('/nowhere');
    await waitForSentence(page, 'notFound');

    await page.goto('/login');
    await button(page, auth.signIn.submit).click();
    await waitForSentence(page, 'required');
    await page.getByLabel(auth.email).fill('ana');
    await button(page, auth.signIn.submit).click();
    await waitForSentence(page, 'invalidEmail');

    await page.goto('/signup');
    await page.getByLabel(auth.email).fill(newEmail());
    await page.getByLabel(auth.password, { exact: true }).fill('abc');
    await button(page, auth.signUp.submit).click();
    await waitForSentence(page, 'shortPassword');
    await waitForSentence(page, 'acceptances');

    await page.goto('/forgot-password');
    await page.getByLabel(auth.email).fill(newEmail());
    await whileMissing(server, 'user', async () => {
      await button(page, passwordReset.request.submit).click();
      await waitForSentence(page, 'resetFailed');
    });
    await button(page, passwordReset.request.submit).click();
    await waitForSentence(page, 'resetSent');
    await context.close();
  });

  test('after the right password, a suspended user sees that the account is suspended', async () => {
    const { context, page, email } = await enter({ is_suspended: 1 });
    await context.clearCookies();
    await page.goto('/login');
    await page.getByLabel(auth.email).fill(email);
    await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
    await button(page, auth.signIn.submit).click();
    await waitForSentence(page, 'suspended');
    await page.getByRole('alert').getByRole('link', { name: 'help@example.org' }).waitFor();
    await context.close();
  });

  test('signing in and logging out are confirmed', async () => {
    const { context, page } = await enter();
    const email = newEmail();
    await context.clearCookies();
    await page.goto('/signup');
    await page.getByLabel(auth.email).fill(email);
    await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await button(page, auth.signUp.submit).click();
    await waitForSentence(page, 'signedUp');
    await page.getByRole('button', { name: app.navigation.account }).click();
    await page.getByRole('menuitem', { name: app.navigation.logout }).click();
    await waitForSentence(page, 'signedOut');
    await page.getByLabel(auth.email).fill(email);
    await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
    const json = { error: SENTENCES.serverBusy[0], code: 'serverBusy', requestId: crypto.randomUUID() };
    const refuse = (route: Route) => route.fulfill({ status: 503, json });
    await page.route('**/api/auth/sign-in/email', refuse, { times: 1 });
    await button(page, auth.signIn.submit).click();
    await waitForSentence(page, 'serverBusy');
    await button(page, auth.signIn.submit).click();
    await waitForSentence(page, 'signedIn');
    await context.close();
  });

  test.each(['expense', 'income'] as const)('each change of an %s is confirmed or refused', async (type) => {
    const { context, page } = await enter();
    await page.goto(`/add-${type}`);
    const save = button(page, transactions.form.save[type]);
    await page.getByLabel(transactions.form.amount).fill('2');
    await page.getByLabel(transactions.form.description).fill('Coffee');
    const date = page.getByLabel(transactions.form.date, { exact: true });
    const today = await date.inputValue();
    await date.fill('x');
    await save.click();
    await waitForSentence(page, 'invalidDate');
    await date.fill(today);
    await whileRefusing(server, 'insert', 'transactions', async () => {
      await save.click();
      await waitForSentence(page, `${type}AddFailed`);
    });
    await save.click();
    await waitForSentence(page, `${type}Added`);

    await page.goto('/dashboard?period=last-year');
    await waitForSentence(page, 'noData');
    await page.goto('/dashboard');
    const remove = async () => {
      const actions = interpolate(transactions.list.actions, { description: 'Coffee' });
      await button(page, actions).click();
      await page.getByRole('menuitem', { name: transactions.list.delete }).click();
      await waitForSentence(page, 'sure');
      await waitForSentence(page, 'forGood');
      await button(page, transactions.delete.confirm[type]).click();
    };
    await whileRefusing(server, 'delete', 'transactions', async () => {
      await remove();
      await waitForSentence(page, `${type}DeleteFailed`);
    });
    await page.goto('/dashboard');
    await remove();
    await waitForSentence(page, `${type}Deleted`);

    await whileMissing(server, 'transactions', async () => {
      await page.goto('/transactions');
      await waitForSentence(page, 'fetchFailed');
    });
    await context.close();
  });

  test('a session that ends during a save loses no typed text', async () => {
    const { context, page, email } = await enter();
    await openWithEvents(page, '/add-expense');
    await page.getByLabel(transactions.form.amount).fill('44');
    await page.getByLabel(transactions.form.description).fill('Shoes');
    runStatement(server, 'delete from session');
    await button(page, transactions.form.save.expense).click();
    await waitForSentence(page, 'sessionEnded');
    await page.getByLabel(auth.email).fill(email);
    await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
    await button(page, auth.signIn.submit).click();
    await page.waitForURL('**/add-expense');
    expect(await page.getByLabel(transactions.form.amount).inputValue()).toBe('44');
    expect(await page.getByLabel(transactions.form.description).inputValue()).toBe('Shoes');
    await button(page, transactions.form.save.expense).click();
    await waitForSentence(page, 'expenseAdded');
    await context.close();
  });

  test('the app asks for the terms and confirms their acceptance', async () => {
    const { context, page } = await enter({ terms_accepted: 0, terms_version: 0 });
    await page.goto('/dashboard');
    const accept = page.getByRole('dialog').getByRole('button', { name: terms.submit });
    await accept.click();
    await waitForSentence(page, 'termsRequired');
    await page.getByRole('dialog').getByRole('checkbox').check();
    await whileRefusing(server, 'update', 'profiles', async () => {
      await accept.click();
      await waitForSentence(page, 'termsUpdateFailed');
    });
    await accept.click();
    await waitForSentence(page, 'termsUpdated');
    await context.close();
  });

  test('each change of profile and location is confirmed or refused', async () => {
    const { context, page } = await enter();
    await context.setGeolocation(MADRID);
    await context.grantPermissions([]);
    await page.goto('/profile');
    const save = page
      .getByRole('region', { name: profile.identity })
      .getByRole('button', { name: profile.save });
    await page.getByLabel(profile.name).fill('Ana Ureña');
    await whileRefusing(server, 'update', 'profiles', async () => {
      await save.click();
      await waitForSentence(page, 'profileFailed');
    });
    await page.getByLabel(profile.name).fill('Ana Ureña');
    await save.click();
    await waitForSentence(page, 'profileUpdated');

    const place = page.getByRole('region', { name: location.title });
    const detect = place.getByRole('button', { name: location.detect });
    const saveCity = place.getByRole('button', { name: location.save, exact: true });
    await detect.click();
    await waitForSentence(page, 'noLocation');
    await context.grantPermissions(['geolocation']);
    await whileRefusing(server, 'update', 'profiles', async () => {
      await detect.click();
      await saveCity.click();
      await waitForSentence(page, 'locationFailed');
    });
    // The found city stays, so that it can be saved again.
    await saveCity.click();
    await waitForSentence(page, 'locationSaved');
    await context.close();
  });

  test('every sentence of the list was shown', () => {
    expect([...notShown]).toEqual([]);
  });
});
