import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { streamEvents } from '#shared/contract/presence.ts';
import { TEXTS } from '#shared/i18n/texts.ts';
import { visitAsAdmin } from './admins.ts';
import { describeInTurn } from './each-language.ts';
import { interpolated } from './interpolated.ts';
import { newEmail, PASSWORD, signUpOverHttp, visit, type Visit } from './people.ts';
import { openBrowser, openServer } from './stage.ts';

const en = TEXTS.en.screens;

const browser = await openBrowser();
const server = await openServer();

let names = 0;

/** Signs a user with a unique name up in a new browser profile. */
async function newUser(): Promise<Visit & { name: string; email: string }> {
  const visited = await visit(browser, server.url);
  const user = { name: `Luis ${String.fromCodePoint(65 + names++)}`, email: newEmail() };
  await signUpOverHttp(visited.context, server.url, { ...user, timeZone: 'UTC' });
  return { ...visited, ...user };
}

async function leave(...visits: Visit[]): Promise<void> {
  for (const { context, faults } of visits) {
    expect(faults).toEqual([]);
    await context.close();
  }
}

/** The row of a user in the list. */
function rowOf(page: Page, email: string) {
  return page.getByRole('row').filter({ hasText: email });
}

describeInTurn('an administrator', (language, texts, it) => {
  const t = texts.adminUsers;

  it('finds a user, reads the details, and makes them an administrator after a question', async () => {
    const [admin, user] = [await visitAsAdmin(browser, server, { language }), await newUser()];
    const { page } = admin;
    await page.goto('/admin/users');
    await page.getByRole('searchbox', { name: t.search.label }).fill(user.name.toUpperCase());
    await page.waitForURL(/q=LUIS/);
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await rowOf(page, user.email).getByRole('button', { name: user.name, exact: true }).click();
    const details = page.getByRole('dialog', { name: t.details.title });
    await details.getByText(user.email).waitFor();
    await details.getByText(interpolated(t.details.termsAccepted, { version: '1' })).waitFor();
    await details
      .getByText(interpolated(t.details.transactionCounts, { expenses: '0', incomes: '0' }))
      .waitFor();
    expect(new URL(page.url()).searchParams.has('user')).toBe(true);

    await page.goBack();
    await details.waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('q')).toBe(user.name.toUpperCase());
    await page.goForward();
    await details.getByRole('button', { name: t.menu.promote }).click();
    const question = page.getByRole('dialog', {
      name: interpolated(t.questions.promote.title, { name: user.name }),
    });
    await question.getByText(user.email).waitFor();
    await question.getByRole('button', { name: texts.app.cancel }).click();
    await details.getByRole('button', { name: t.menu.promote }).click();
    await question.getByRole('button', { name: t.questions.promote.confirm }).click();
    await page.getByRole('status').getByText(t.done.role).waitFor();
    await details.getByRole('button', { name: t.menu.demote }).waitFor();
    await details
      .getByText(interpolated(texts.audit.sentences.userPromoted, { actor: 'Ana', target: user.name }))
      .waitFor();
    await page.keyboard.press('Escape');
    await rowOf(page, user.email).getByText(t.roles.admin, { exact: true }).waitFor();

    await user.page.goto('/admin/audit');
    const sentence = interpolated(en.audit.sentences.userPromoted, { actor: 'Ana', target: user.name });
    await user.page.getByText(sentence).waitFor();
    await leave(admin, user);
  });

  it('suspends a user, whose open browser leaves its screen at once and says why, and reactivates them', async () => {
    const [admin, user] = [await visitAsAdmin(browser, server, { language }), await newUser()];
    await user.page.goto('/add-expense');
    await user.page.getByRole('heading', { level: 1 }).waitFor();
    const { page } = admin;
    await page.goto(`/admin/users?q=${encodeURIComponent(user.email)}`);
    const open = rowOf(page, user.email).getByRole('button', {
      name: interpolated(t.menu.open, { name: user.name }),
    });
    await open.click();
    await page.getByRole('menuitem', { name: t.menu.suspend }).click();
    const question = page.getByRole('dialog', {
      name: interpolated(t.questions.suspend.title, { name: user.name }),
    });
    await question.getByRole('button', { name: t.questions.suspend.confirm }).click();
    await page.getByRole('status').getByText(t.done.suspended).waitFor();
    await rowOf(page, user.email).getByText(t.states.suspended).waitFor();

    // The event stream did this, without any click there.
    await user.page.waitForURL(/\/login/);
    await user.page.getByText(en.errors.accountSuspended).first().waitFor();

    await open.click();
    await page.getByRole('menuitem', { name: t.menu.reactivate }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.questions.reactivate.confirm }).click();
    await page.getByRole('status').getByText(t.done.reactivated).waitFor();
    const asked = await user.context.request.get(`${server.url}/api/v1/me`);
    expect(asked.status()).toBe(401);
    const signIn = { email: user.email, password: PASSWORD };
    const answer = await user.context.request.post(`${server.url}/api/auth/sign-in/email`, {
      headers: { origin: server.url },
      data: signIn,
    });
    expect(answer.status()).toBe(200);
    await leave(admin, user);
  });

  it('reads the audit log as sentences, and filters it by person and act', async () => {
    const [admin, user] = [await visitAsAdmin(browser, server, { language }), await newUser()];
    const { page } = admin;
    const { uid } = (await (await user.context.request.get(`${server.url}/api/v1/me`)).json()) as {
      uid: string;
    };
    for (const isSuspended of [true, false]) {
      const data = { isSuspended };
      const headers = { origin: server.url };
      await admin.context.request.put(`${server.url}/api/v1/admin/users/${uid}/suspension`, {
        headers,
        data,
      });
    }
    const values = { actor: 'Ana', target: user.name };
    const suspended = page.getByText(interpolated(texts.audit.sentences.userSuspended, values));
    const reactivated = page.getByText(interpolated(texts.audit.sentences.userReactivated, values));
    await page.goto('/admin/audit');
    await suspended.waitFor();
    await page.getByRole('button', { name: user.name }).first().click();
    await page.waitForURL(new RegExp(`target=${uid}`));
    await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(2);
    await page.getByLabel(texts.audit.filters.action).selectOption('userSuspended');
    await reactivated.waitFor({ state: 'detached' });
    await suspended.waitFor();
    expect(new URL(page.url()).searchParams.get('action')).toBe('userSuspended');
    await page.getByRole('button', { name: texts.audit.filters.clear }).click();
    await reactivated.waitFor();

    await page.getByLabel(texts.audit.filters.actor).selectOption('shell');
    await page.getByText(texts.audit.none.title).waitFor();
    expect(new URL(page.url()).searchParams.get('actor')).toBe('shell');

    // The suspension has ended their session.
    const signIn = { email: user.email, password: PASSWORD };
    const headers = { origin: server.url };
    await user.context.request.post(`${server.url}/api/auth/sign-in/email`, { headers, data: signIn });
    await user.context.request.delete(`${server.url}/api/v1/me`, {
      headers,
      data: { password: PASSWORD, confirm: user.email },
    });
    await page.goto('/admin/audit');
    const id = `…${uid.slice(-8)}`;
    await page.getByText(interpolated(texts.audit.sentences.accountDeleted, { target: id })).waitFor();
    const gone = interpolated(texts.audit.people.deletedTarget, { id });
    await page
      .getByText(interpolated(texts.audit.sentences.userSuspended, { actor: 'Ana', target: gone }))
      .waitFor();
    await leave(admin, user);
  });
});

