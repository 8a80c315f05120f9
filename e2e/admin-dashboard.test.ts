import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { streamEvents } from '#shared/contract/presence.ts';
import type { Language } from '#shared/languages.ts';
import { inDepth, testInDepth } from '#shared/testing/depth.ts';
import { TODAY } from './testing/day.ts';
import { expectAccessible, LOOKS, visitInLook } from './testing/looks.ts';
import { runStatement, whileMissing } from './testing/broken-database.ts';
import { leave, newEmail, recordOverHttp, signUpOverHttp, visit, type Visit } from './testing/people.ts';
import { openBrowser, openServer } from './testing/stage.ts';
import { changeStoredProfile } from './testing/stored-profile.ts';

const browser = await openBrowser();
const server = await openServer();

const DASHBOARD = '/admin/dashboard';
const METRICS = '**/api/v1/admin/metrics';

beforeAll(async () => {
  // Three people with 1,200.50, 12 and 0.50 in expenses and 2,000 in income, and one with dollars.
  const [ana, luis, eva] = [await signUpMember({}), await signUpMember({}), await signUpMember({})];
  const tom = await signUpMember({ currency: 'USD' });
  await record(ana, 'expense', 1200.5);
  await record(luis, 'expense', 12);
  await record(eva, 'expense', 0.5);
  await record(luis, 'income', 2000);
  await record(tom, 'income', 40);
  for (const { context } of [ana, luis, eva, tom]) await context.close();
  // Ana signed up three days ago and came back the next day.
  const user = `(select user_id from profiles order by created_at limit 1)`;
  runStatement(server, `delete from user_activity where user_id = ${user}`);
  for (const [daysAgo, dayNumber] of [
    [3, 0],
    [2, 1],
    [0, 3],
  ]) {
    runStatement(
      server,
      `insert into user_activity values (${user}, date('${TODAY}', '-${daysAgo} days'), ${dayNumber})`,
    );
  }
  const view = { headers: { origin: server.url }, data: { path: '/dashboard' } };
  const { context } = await visit(browser, server.url);
  for (let n = 0; n < 2; n++) await context.request.post(`${server.url}/api/v1/page-views`, view);
  await context.close();
});

async function signUpMember(account: Record<string, unknown>): Promise<Visit> {
  const visited = await visit(browser, server.url);
  await signUpOverHttp(visited.context, server.url, account);
  return visited;
}

async function record({ context }: Visit, type: 'expense' | 'income', amount: number): Promise<void> {
  await recordOverHttp(context, server.url, type, { description: 'canary-5120', amount, date: TODAY });
}

/** Signs in an administrator, who counts as a user too. */
async function openAsAdministrator(language: Language, options = {}): Promise<Visit> {
  const visited = await visit(browser, server.url, options);
  await makeAdministrator(visited, language);
  await visited.context.addInitScript((chosen) => localStorage.setItem('saldo-language', chosen), language);
  return visited;
}

async function makeAdministrator({ context }: Visit, language: Language): Promise<void> {
  const email = newEmail();
  await signUpOverHttp(context, server.url, { email, language, name: 'Ada Ureña' });
  changeStoredProfile(server, email, { is_admin: 1 });
}

/** The text of the card with this name. */
async function readCard(page: Page, name: string): Promise<string> {
  const heading = page.getByRole('heading', { name, exact: true });
  const text = await page.locator('section', { has: heading }).last().innerText();
  return text.replace(/\n+/g, '\n');
}

