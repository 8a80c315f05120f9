import type { Page } from 'playwright-core';
import type { ReceivedMail } from '#server/testing/mail-server.ts';
import type { Language } from '#shared/languages.ts';
import type { ScreenTexts } from './each-language.ts';
import { expectAccessible } from './looks.ts';
import { newEmail, PASSWORD, signUpOverHttp, visit, type Visit } from './people.ts';
import type { ServerInUse } from './server.ts';
import { openBrowser } from './stage.ts';
import { changeStoredProfile } from './stored-profile.ts';

/** The actions of visitors on the sign-up screens of a server. */
export function registrationScreens(
  server: ServerInUse,
  language: Language,
  { auth, registration }: ScreenTexts,
) {
  async function enter(): Promise<Visit> {
    const visited = await visit(await openBrowser(), server.url);
    await visited.context.addInitScript((chosen) => localStorage.setItem('saldo-language', chosen), language);
    return visited;
  }

  async function enterAsAdmin(): Promise<Visit> {
    const visited = await enter();
    const email = newEmail();
    await signUpOverHttp(visited.context, server.url, { email, language });
    changeStoredProfile(server, email, { is_admin: 1 });
    return visited;
  }

  async function fillForm(page: Page, email: string, password = PASSWORD): Promise<void> {
    await page.getByLabel(auth.email).fill(email);
    await page.getByLabel(auth.password, { exact: true }).fill(password);
    for (const accept of await page.getByRole('checkbox').all()) await accept.check();
    await page.getByRole('button', { name: auth.signUp.submit }).click();
  }

  async function askForLink(page: Page, email: string): Promise<void> {
    await page.getByLabel(auth.email).fill(email);
    for (const accept of await page.getByRole('checkbox').all()) await accept.check();
    await page.getByRole('button', { name: registration.address.submit }).click();
  }

  async function signIn(page: Page, email: string): Promise<void> {
    await page.getByLabel(auth.email).fill(email);
    await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: auth.signIn.submit }).click();
  }

  return { enter, enterAsAdmin, fillForm, askForLink, signIn };
}

export async function expectHeading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name }).waitFor();
}

export const findMain = (page: Page) => page.getByRole('main');

export async function expectInBothThemes(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, `${screen}, ${colorScheme}`);
  }
}

export function toPath(link: string): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Finds the path of the link in a message. Its host comes from BASE_URL, which this browser may not reach. */
export function findLink({ text = '' }: ReceivedMail): string {
  return toPath(/http\S+token=\S+/.exec(text)?.[0] ?? '');
}