describe('an administrator', () => {
  const t = en.adminUsers;

  test('suspends a user by keyboard alone, and the focus returns to the row', async () => {
    const [admin, user] = [await visitAsAdmin(browser, server), await newUser()];
    const { page } = admin;
    await page.goto('/admin/users');
    await page.getByRole('table').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type(user.email);
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    const name = rowOf(page, user.email).getByRole('button', { name: user.name, exact: true });
    await tabTo(page, name);
    await page.keyboard.press('Enter');
    const details = page.getByRole('dialog', { name: t.details.title });
    const suspend = details.getByRole('button', { name: t.menu.suspend });
    await suspend.waitFor();
    await tabTo(page, suspend);
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', {
      name: interpolated(t.questions.suspend.title, { name: user.name }),
    });
    // The cancel button has the focus first.
    await expect.poll(() => isFocused(question.getByRole('button', { name: en.app.cancel }))).toBe(true);
    await tabTo(page, question.getByRole('button', { name: t.questions.suspend.confirm }));
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText(t.done.suspended).waitFor();
    await details.getByRole('button', { name: t.menu.reactivate }).waitFor();
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(name)).toBe(true);
    await leave(admin, user);
  });

  test('closes the details twice in a row and stays on the list', async () => {
    const [admin, user] = [await visitAsAdmin(browser, server), await newUser()];
    const { page } = admin;
    await page.goto('/profile');
    await page.goto(`/admin/users?q=${user.email}`);
    const name = rowOf(page, user.email).getByRole('button', { name: user.name, exact: true });
    const details = page.getByRole('dialog', { name: t.details.title });
    const twice = [
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
    for (const closeTwice of twice) {
      await name.click();
      await details.getByText(user.email).waitFor();
      await closeTwice();
      await details.waitFor({ state: 'detached' });
      await expect.poll(() => isFocused(name)).toBe(true);
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/admin/users?q=${user.email}`);
    }
    await leave(admin, user);
  });

  test('sees that there is no such user, with a link back to the list', async () => {
    const admin = await visitAsAdmin(browser, server);
    const { page } = admin;
    await page.goto('/admin/users?user=01a20082-3ae4-747f-8153-38c9d640568e');
    const details = page.getByRole('dialog', { name: t.details.title });
    await details.getByText(t.details.gone).waitFor();
    expect(await details.getByRole('button', { name: en.app.retry }).count()).toBe(0);
    await details.getByRole('button', { name: t.details.back }).click();
    await details.waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${server.url}/admin/users`);
    await leave(admin);
  });

  test('sees a password link once', async () => {
    const [admin, user] = [await visitAsAdmin(browser, server), await newUser()];
    const { page } = admin;
    await page.goto(`/admin/users?q=${user.email}`);
    await rowOf(page, user.email).getByRole('button').last().click();
    await page.getByRole('menuitem', { name: t.menu.resetLink }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.questions.resetLink.confirm }).click();
    const shown = page.getByRole('dialog', { name: t.link.title, exact: true });
    const link = await shown.getByLabel(t.link.label).inputValue();
    await admin.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await shown.getByRole('button', { name: t.link.copy }).click();
    await page.getByRole('status').getByText(t.link.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await shown.getByRole('button', { name: t.link.close }).click();
    await shown.waitFor({ state: 'detached' });
    expect(await page.content()).not.toContain(link);

    await user.page.goto(new URL(link).pathname + new URL(link).search);
    await user.page.getByRole('button', { name: en.passwordReset.choose.submit }).waitFor();
    await leave(admin, user);
  });

  test('cannot demote or suspend themselves, and sees why', async () => {
    const admin = await visitAsAdmin(browser, server);
    const { page } = admin;
    await page.goto(`/admin/users?q=${admin.email}`);
    await rowOf(page, admin.email).getByRole('button').last().click();
    await page.getByRole('menu').getByText(t.menu.own).waitFor();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([t.menu.details]);
    await page.getByRole('menuitem', { name: t.menu.details }).click();
    const details = page.getByRole('dialog', { name: t.details.title });
    await details.getByText(t.menu.own).waitFor();
    expect(await details.getByRole('group').getByRole('button').count()).toBe(0);
    await leave(admin);
  });

  test('finds page, page size and filters in the address, which opens the same list again', async () => {
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
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      pageSize: '1',
      role: 'admin',
      status: 'suspended',
    });
    await page.getByRole('button', { name: t.none.clear }).click();
    await page.getByText(`Page 1 of ${count}`).waitFor();
    await leave(admin);
  });

  test('sees what failed: the list with a retry button, each change with its own sentence', async () => {
    const [admin, user] = [await visitAsAdmin(browser, server), await newUser()];
    const { page } = admin;
    // An opened stream would fetch the list again before the button is pressed.
    await page.route(`**${streamEvents.path}`, (route) => route.abort());
    const failing = { status: 500, json: { error: 'x', code: 'usersFetchFailed' } };
    await page.route('**/api/v1/admin/users?**', (route) => route.fulfill(failing));
    await page.goto(`/admin/users?q=${user.email}`);
    await page.getByRole('alert').getByText('Error loading users.').waitFor();
    await page.unroute('**/api/v1/admin/users?**');
    await page.getByRole('button', { name: en.app.retry }).click();
    await rowOf(page, user.email).waitFor();

    for (const [path, item, sentence] of [
      ['role', t.menu.promote, 'Failed to update user role.'],
      ['suspension', t.menu.suspend, 'Failed to update user suspension status.'],
    ] as const) {
      const json = { error: 'x', code: 'internal' };
      await page.route(`**/api/v1/admin/users/*/${path}`, (route) => route.fulfill({ status: 500, json }));
      await rowOf(page, user.email).getByRole('button').last().click();
      await page.getByRole('menuitem', { name: item }).click();
      await page.getByRole('dialog').getByRole('button').last().click();
      await page.getByText(sentence).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await leave(admin, user);
  });
});

