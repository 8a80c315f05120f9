import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { streamEvents } from '#shared/contract/presence.ts';
import { TEXTS } from '#shared/i18n/texts.ts';
import { describeInDepth, testInDepth } from '#shared/testing/depth.ts';
import { newUser, findUserRow, visitAsAdmin } from './testing/admins.ts';
import { expectFocus, expectFocusWithin } from './testing/expect-focus.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave } from './testing/people.ts';
import { openBrowser, openServer } from './testing/stage.ts';

const en = TEXTS.en.screens;

const browser = await openBrowser();
const server = await openServer();

describe('an administrator', () => {
  const t = en.adminUsers;

  test('suspends a user by keyboard alone, and the focus returns to the row', async () => {
    const [admin, user] = [await visitAsAdmin(browser, server), await newUser(browser, server)];
    const { page } = admin;
    await page.goto('/admin/users');
    await page.getByRole('table').waitFor();
    // Wide windows show the filters without this button, unless the stylesheets are in a wrong order.
    expect(await page.getByRole('button', { name: en.adminUsers.filters.open }).isVisible()).toBe(false);
    await page.keyboard.press('/');
    await expectFocus(page.getByRole('searchbox'));
    await page.keyboard.type(user.email);
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    const name = findUserRow(page, user.email).getByRole('button', { name: user.name, exact: true });
    await tabTo(page, name);
    await page.keyboard.press('Enter');
    const details = page.getByRole('dialog', { name: t.details.title });
    const suspend = details.getByRole('button', { name: t.menu.suspend });
    await suspend.waitFor();
    await tabTo(page, suspend);
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', {
      name: interpolate(t.questions.suspend.title, { name: user.name }),
    });
    // The cancel button has the focus first.
    await expect.poll(() => isFocused(question.getByRole('button', { name: en.app.cancel }))).toBe(true);
    await tabTo(page, question.getByRole('button', { name: t.questions.suspend.confirm }));
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText(t.done.suspended).waitFor();
    await details.getByRole('button', { name: t.menu.reactivate }).waitFor();
    // Escape belongs to the question until it has closed.
    await question.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(name)).toBe(true);
    await leave(admin, user);
  });

  testInDepth('closes the details twice in a row and stays on the list', async () => {
    const [admin, user] = [await visitAsAdmin(browser, server), await newUser(browser, server)];
    const { page } = admin;
    await page.goto('/profile');
    await page.goto(`/admin/users?q=${user.email}`);
    const name = findUserRow(page, user.email).getByRole('button', { name: user.name, exact: true });
    const details = page.getByRole('dialog', { name: t.details.title });
    const waysToCloseTwice = [
      () => details.getByRole('button', { name: en.app.close }).dblclick({ noWaitAfter: true }),
      () =>
        page.evaluate(() => {
          const target = document.activeElement ?? document.body;
          for (let presses = 0; presses < 2; presses++) {
            target.dispatchEvent(
              new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }),
            );
          }
        }),
    ];
    for (const closeTwice of waysToCloseTwice) {
      await name.click();
      await details.getByText(user.email).waitFor();
      await expectFocusWithin(details);
      await closeTwice();
      await details.waitFor({ state: 'detached' });
      await expect.poll(() => isFocused(name)).toBe(true);
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/admin/users?q=${user.email}`);
    }
    await leave(admin, user);
  });

  testInDepth('sees that there is no such user, with a link back to the list', async () => {
    const admin = await visitAsAdmin(browser, server);
    const { page } = admin;
    await page.goto('/admin/users?user=01a20082-3ae4-747f-8153-38c9d640568e');
    const details = page.getByRole('dialog', { name: t.details.title });
    await details.getByText(t.details.gone).waitFor();
    expect(await details.getByRole('button', { name: en.app.retry }).count()).toBe(0);
    await details.getByRole('button', { name: t.details.back }).click();
    await details.waitFor({ state: 'detached' });
    await page.waitForURL(`${server.url}/admin/users`);
    await leave(admin);
  });

  test('sees a password link once', async () => {
    const [admin, user] = [await visitAsAdmin(browser, server), await newUser(browser, server)];
    const { page } = admin;
    await page.goto(`/admin/users?q=${user.email}`);
    await findUserRow(page, user.email).getByRole('button').last().click();
    await page.getByRole('menuitem', { name: t.menu.resetLink }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.questions.resetLink.confirm }).click();
    const linkDialog = page.getByRole('dialog', { name: t.link.title, exact: true });
    const link = await linkDialog.getByLabel(t.link.label).inputValue();
    await admin.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await linkDialog.getByRole('button', { name: t.link.copy }).click();
    await page.getByRole('status').getByText(t.link.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await linkDialog.getByRole('button', { name: t.link.close }).click();
    await linkDialog.waitFor({ state: 'detached' });
    expect(await page.content()).not.toContain(link);

    await user.page.goto(new URL(link).pathname + new URL(link).search);
    await user.page.getByRole('button', { name: en.passwordReset.choose.submit }).waitFor();
    await leave(admin, user);
  });

  testInDepth('cannot demote or suspend themselves, and sees why', async () => {
    const admin = await visitAsAdmin(browser, server);
    const { page } = admin;
    await page.goto(`/admin/users?q=${admin.email}`);
    await findUserRow(page, admin.email).getByRole('button').last().click();
    await page.getByRole('menu').getByText(t.menu.own).waitFor();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([t.menu.details, t.menu.plan]);
    await page.getByRole('menuitem', { name: t.menu.details }).click();
    const details = page.getByRole('dialog', { name: t.details.title });
    await details.getByText(t.menu.own).waitFor();
    expect(await details.getByRole('group').getByRole('button').allInnerTexts()).toEqual([t.menu.plan]);
    await leave(admin);
  });

  testInDepth(
    'finds page, page size and filters in the address, which opens the same list again',
    async () => {
      const admin = await visitAsAdmin(browser, server);
      const { page } = admin;
      await page.goto('/admin/users?pageSize=1&sort=oldest');
      const pages = page.getByText(/^Page 1 of \d+$/);
      await pages.waitFor();
      const count = Number(/\d+$/.exec(await pages.innerText())?.[0]);
      await page.getByRole('button', { name: en.admin.nextPage }).click();
      await page.getByText(`Page 2 of ${count}`).waitFor();
      await page.reload();
      await page.getByText(`Page 2 of ${count}`).waitFor();
      await page.goto('/admin/users?pageSize=1&page=9999');
      await page.getByText(`Page ${count} of ${count}`).waitFor();
      await page.getByLabel(t.filters.role).selectOption('admin');
      await page.getByLabel(t.filters.status).selectOption('suspended');
      await page.getByText(t.none.title).waitFor();
      await expect
        .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
        .toEqual({ pageSize: '1', role: 'admin', status: 'suspended' });
      await page.getByRole('button', { name: t.none.clear }).click();
      await page.getByText(`Page 1 of ${count}`).waitFor();
      await leave(admin);
    },
  );

  testInDepth(
    'sees an error with a retry button for the list, and a sentence for each failed change',
    async () => {
      const [admin, user] = [await visitAsAdmin(browser, server), await newUser(browser, server)];
      const { page } = admin;
      // An opened stream would fetch the list again before the button is pressed.
      await page.route(`**${streamEvents.path}`, (route) => route.abort());
      const failing = { status: 500, json: { error: 'x', code: 'usersFetchFailed' } };
      await page.route('**/api/v1/admin/users?**', (route) => route.fulfill(failing));
      await page.goto(`/admin/users?q=${user.email}`);
      await page.getByRole('alert').getByText('Error loading users.').waitFor();
      await page.unroute('**/api/v1/admin/users?**');
      await page.getByRole('button', { name: en.app.retry }).click();
      await findUserRow(page, user.email).waitFor();

      for (const [path, item, sentence] of [
        ['role', t.menu.promote, 'Failed to update user role.'],
        ['suspension', t.menu.suspend, 'Failed to update user suspension status.'],
      ] as const) {
        const json = { error: 'x', code: 'internal' };
        await page.route(`**/api/v1/admin/users/*/${path}`, (route) => route.fulfill({ status: 500, json }));
        await findUserRow(page, user.email).getByRole('button').last().click();
        await page.getByRole('menuitem', { name: item }).click();
        await page.getByRole('dialog').getByRole('button').last().click();
        await page.getByText(sentence).waitFor();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
      await leave(admin, user);
    },
  );
});

describeInDepth('the details of a user', () => {
  const t = en.adminUsers;
  const detailsPath = /\/api\/v1\/admin\/users\/[^/?]+$/;
  const failing = { status: 500, json: { error: 'x', code: 'internal' } };

  test('stay while they are fetched again, and so does the notice of an error', async () => {
    const [admin, user] = [await visitAsAdmin(browser, server), await newUser(browser, server)];
    const { page } = admin;
    const fail = (route: Route) => route.fulfill(failing);
    const waitForFetch = () => page.waitForRequest(detailsPath);
    const causeEvent = async () => await (await newUser(browser, server)).page.goto('/dashboard');
    await page.route(detailsPath, fail);
    await page.goto(`/admin/users?q=${user.email}`);
    await findUserRow(page, user.email).getByRole('button', { name: user.name, exact: true }).click();
    const details = page.getByRole('dialog', { name: t.details.title });
    await details.getByRole('alert').waitFor();

    const gate = Promise.withResolvers<undefined>();
    await page.route(detailsPath, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await Promise.all([waitForFetch(), causeEvent()]);
    expect(await details.getByRole('alert').count()).toBe(1);
    gate.resolve(undefined);
    await details.getByText(user.email).waitFor();
    await page.unrouteAll({ behavior: 'wait' });

    let failures = 0;
    page.on('response', (response) => {
      if (detailsPath.test(response.url()) && !response.ok()) failures++;
    });
    await page.route(detailsPath, fail);
    await causeEvent();
    // The second attempt is the last.
    await expect.poll(() => failures).toBeGreaterThan(1);
    await details.getByText(user.email).waitFor();
    expect(await details.getByRole('alert').count()).toBe(0);
    await leave(admin, user);
  });
});

async function isFocused(element: Locator): Promise<boolean> {
  return await element.evaluate((node) => node === document.activeElement);
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await isFocused(element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach the element.');
}
