import type { BrowserContext, Page } from 'playwright-core';
import type { Email } from 'postal-mime';
import { afterAll, describe, expect, test } from 'vitest';
import { texts as en } from '#shared/i18n/en/texts.ts';
import { TEXTS } from '#shared/i18n/texts.ts';
import type { Language } from '#shared/languages.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { describeInTurn, type ScreenTexts } from './testing/each-language.ts';
import { leave, newEmail, PASSWORD, signUpOverHttp, visit } from './testing/people.ts';
import { openBrowser, openServer, sharedServer } from './testing/stage.ts';

const NEW_PASSWORD = 'window-orchard-17';

const browser = await openBrowser();
const mailServer = await startMailServer();
afterAll(() => mailServer.stop());
const server = await openServer({
  env: { SMTP_URL: mailServer.url, MAIL_FROM: 'Saldo <saldo@example.org>' },
});
const serverWithoutMail = sharedServer();

/** Finds the path of the link in a message. Its host comes from BASE_URL, which this browser may not reach. */
function findLink({ text = '' }: Email): string {
  const { pathname, search } = new URL(/http\S+token=\S+/.exec(text)?.[0] ?? '');
  return pathname + search;
}

async function storeLanguage(context: BrowserContext, language: Language): Promise<void> {
  await context.addInitScript((chosen) => localStorage.setItem('saldo-language', chosen), language);
}

async function chooseNewPassword(page: Page, { passwordReset: { choose } }: ScreenTexts) {
  await page.getByLabel(choose.newPassword, { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel(choose.repeat).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: choose.submit }).click();
}

async function signIn(page: Page, { auth }: ScreenTexts, email: string, password: string) {
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: auth.signIn.submit }).click();
}

describeInTurn('a forgotten password', (language, texts, it) => {
  const { auth, passwordReset } = texts;

  it('is replaced by the link of a message, and the user is then signed in', async () => {
    const { context, page, faults } = await visit(browser, server.url);
    await storeLanguage(context, language);
    const email = newEmail();
    await signUpOverHttp(context, server.url, { email, language });
    await context.clearCookies();

    await page.goto('/login');
    await page.getByRole('link', { name: auth.signIn.forgotPassword }).click();
    await page.waitForURL('**/forgot-password');
    await page.getByLabel(auth.email).fill(email);
    await page.getByRole('button', { name: passwordReset.request.submit }).click();
    await page.getByRole('heading', { name: passwordReset.sent.title }).waitFor();
    await page.getByText(passwordReset.request.success).waitFor();

    const message = await mailServer.take(email);
    expect(message.subject).toContain(TEXTS[language].mail.passwordReset.subject);
    expect(faults).toEqual([]);
    await context.close();
    // A browser in which nobody has chosen a language.
    const elsewhere = await visit(browser, server.url);
    await elsewhere.page.goto(findLink(message));
    await chooseNewPassword(elsewhere.page, texts);
    await elsewhere.page.getByRole('heading', { name: passwordReset.done.title }).waitFor();
    await expect.poll(() => elsewhere.page.title()).toContain(texts.app.titles.resetPassword);

    await elsewhere.page.getByRole('link', { name: passwordReset.done.signIn }).click();
    await signIn(elsewhere.page, texts, email, PASSWORD);
    await elsewhere.page.getByText(texts.errors.invalidCredentials).waitFor();
    await signIn(elsewhere.page, texts, email, NEW_PASSWORD);
    await elsewhere.page.waitForURL('**/dashboard');
    await leave(elsewhere);
  });

  it.inDepth('shows that a link was used already, and offers a new one', async () => {
    const { context, page } = await visit(browser, server.url);
    await storeLanguage(context, language);
    const email = newEmail();
    await signUpOverHttp(context, server.url, { email, language });
    const data = { email };
    const headers = { origin: server.url };
    await context.request.post(`${server.url}/api/auth/request-password-reset`, { headers, data });
    await context.clearCookies();
    const link = findLink(await mailServer.take(email));
    await page.goto(link);
    await chooseNewPassword(page, texts);
    await page.getByRole('heading', { name: passwordReset.done.title }).waitFor();
    await page.goto(link);
    await page.getByRole('heading', { name: passwordReset.used.title }).waitFor();
    await page.goto('/reset-password?token=cut-off');
    await page.getByRole('heading', { name: passwordReset.unknown.title }).waitFor();
    await page.getByRole('link', { name: passwordReset.newLink }).click();
    await page.waitForURL('**/forgot-password');
    await context.close();
  });

  it.inDepth('shows the wrong field for two different passwords and for a common one', async () => {
    const { context, page } = await visit(browser, server.url);
    await storeLanguage(context, language);
    const email = newEmail();
    await signUpOverHttp(context, server.url, { email, language });
    const data = { email };
    const headers = { origin: server.url };
    await context.request.post(`${server.url}/api/auth/request-password-reset`, { headers, data });
    await context.clearCookies();
    await page.goto(findLink(await mailServer.take(email)));
    const { choose } = passwordReset;
    await page.getByLabel(choose.newPassword, { exact: true }).fill('password');
    await page.getByLabel(choose.repeat).fill('passwort');
    await page.getByRole('button', { name: choose.submit }).click();
    await page.getByText(texts.fields.passwordsDiffer).waitFor();
    await page.getByLabel(choose.repeat).fill('password');
    await page.getByRole('button', { name: choose.submit }).click();
    await page.getByText(texts.fields.passwordTooCommon).waitFor();
    await context.close();
  });

  it.inDepth('refers to the administrator if the server sends no mail', async () => {
    const { context, page } = await visit(browser, serverWithoutMail.url);
    await storeLanguage(context, language);
    await page.goto('/forgot-password');
    await page.getByText(passwordReset.noMail.text).waitFor();
    expect(await page.getByLabel(auth.email).count()).toBe(0);
    await context.close();
  });
});

