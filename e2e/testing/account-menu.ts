import type { Page } from 'playwright-core';
import { texts as en } from '#shared/i18n/en/texts.ts';
import type { ScreenTexts } from './each-language.ts';

type Texts = Pick<ScreenTexts, 'app'>;

/** Opens the account's menu of a wide screen. */
export async function openAccountMenu(page: Page, { app }: Texts = en): Promise<void> {
  await page.getByRole('button', { name: app.navigation.account }).click();
  await page.getByRole('menu').waitFor();
}

/** Chooses a language or a theme in the account's menu, and closes the menu. */
export async function choosePreference(page: Page, name: string, texts: Texts = en): Promise<void> {
  await openAccountMenu(page, texts);
  await page.getByRole('menuitemradio', { name, exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
}
