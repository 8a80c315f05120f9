import { randomUUID } from 'node:crypto';
import type {
  APIRequestContext,
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
} from 'playwright-core';
import { expect, inject } from 'vitest';
import { signUp } from '#shared/contract/auth.ts';
import { declineLocation } from '#shared/contract/location.ts';
import { streamEvents } from '#shared/contract/presence.ts';
import { TOAST_DURATION_MS } from '#shared/limits.ts';
import { PAGE_PATHS } from '#shared/paths.ts';
import type { ScreenTexts } from './each-language.ts';
import { expectFocusWithin } from './expect-focus.ts';
import { EMPTY_PATH, openProfile } from './profiles.ts';
import { shiftClock } from './shift-clock.ts';

export const PASSWORD = 'plain-horse-battery';

export function newEmail(): string {
  return `person-${randomUUID()}@example.org`;
}

/** Returns an address in a new network. */
function newAddress(): string {
  const [first = '', second = '', third = ''] = randomUUID().replaceAll('-', '').match(/.{4}/g) ?? [];
  return `fd00:${first}:${second}:${third}::1`;
}

/**
 * Signs up over HTTP, which is quicker than the form. Declines the location prompt unless the test needs it.
 */
export async function signUpOverHttp(
  context: BrowserContext,
  url: string,
  account: Record<string, unknown> = {},
  { declinesLocation = true } = {},
): Promise<void> {
  const address = newAddress();
  const post = async (path: string, data: object) => {
    const headers = { origin: url, 'x-forwarded-for': address };
    const response = await context.request.post(url + path, { headers, data });
    if (!response.ok()) throw new Error(`${path} failed: ${await response.text()}`);
  };
  const email = newEmail();
  await post(signUp.path, { email, password: PASSWORD, termsAccepted: true, currency: 'EUR', ...account });
  if (declinesLocation) await post(declineLocation.path, {});
}

/** Adds transactions over HTTP for the signed-in user. */
export async function recordOverHttp(
  context: BrowserContext,
  url: string,
  type: 'expense' | 'income',
  transaction: { description: string; amount: number; category?: string; date: string; account?: string },
): Promise<void> {
  const response = await context.request.post(`${url}/api/v1/${type}s`, {
    headers: { origin: url },
    data: transaction,
  });
  if (!response.ok()) throw new Error(`Recording failed: ${await response.text()}`);
}

/**
 * Opens the list of keyboard shortcuts from the user menu of Ana. Once it shows, everything that loads late has
 * loaded, so a test can then check that something is absent.
 */
export async function openShortcutList(page: Page, texts: ScreenTexts): Promise<void> {
  await page.getByRole('button', { name: /Ana/ }).click();
  await page.getByRole('menuitem', { name: texts.app.navigation.shortcuts }).click();
  await expectFocusWithin(page.getByRole('dialog', { name: texts.shortcuts.title }));
}

type VisitOptions = BrowserContextOptions & { consent?: 'not_set' | 'declined'; savesData?: boolean };

/** Opens a screen and waits for its event stream: by then the page has sent its own requests. */
export async function openWithEvents(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForResponse(`**${streamEvents.path}`), page.goto(path)]);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Goes to a path within the app, or loads it if the path or the current page is not part of the app. */
export async function moveTo(page: Page, path: string): Promise<void> {
  const { pathname } = new URL(page.url());
  // The path of `about:blank` is 'blank'.
  const pathsOutsideApp: readonly string[] = [...PAGE_PATHS, EMPTY_PATH, 'blank'];
  if ([path, pathname].some((each) => pathsOutsideApp.includes(each))) {
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

export type Visit = {
  context: BrowserContext;
  page: Page;
  /** Faults of the page: uncaught errors, violations of the CSP, requests to other hosts. */
  faults: string[];
};

/**
 * Opens an empty browser profile that records faults. By default it has declined analytics and saves data, because
 * prefetching all other screens is a third of the work of opening one.
 */
export async function visit(
  browser: Browser,
  url: string,
  { consent = 'declined', savesData = true, ...options }: VisitOptions = {},
): Promise<Visit> {
  // A click could miss a moving element, and an element that fades out exists twice for a moment.
  const defaults = { locale: 'en-US', reducedMotion: 'reduce' } as const;
  const { context, page } = await openProfile(
    browser,
    { ...defaults, baseURL: url, ...options },
    {
      kind: `${consent} ${savesData}`,
      prepare: (prepared) => prepare(prepared, { consent, savesData }),
    },
  );
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) faults.push(message.text());
  });
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(url) || /^(data|blob):/.test(request.url());
    if (!isOwn) faults.push(`request to ${request.url()}`);
  });
  return { context, page, faults };
}

async function prepare(
  context: BrowserContext,
  { consent, savesData }: Required<Pick<VisitOptions, 'consent' | 'savesData'>>,
): Promise<void> {
  sendAgainAfterReset(context.request);
  context.setDefaultTimeout(30_000);
  if (consent === 'declined') {
    await context.addInitScript(() => localStorage.setItem('saldo-consent', 'declined'));
  }
  if (savesData) {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
  }
  await context.addInitScript(shiftClock, inject('clockAheadMs'));
  await context.addInitScript(keepToasts, TOAST_DURATION_MS);
}

/** Keeps toasts longer, because a busy machine may look for one only after its five seconds. Runs in the page. */
function keepToasts(toastMs: number): void {
  const start = globalThis.setTimeout;
  const startLater = (act: () => void, ms?: number, ...args: []) =>
    start(act, ms === toastMs ? 24 * toastMs : ms, ...args);
  globalThis.setTimeout = startLater as typeof setTimeout;
}

/** Repeats requests that fail because the server is just closing their idle connection. */
function sendAgainAfterReset(request: APIRequestContext): void {
  const send = request.fetch.bind(request);
  request.fetch = (url, options) => send(url, { maxRetries: 2, ...options });
}

/** Closes browser profiles, and fails if their pages had faults. */
export async function leave(...visits: Visit[]): Promise<void> {
  for (const { context, faults } of visits) {
    expect(faults).toEqual([]);
    await context.close();
  }
}