describe('an administrator', () => {
  test('sees the figures, and reads the charts by keyboard and as tables', async () => {
    const { context, page, faults } = await openAsAdministrator('en');
    await page.goto(DASHBOARD);
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    await expect.poll(() => readCard(page, 'Registered users')).toMatch(/\n5\n\+5 in 7 days\nAs of /);
    expect(await readCard(page, 'New in 7 days')).toMatch(/\n5\n5 more than in the previous 7 days\n/);
    expect(await readCard(page, 'Online now')).toMatch(/\n5\nNothing to compare with yet\n/);
    // Five transactions of five users.
    expect(await readCard(page, 'Transactions per user')).toMatch(/\n1\n/);
    expect(await readCard(page, 'Income of all users')).toMatch(/€2,000\.00[^]*USD\nFewer than 3 people/);
    expect(await readCard(page, 'Expenses of all users')).toMatch(/€1,213\.00[^]*USD\nFewer than 3 people/);
    expect(await readCard(page, 'Retention, day 1')).toMatch(/\n100%\n1 of 1 came back\n/);
    expect(await readCard(page, 'Retention, day 7')).toMatch(/\nN\/A\nToo early to tell\.\n/);

    const active = page.getByRole('slider', { name: /^Active users of the last 30 days/ });
    await active.focus();
    await page.keyboard.press('End');
    await expect.poll(() => active.getAttribute('aria-valuetext')).toMatch(/, Active users 5$/);
    for (let n = 0; n < 2; n++) await page.keyboard.press('ArrowLeft');
    await expect.poll(() => active.getAttribute('aria-valuetext')).toMatch(/, Active users 1$/);
    const signUps = page.getByRole('slider', { name: /^Sign-ups of the last 30 days/ });
    await signUps.hover();
    await page.getByText('Sign-ups', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Show as table' }).last().click();
    const table = page.getByRole('table', { name: 'Page views per day' });
    await expect.poll(() => table.getByRole('row').count()).toBe(31);
    expect(await table.getByRole('row').last().innerText()).toMatch(/\s2$/);
    expect(await readCard(page, 'Most viewed in 30 days')).toMatch(/Dashboard\s*2/);

    expect(await page.content()).not.toContain('canary-5120');
    expect(faults).toEqual([]);
    await context.close();
  });

  testInDepth('sees the same figures in Spanish format', async () => {
    const { context, page, faults } = await openAsAdministrator('es', { locale: 'es-ES' });
    await page.goto(DASHBOARD);
    await page.getByRole('heading', { level: 1, name: 'Resumen' }).waitFor();
    await expect.poll(() => readCard(page, 'Ingresos de todos los usuarios')).toMatch(/2\.000,00\s€/);
    expect(await readCard(page, 'Gastos de todos los usuarios')).toMatch(/1\.213,00\s€/);
    expect(await readCard(page, 'Retención, día 1')).toMatch(/\n100\s%\nVolvió 1 de 1\n/);
    expect(await readCard(page, 'Retención, día 30')).toMatch(/\nN\/A\nAún no ha pasado tiempo suficiente/);
    expect(await readCard(page, 'Las más vistas en 30 días')).toMatch(/Panel\s*2/);
    expect(faults).toEqual([]);
    await context.close();
  });

  testInDepth('refreshes the figures on demand', async () => {
    const { context, page } = await openAsAdministrator('en');
    await page.goto(DASHBOARD);
    await page.getByText('Registered users').waitFor();
    const { context: visitUndecided } = await signUpMember({});
    const users = runStatement(server, 'update profiles set plan = plan');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByText('Figures updated.').waitFor();
    await expect.poll(() => readCard(page, 'Registered users')).toContain(`\n${users}\n`);
    await visitUndecided.close();
    await context.close();
  });

  testInDepth(
    'sees N/A with the reason for a figure that could not be read, and retries from its card',
    async () => {
      const { context, page } = await openAsAdministrator('en');
      // An event would make the page fetch everything again before the button is pressed.
      await page.route(`**${streamEvents.path}`, (route) => route.abort());
      await whileMissing(server, 'user_totals', async () => {
        await page.goto(DASHBOARD);
        await expect
          .poll(() => readCard(page, 'Transactions per user'))
          .toMatch(/\nN\/A\nFailed to fetch data\.\nTry again/);
        expect(await readCard(page, 'Registered users')).toMatch(/in 7 days/);
      });
      const income = page.locator('section', {
        has: page.getByRole('heading', { name: 'Income of all users' }),
      });
      await income.last().getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => readCard(page, 'Income of all users')).toContain('€2,000.00');
      await context.close();
    },
  );

  testInDepth('sees an error when nothing could be fetched, and retries', async () => {
    const { context, page } = await openAsAdministrator('en');
    // Events of other people may fetch the figures at any moment, so requests succeed only after the click.
    await page.addInitScript(() => {
      addEventListener('click', () => (document.documentElement.dataset['clicked'] = ''), { capture: true });
    });
    await page.route(METRICS, async (route) => {
      const isClicked = await page.evaluate(() => 'clicked' in document.documentElement.dataset);
      if (isClicked) await route.continue();
      else await route.fulfill({ status: 500, json: { code: 'metricFailed' } });
    });
    await page.goto(DASHBOARD);
    await page.getByRole('alert').getByText('Error fetching metric.').waitFor();
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Registered users').waitFor();
    // Figures may be fetched again at this moment.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
});

test.each(inDepth(LOOKS.toReversed()))(
  'on the dashboard axe finds nothing, and nothing is cut off sideways ($name)',
  async (look) => {
    const visited = await visitInLook(browser, server, look);
    const { page } = visited;
    await makeAdministrator(visited, look.language);
    await page.goto(DASHBOARD);
    await page.getByRole('slider').nth(2).waitFor();
    await expectAccessible(page, 'with charts');
    for (const toggle of await page.getByRole('button', { name: look.texts.summaries.showTable }).all())
      await toggle.click();
    await expectAccessible(page, 'with tables');
    await whileMissing(server, 'user_activity', async () => {
      await page.reload();
      await page.getByText('N/A').nth(5).waitFor();
      await expectAccessible(page, 'without figures');
    });
    await leave(visited);
  },
);
