import { rm } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readAllNotifications } from '#shared/contract/admin-notifications.ts';
import { signIn } from '#shared/contract/auth.ts';
import { sendHeartbeat, streamEvents } from '#shared/contract/presence.ts';
import { HEARTBEAT_MS, ONLINE_SILENCE_MS } from '#shared/limits.ts';
import { makeTestFolder } from '#server/testing/make-test-folder.ts';
import { testInDepth } from '#shared/testing/depth.ts';
import { TODAY, now } from './testing/day.ts';
import { newEmail, PASSWORD, recordOverHttp, signUpOverHttp, visit, type Visit } from './testing/people.ts';
import { startServer } from './testing/server.ts';
import { openBrowser, openServer } from './testing/stage.ts';
import { changeStoredProfile } from './testing/stored-profile.ts';

const browser = await openBrowser();
const server = await openServer({ hasMovingClock: true });

type Person = Visit & { email: string };

async function signUpPerson(account: Record<string, unknown> = {}): Promise<Person> {
  const visited = await visit(browser, server.url);
  const email = newEmail();
  await signUpOverHttp(visited.context, server.url, { email, ...account });
  return { ...visited, email };
}

async function signUpAdmin(): Promise<Person> {
  const admin = await signUpPerson();
  changeStoredProfile(server, admin.email, { is_admin: 1 });
  return admin;
}

async function signInOverHttp({ context, email }: Person): Promise<void> {
  const headers = { origin: server.url };
  const response = await context.request.post(signIn.path, { headers, data: { email, password: PASSWORD } });
  expect(response.ok()).toBe(true);
}

/** Counts the requests of this browser for an event stream. */
function countStreams(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.url().endsWith(streamEvents.path)) count += 1;
  });
  return () => count;
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function record(context: BrowserContext, description: string, { url } = server): Promise<void> {
  const date = TODAY;
  await recordOverHttp(context, url, 'expense', { description, amount: 2.5, date });
}

/** Waits until the server has sent this page an event stream. */
async function waitForStream(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().endsWith(streamEvents.path));
}

test('an administrator sees a user come online, and go offline by logout, a closed tab or silence', async () => {
  const [admin, user] = [await signUpAdmin(), await signUpPerson({ name: 'Ana' })];
  const row = admin.page.getByRole('row', { name: user.email });
  await user.context.request.post('/api/auth/sign-out', { headers: { origin: server.url } });
  await admin.page.goto('/admin/online-users');
  await admin.page.getByRole('row', { name: admin.email }).waitFor();
  expect(await row.count()).toBe(0);

  await signInOverHttp(user);
  await openDashboard(user.page);
  await row.waitFor();
  await user.page.getByRole('button', { name: /Ana/ }).click();
  await user.page.getByRole('menuitem', { name: 'Log out' }).click();
  await user.page.waitForURL('**/login');
  await row.waitFor({ state: 'detached' });

  await signInOverHttp(user);
  const tab = await user.context.newPage();
  await Promise.all([waitForStream(tab), openDashboard(tab)]);
  await row.waitFor();
  await tab.close();
  await row.waitFor({ state: 'detached' });

  const silentTab = await user.context.newPage();
  await silentTab.route(`**${sendHeartbeat.path}`, (route) => route.abort());
  await Promise.all([waitForStream(silentTab), openDashboard(silentTab)]);
  await row.waitFor();
  await server.moveClock(ONLINE_SILENCE_MS + 1_000);
  await row.waitFor({ state: 'detached' });

  expect([...admin.faults, ...user.faults]).toEqual([]);
  await Promise.all([admin.context.close(), user.context.close()]);
});

testInDepth(
  'a sign-up appears in the feed and at the bell without a reload, and is marked as read there',
  async () => {
    const admin = await signUpAdmin();
    const { page } = admin;
    await Promise.all([waitForStream(page), page.goto('/admin/notifications')]);
    await Promise.all([
      page.waitForResponse(`**${readAllNotifications.path}`),
      page.getByRole('button', { name: 'Mark all as read' }).click(),
    ]);
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();

    const user = await signUpPerson();
    const main = page.getByRole('main');
    const sentence = `${user.email} has signed up`;
    await main.getByRole('link', { name: sentence }).waitFor();
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await panel.getByRole('button', { name: `Mark as read: ${sentence}` }).click();
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });

    const other = await signUpPerson();
    await main.getByRole('link', { name: `${other.email} has signed up` }).waitFor();
    await main.getByText('Unread', { exact: true }).first().click();
    await main.getByRole('link', { name: sentence }).waitFor({ state: 'detached' });
    await expect.poll(() => main.getByRole('listitem').count()).toBe(1);
    await main.getByRole('link', { name: `${other.email} has signed up` }).click();
    await page.waitForURL(/\/admin\/users\?user=[\w-]+$/);
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();

    expect([...admin.faults, ...user.faults]).toEqual([]);
    await Promise.all([admin.context.close(), user.context.close(), other.context.close()]);
  },
);

describe('the tabs of one browser', () => {
  test('share one stream, and another tab takes over when its tab is closed', async () => {
    const user = await signUpPerson();
    const streams = countStreams(user.context);
    const [first, second] = [user.page, await user.context.newPage()];
    await Promise.all([waitForStream(first), openDashboard(first)]);
    await openDashboard(second);
    await record(user.context, 'Coffee');
    for (const page of [first, second]) await page.getByText('Coffee').first().waitFor();
    expect(streams()).toBe(1);

    await Promise.all([waitForStream(second), first.close()]);
    await record(user.context, 'Bread');
    await second.getByText('Bread').first().waitFor();
    expect(streams()).toBe(2);
    expect(user.faults).toEqual([]);
    await user.context.close();
  });

  testInDepth(
    'open no stream and refetch with each heartbeat if they cannot share one, as without https',
    async () => {
      const user = await signUpPerson();
      const streams = countStreams(user.context);
      await user.context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
      await user.page.clock.install({ time: now() });
      const beat = () => user.page.waitForRequest((request) => request.url().endsWith(sendHeartbeat.path));
      await Promise.all([beat(), openDashboard(user.page)]);
      await record(user.context, 'Coffee');
      await Promise.all([beat(), user.page.clock.runFor(HEARTBEAT_MS)]);
      await user.page.getByText('Coffee').first().waitFor();
      expect(streams()).toBe(0);
      expect(user.faults).toEqual([]);
      await user.context.close();
    },
  );
});

test('a suspended user is signed out without doing anything', async () => {
  const user = await signUpPerson();
  await Promise.all([waitForStream(user.page), openDashboard(user.page)]);
  changeStoredProfile(server, user.email, { is_suspended: 1 });
  // The server does not know of this change, and finds it when it next checks the session of the stream.
  await user.page.waitForURL('**/login?suspended');
  await user.page.getByText('Your account has been suspended. Please contact support.').first().waitFor();
  await user.context.close();
});

testInDepth(
  'a closed stream reopens once the server is back, and the page fetches what it missed',
  async () => {
    const dataDir = makeTestFolder('e2e');
    const before = await startServer({ dataDir });
    const { context, page, faults } = await visit(browser, before.url);
    await signUpOverHttp(context, before.url);
    await Promise.all([waitForStream(page), openDashboard(page)]);
    expect(await before.stop()).toBe(0);
    const after = await startServer({ dataDir, env: { PORT: new URL(before.url).port } });
    await record(context, 'Coffee', after);
    await page.getByText('Coffee').first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
    await after.stop();
    await rm(dataDir, { recursive: true });
  },
);
