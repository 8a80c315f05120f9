import { expect, test } from 'vitest';
import { streamEvents } from '#shared/contract/presence.ts';
import { describeInDepth } from '#shared/testing/depth.ts';
import { newUser, findUserRow, visitAsAdmin } from './testing/admins.ts';
import { describeInTurn } from './testing/each-language.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave, PASSWORD, type Visit } from './testing/people.ts';
import { openBrowser, openServer } from './testing/stage.ts';
import { TEXTS } from '#shared/i18n/texts.ts';

const en = TEXTS.en.screens;

const browser = await openBrowser();
const server = await openServer();

describeInTurn('an administrator', (language, texts, it) => {
  const t = texts.adminUsers;

  it.inDepth(
    'finds a user, reads the details, and makes them an administrator after a question',
    async () => {
      const [admin, user] = [
        await visitAsAdmin(browser, server, { language }),
        await newUser(browser, server),
      ];
      const { page } = admin;
      await page.goto('/admin/users');
      await page.getByRole('searchbox', { name: t.search.label }).fill(user.name.toUpperCase());
      await page.waitForURL(/q=LUIS/);
      await expect.poll(() => page.getByRole('row').count()).toBe(2);
      await findUserRow(page, user.email).getByRole('button', { name: user.name, exact: true }).click();
      const details = page.getByRole('dialog', { name: t.details.title });
      await details.getByText(user.email).waitFor();
      await details.getByText(interpolate(t.details.termsAccepted, { version: '1' })).waitFor();
      await details
        .getByText(interpolate(t.details.transactionCounts, { expenses: '0', incomes: '0' }))
        .waitFor();
      expect(new URL(page.url()).searchParams.has('user')).toBe(true);

      await page.goBack();
      await details.waitFor({ state: 'detached' });
      expect(new URL(page.url()).searchParams.get('q')).toBe(user.name.toUpperCase());
      await page.goForward();
      await details.getByRole('button', { name: t.menu.promote }).click();
      const question = page.getByRole('dialog', {
        name: interpolate(t.questions.promote.title, { name: user.name }),
      });
      await question.getByText(user.email).waitFor();
      await question.getByRole('button', { name: texts.app.cancel }).click();
      await details.getByRole('button', { name: t.menu.promote }).click();
      await question.getByRole('button', { name: t.questions.promote.confirm }).click();
      await page.getByRole('status').getByText(t.done.role).waitFor();
      await details.getByRole('button', { name: t.menu.demote }).waitFor();
      await details
        .getByText(interpolate(texts.audit.sentences.userPromoted, { actor: 'Ana', target: user.name }))
        .waitFor();
      // Escape belongs to the question until it has closed.
      await question.waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await findUserRow(page, user.email).getByText(t.roles.admin, { exact: true }).waitFor();

      await user.page.goto('/admin/audit');
      const sentence = interpolate(en.audit.sentences.userPromoted, { actor: 'Ana', target: user.name });
      await user.page.getByText(sentence).waitFor();
      await leave(admin, user);
    },
  );

  it('suspends a user, whose open browser leaves its screen at once and shows the reason, and reactivates them', async () => {
    const [admin, user] = [await visitAsAdmin(browser, server, { language }), await newUser(browser, server)];
    await user.page.goto('/add-expense');
    await user.page.getByRole('heading', { level: 1 }).waitFor();
    const { page } = admin;
    await page.goto(`/admin/users?q=${encodeURIComponent(user.email)}`);
    const open = findUserRow(page, user.email).getByRole('button', {
      name: interpolate(t.menu.open, { name: user.name }),
    });
    await open.click();
    await page.getByRole('menuitem', { name: t.menu.suspend }).click();
    const question = page.getByRole('dialog', {
      name: interpolate(t.questions.suspend.title, { name: user.name }),
    });
    await question.getByRole('button', { name: t.questions.suspend.confirm }).click();
    await page.getByRole('status').getByText(t.done.suspended).waitFor();
    await findUserRow(page, user.email).getByText(t.states.suspended).waitFor();

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
    const response = await user.context.request.post(`${server.url}/api/auth/sign-in/email`, {
      headers: { origin: server.url },
      data: signIn,
    });
    expect(response.status()).toBe(200);
    await leave(admin, user);
  });

  it.inDepth('reads the audit log as sentences, and filters it by person and act', async () => {
    const [admin, user] = [await visitAsAdmin(browser, server, { language }), await newUser(browser, server)];
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
    const suspended = page.getByText(interpolate(texts.audit.sentences.userSuspended, values));
    const reactivated = page.getByText(interpolate(texts.audit.sentences.userReactivated, values));
    await page.goto('/admin/audit');
    await suspended.waitFor();
    await page.getByRole('button', { name: user.name }).first().click();
    await page.waitForURL(new RegExp(`target=${uid}`));
    await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(2);
    await page.getByLabel(texts.audit.filters.action).selectOption('userSuspended');
    await reactivated.waitFor({ state: 'detached' });
    await suspended.waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('action')).toBe('userSuspended');
    await page.getByRole('button', { name: texts.audit.filters.clear }).click();
    await reactivated.waitFor();

    await page.getByLabel(texts.audit.filters.actor).selectOption('shell');
    await page.getByText(texts.audit.none.title).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('actor')).toBe('shell');

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
    await page.getByText(interpolate(texts.audit.sentences.accountDeleted, { target: id })).waitFor();
    const gone = interpolate(texts.audit.people.deletedTarget, { id });
    await page
      .getByText(interpolate(texts.audit.sentences.userSuspended, { actor: 'Ana', target: gone }))
      .waitFor();
    await leave(admin, user);
  });
});

describeInDepth('an administrator who loses the role', () => {
  const t = en.adminUsers;

  test('leaves an open screen of the administration, and a link to help replaces the link to it', async () => {
    const [admin, other] = [await visitAsAdmin(browser, server), await visitAsAdmin(browser, server)];
    const listening = other.page.waitForResponse((response) => response.url().endsWith(streamEvents.path));
    await Promise.all([listening, other.page.goto('/admin/users')]);
    await findUserRow(other.page, other.email).waitFor();
    const listeningAgain = other.page.waitForResponse((response) =>
      response.url().endsWith(streamEvents.path),
    );
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
    // For administrators, support is the screen with the questions of others.
    const help = other.page.getByRole('menuitem', { name: en.app.navigation.support });
    expect(await help.count()).toBe(1);

    await changeRole(admin, other, true);
    await help.waitFor({ state: 'detached' });
    await link.click();
    await other.page.waitForURL('**/admin/dashboard');
    await leave(admin, other);
  });

  test('leaves at the next request if no event arrives', async () => {
    const [admin, other] = [await visitAsAdmin(browser, server), await visitAsAdmin(browser, server)];
    await other.page.route(`**${streamEvents.path}`, (route) => route.abort());
    await other.page.goto('/admin/users');
    await findUserRow(other.page, other.email).waitFor();
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
  const response = await by.context.request.put(`/api/v1/admin/users/${uid}/role`, {
    headers,
    data: { isAdmin },
  });
  expect(response.status()).toBe(200);
}
