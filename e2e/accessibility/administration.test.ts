import type { Locator } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { now } from '../testing/day.ts';
import { runStatement } from '../testing/broken-database.ts';
import { interpolate } from '../testing/interpolate.ts';
import { leave, newEmail, signUpOverHttp, visit } from '../testing/people.ts';
import { openBrowser, openServer } from '../testing/stage.ts';
import { changeStoredProfile } from '../testing/stored-profile.ts';
import { expectAccessible, LONG_NAME, describeInLooks, visitInLook } from '../testing/looks.ts';

const browser = await openBrowser();
const server = await openServer();

beforeAll(async () => {
  for (const person of HARD_TO_FIT) await seed(person);
});

const MINUTE_MS = 60_000;
/** Users with long names and many states, whose addresses cannot be broken at a space. */
const HARD_TO_FIT = [
  { address: 'suspended-1', name: 'Luis Prado', is_suspended: 1, seenMs: MINUTE_MS },
  {
    address: 'suspended-2',
    name: 'Pneumonoultramicroscopicsilicovolcanoconiosisandmuchmoretext',
    is_suspended: 1,
  },
  { address: 'offline-administrator', name: '🦊🦊 Fox', is_admin: 1, seenMs: 50 * MINUTE_MS },
  {
    address: 'maria.jose.fernandez.de.la.vega.y.montenegro@long.university',
    name: 'محمد عبد الله',
    is_admin: 1,
  },
  { address: 'online', name: 'María José Fernández de la Vega y Montenegro de los Arcos', is_online: 1 },
];
const SEEDED = '.hard-to-fit.example.org';

type Person = (typeof HARD_TO_FIT)[number];

async function seed({ address, name, is_suspended = 0, is_admin = 0, is_online = 0, seenMs }: Person) {
  const { context } = await visit(browser, server.url);
  const email = `${address}${address.includes('@') ? '' : '@person'}${SEEDED}`;
  await signUpOverHttp(context, server.url, { email, name });
  changeStoredProfile(server, email, { is_suspended, is_admin });
  runStatement(
    server,
    `update presence set is_online = @is_online, last_seen = @last_seen
     where user_id = (select user_id from profiles where email = @email)`,
    // The open tab keeps this user online while the tests run.
    {
      email,
      is_online,
      last_seen: now() + (is_online ? 60 : 0) * MINUTE_MS - (seenMs ?? 50 * MINUTE_MS),
    },
  );
  await context.close();
}

/** Fails if anything in this part of the page overflows it sideways. */
async function expectInside(part: Locator, state: string): Promise<void> {
  const findOutside = () =>
    part.evaluate((node) => {
      const { left, right } = node.getBoundingClientRect();
      const reachesOut = (rect: DOMRect) =>
        rect.width > 1 && (rect.left < left - 1 || rect.right > right + 1);
      const isShown = (each: Element | null): boolean =>
        each === null || (getComputedStyle(each).clipPath === 'none' && isShown(each.parentElement));
      return [...node.querySelectorAll('*')].filter(isShown).flatMap((each) => {
        // Text may overflow its own element.
        const range = document.createRange();
        if (each.childElementCount === 0) range.selectNodeContents(each);
        const isOut = [each, range].some((it) => reachesOut(it.getBoundingClientRect()));
        return isOut ? [each.outerHTML.slice(0, 120)] : [];
      });
    });
  await expect.poll(findOutside, { message: state }).toEqual([]);
}

describeInLooks('axe finds nothing, and nothing is cut off sideways', (look, it) => {
  const { language, texts } = look;

  it('for an administrator: the notifications with the bell open', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    const email = newEmail();
    await signUpOverHttp(context, server.url, { email, language, name: LONG_NAME });
    changeStoredProfile(server, email, { is_admin: 1 });
    await page.goto('/admin/notifications');
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await expectAccessible(page, 'notifications');
    const { bell } = texts.adminNotifications;
    await page.getByRole('button', { name: bell }).click();
    await page.getByRole('dialog', { name: bell }).getByRole('listitem').first().waitFor();
    await expectAccessible(page, 'notifications with the bell open');
    await leave(visited);
  });

  it('for users with long names and many states, in both lists and in their details', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    const user = { email: newEmail(), language, name: LONG_NAME };
    await signUpOverHttp(context, server.url, user);
    changeStoredProfile(server, user.email, { is_admin: 1 });
    const t = texts.adminUsers;
    const card = page.getByRole('main').locator('section').first();
    const dialog = page.getByRole('dialog');

    await page.goto(`/admin/users?q=${SEEDED}`);
    await page.getByRole('row').nth(HARD_TO_FIT.length).waitFor();
    expect(await page.getByRole('row').count()).toBe(HARD_TO_FIT.length + 1);
    await expectInside(card, 'users');
    await expectAccessible(page, 'users');
    for (const { name } of HARD_TO_FIT) {
      await page.getByRole('button', { name, exact: true }).click();
      await dialog.getByText(t.details.transactionsHint).waitFor();
      await expectInside(dialog, `details of ${name}`);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }

    await page.goto(`/admin/users?q=${user.email}`);
    await page.getByRole('row').filter({ hasText: user.email }).getByRole('button').last().click();
    await page.getByText(t.menu.own).waitFor();
    await expectInside(page.getByRole('menu'), 'menu of the user account');
    await expectAccessible(page, 'menu of the user account');

    await page.goto('/admin/online-users');
    await page.getByText(HARD_TO_FIT.find(({ is_online }) => is_online)?.name ?? '').waitFor();
    await expectInside(card, 'online users');
    await expectAccessible(page, 'online users');
    await leave(visited);
  });

  it('for the users and the audit log, with menus and dialogs open', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    const admin = { email: newEmail(), language, name: LONG_NAME };
    await signUpOverHttp(context, server.url, admin);
    changeStoredProfile(server, admin.email, { is_admin: 1 });
    const other = await visit(browser, server.url);
    const luis = { email: newEmail(), name: 'Luis Prado' };
    await signUpOverHttp(other.context, server.url, luis);
    await other.context.close();
    const t = texts;
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
    await expectAccessible(page, 'password reset link');
    await dialog.getByRole('button', { name: t.adminUsers.link.close }).click();
    await dialog.waitFor({ state: 'detached' });

    await row.getByRole('button', { name: luis.name, exact: true }).click();
    await dialog.getByText(t.adminUsers.details.transactionsHint).waitFor();
    await expectAccessible(page, 'details of a user');
    await dialog.getByRole('button', { name: t.adminUsers.menu.suspend }).click();
    // The details fade out behind the question, and in Spanish both buttons have one name.
    const { suspend } = t.adminUsers.questions;
    const question = page.getByRole('dialog', { name: interpolate(suspend.title, { name: luis.name }) });
    await question.getByRole('button', { name: suspend.confirm }).waitFor();
    await expectAccessible(page, 'question before a suspension');
    await question.getByRole('button', { name: suspend.confirm }).click();
    await dialog.getByText(t.adminUsers.details.suspendedSessions).waitFor();
    // Escape belongs to the question until it has closed.
    await expect.poll(() => dialog.count()).toBe(1);
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
    // The previous results are pale until the new ones arrive.
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    await expectAccessible(page, 'filtered audit log');
    await leave(visited);
  });
});
