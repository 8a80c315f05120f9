import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { Language } from '#shared/languages.ts';
import { newEmail, signUpOverHttp, visit, type Visit } from './people.ts';
import type { ServerInUse } from './server.ts';
import { changeStoredProfile } from './stored-profile.ts';

/** Signs up an administrator in a new browser profile. */
export async function visitAsAdmin(
  browser: Browser,
  server: ServerInUse,
  { language = 'en', ...options }: BrowserContextOptions & { language?: Language } = {},
): Promise<Visit & { email: string }> {
  const visited = await visit(browser, server.url, options);
  const email = newEmail();
  await signUpOverHttp(visited.context, server.url, { email, language, name: 'Ana' });
  changeStoredProfile(server, email, { is_admin: 1 });
  return { ...visited, email };
}

let userCount = 0;

/** Signs up a user with a unique name in a new browser profile. */
export async function newUser(
  browser: Browser,
  server: ServerInUse,
): Promise<Visit & { name: string; email: string }> {
  const visited = await visit(browser, server.url);
  const user = { name: `Luis ${String.fromCodePoint(65 + userCount++)}`, email: newEmail() };
  await signUpOverHttp(visited.context, server.url, { ...user, timeZone: 'UTC' });
  return { ...visited, ...user };
}

export function findUserRow(page: Page, email: string): Locator {
  return page.getByRole('row').filter({ hasText: email });
}