describe('a password link', () => {
  test('works for a signed-in user too, and signs the other windows out', async () => {
    const { context, page } = await visit(browser, server.url);
    const email = newEmail();
    await signUpOverHttp(context, server.url, { email });
    const other = await context.newPage();
    await other.goto('/dashboard');
    await other.getByRole('heading', { level: 1 }).waitFor();
    const headers = { origin: server.url };
    await context.request.post(`${server.url}/api/auth/request-password-reset`, { headers, data: { email } });
    await page.goto(findLink(await mailServer.take(email)));
    await chooseNewPassword(page, en);
    await page.getByRole('heading', { name: en.passwordReset.done.title }).waitFor();
    await other.waitForURL('**/login**');
    await context.close();
  });
});

describeInTurn('a change of e-mail address', (language, texts, it) => {
  it('is confirmed by the buttons behind both links, and not by opening them', async () => {
    const { context, page, faults } = await visit(browser, server.url);
    await storeLanguage(context, language);
    const [email, otherEmail] = [newEmail(), newEmail()];
    await signUpOverHttp(context, server.url, { email, language });
    const data = { newEmail: otherEmail, password: PASSWORD };
    const headers = { origin: server.url };
    await context.request.post(`${server.url}/api/v1/me/email`, { headers, data });
    const links = [
      findLink(await mailServer.take(email)),
      findLink(await mailServer.take(otherEmail)),
    ] as const;
    const { emailChange } = texts;

    await page.goto(links[1]);
    await page.getByRole('heading', { name: emailChange.link.newTitle }).waitFor();
    await page.goto(links[0]);
    await page.getByRole('heading', { name: emailChange.link.currentTitle }).waitFor();
    await page.getByText(otherEmail).waitFor();
    await page.getByRole('button', { name: emailChange.link.confirm, exact: true }).click();
    await page.getByRole('heading', { name: emailChange.waiting.title }).waitFor();
    await page.goto(links[1]);
    await page.getByRole('button', { name: emailChange.link.confirm, exact: true }).click();
    await page.getByRole('heading', { name: emailChange.done.title }).waitFor();
    await page.getByRole('link', { name: emailChange.done.signIn }).click();
    await page.waitForURL('**/dashboard');
    const me = (await (await context.request.get(`${server.url}/api/v1/me`)).json()) as { email: string };
    expect(me.email).toBe(otherEmail);
    expect(faults).toEqual([]);
    await context.close();
  });

  it.inDepth('is cancelled by a link, which does not work again', async () => {
    const { context, page } = await visit(browser, server.url);
    await storeLanguage(context, language);
    const email = newEmail();
    await signUpOverHttp(context, server.url, { email, language });
    const data = { newEmail: newEmail(), password: PASSWORD };
    await context.request.post(`${server.url}/api/v1/me/email`, { headers: { origin: server.url }, data });
    const link = findLink(await mailServer.take(email));
    const { emailChange } = texts;
    await page.goto(link);
    await page.getByRole('button', { name: emailChange.link.cancel }).click();
    await page.getByRole('heading', { name: emailChange.cancelled.title }).waitFor();
    await page.goto(link);
    await page.getByRole('heading', { name: emailChange.unknown.title }).waitFor();
    await context.close();
  });
});