describe('an administrator who loses the role', () => {
  const t = en.adminUsers;

  test('leaves an open screen of the administration, and its link disappears and returns with the role', async () => {
    const [admin, other] = [await visitAsAdmin(browser, server), await visitAsAdmin(browser, server)];
    const listening = other.page.waitForResponse((answer) => answer.url().endsWith(streamEvents.path));
    await Promise.all([listening, other.page.goto('/admin/users')]);
    await rowOf(other.page, other.email).waitFor();
    const listeningAgain = other.page.waitForResponse((answer) => answer.url().endsWith(streamEvents.path));
    await changeRole(admin, other, false);
    await other.page.waitForURL(`${server.url}/dashboard`);
    await other.page.getByRole('status').getByText(en.app.adminAccessDenied).waitFor();
    await other.page.getByRole('heading', { level: 1 }).waitFor();
    await listeningAgain;
    const account = other.page.getByRole('button', { name: new RegExp(`^${en.app.navigation.account}`) });
    const link = other.page.getByRole('menuitem', { name: en.app.navigation.administration });
    await account.click();
    await other.page.getByRole('menuitem', { name: en.app.navigation.profile }).waitFor();
    expect(await link.count()).toBe(0);

    await changeRole(admin, other, true);
    await link.click();
    await other.page.waitForURL('**/admin/dashboard');
    await leave(admin, other);
  });

  test('leaves at the next request if no event arrives', async () => {
    const [admin, other] = [await visitAsAdmin(browser, server), await visitAsAdmin(browser, server)];
    await other.page.route(`**${streamEvents.path}`, (route) => route.abort());
    await other.page.goto('/admin/users');
    await rowOf(other.page, other.email).waitFor();
    await changeRole(admin, other, false);
    await other.page.getByLabel(t.filters.role).selectOption('user');
    await other.page.waitForURL(`${server.url}/dashboard`);
    await other.page.getByRole('status').getByText(en.app.adminAccessDenied).waitFor();
    await leave(admin, other);
  });
});

async function changeRole(by: Visit, { context }: Visit, isAdmin: boolean): Promise<void> {
  const { uid } = (await (await context.request.get('/api/v1/me')).json()) as { uid: string };
  const headers = { origin: server.url };
  const answer = await by.context.request.put(`/api/v1/admin/users/${uid}/role`, {
    headers,
    data: { isAdmin },
  });
  expect(answer.status()).toBe(200);
}

type Found = ReturnType<Page['locator']>;

async function isFocused(element: Found): Promise<boolean> {
  return await element.evaluate((node) => node === document.activeElement);
}

/** Presses the key until the element has the focus, at most once for each element that can have it. */
async function tabTo(page: Page, element: Found): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await isFocused(element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there.');
}
