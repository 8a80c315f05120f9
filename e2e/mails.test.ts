import type { BrowserContext } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { startMailServer, type ReceivedMail } from '#server/testing/mail-server.ts';
import { TODAY } from './testing/day.ts';
import { expectAccessible, describeInLooks, visitInLook } from './testing/looks.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave, newEmail, recordOverHttp, signUpOverHttp } from './testing/people.ts';
import { readProfile } from './testing/profile-screen.ts';
import { openBrowser, openServer } from './testing/stage.ts';

const browser = await openBrowser();
const mailServer = await startMailServer();
afterAll(() => mailServer.stop());
const server = await openServer({
  env: { SMTP_URL: mailServer.url, MAIL_FROM: 'Saldo <saldo@example.org>' },
});

/** Finds the path of the link with a token. Its host comes from BASE_URL, which this browser may not reach. */
function findLink({ text = '' }: ReceivedMail): string {
  const { pathname, search } = new URL(/http\S+(?:token|confirm-address)=\S+/.exec(text)?.[0] ?? '');
  return pathname + search;
}

/** Spends a whole budget and returns the mail about it. */
async function spendBudget(context: BrowserContext, email: string): Promise<ReceivedMail> {
  const date = TODAY;
  const budget = { month: date.slice(0, 7), amount: 10, rollover: 'none', scope: 'onwards' };
  const headers = { origin: server.url };
  const set = await context.request.put(`${server.url}/api/v1/budgets/food`, { headers, data: budget });
  expect(set.status()).toBe(200);
  const lunch = { description: 'Lunch', amount: 12, date, category: 'food' };
  await recordOverHttp(context, server.url, 'expense', lunch);
  return await mailServer.take(email);
}

describeInLooks('mails that people choose', (look, it) => {
  const { language, texts } = look;
  const { mailChoices } = texts;

  it('are switched on in the profile once the address is confirmed, and off by their link', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    const email = newEmail();
    await signUpOverHttp(context, server.url, { email, language, timeZone: 'UTC' });
    await page.goto('/profile#personal');
    const section = page.getByRole('region', { name: mailChoices.title, exact: true });
    await section.getByText(mailChoices.notConfirmed).waitFor();
    const alerts = section.getByRole('switch', { name: mailChoices.budgetAlerts });
    expect(await alerts.isDisabled()).toBe(true);
    await expectAccessible(page, 'profile without a confirmed address');

    await section.getByRole('button', { name: mailChoices.mailLink }).press('Enter');
    await section.getByText(interpolate(mailChoices.linkMailed, { email })).waitFor();
    await expectAccessible(page, 'profile with a mailed link');
    await page.goto(findLink(await mailServer.take(email)));
    await page.getByText(mailChoices.confirmed).waitFor();
    await expect.poll(() => alerts.isEnabled()).toBe(true);
    await alerts.focus();
    await page.keyboard.press('Space');
    await expect
      .poll(() => readProfile(context))
      .toMatchObject({
        mails: { reminders: false, budgetAlerts: true },
      });
    await expectAccessible(page, 'profile with a mail switched on');

    const mail = await spendBudget(context, email);
    await context.clearCookies();
    await page.goto(findLink(mail));
    await page.getByRole('heading', { name: mailChoices.stop.title }).waitFor();
    await expectAccessible(page, 'question before a mail is stopped');
    await page.getByRole('button', { name: mailChoices.stop.confirm }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: mailChoices.stop.done.budgetAlerts }).waitFor();
    await expectAccessible(page, 'stopped mail');
    await page.goto('/stop-mails?token=x');
    await page.getByRole('button', { name: mailChoices.stop.confirm }).click();
    await page.getByRole('heading', { name: mailChoices.stop.invalid }).waitFor();
    await expectAccessible(page, 'link that is not valid');
    await leave(visited);
  });
});
