import type { Locator, Page } from 'playwright-core';
import type { Texts as AllTexts } from '#shared/i18n/texts.ts';
import type { Language } from '#shared/languages.ts';

export const THEMES = ['light', 'dark'] as const;
/** The height of the window at each width that `--widths` accepts. */
export const HEIGHTS = {
  320: 700,
  360: 780,
  768: 1024,
  1024: 768,
  1180: 820,
  1440: 900,
  1920: 1080,
} as const;
export type Width = keyof typeof HEIGHTS;
export const EVERY_WIDTH: readonly Width[] = [320, 360, 768, 1024, 1180, 1440, 1920];
/** The widths of a run without `--widths`. */
export const WIDTHS: readonly Width[] = [360, 1440];
const NARROWEST_TABLET_PX = 768;

export type Texts = AllTexts['screens'];
/** Brings an open page into a state. */
export type Act = (page: Page, texts: Texts) => Promise<unknown>;
/** Fakes responses of the server before the page opens. */
export type Arrangement = (page: Page) => Promise<unknown>;

/** One state of one route. */
export interface Screen {
  name: string;
  path: string;
  /**
   * The person who is signed in: nobody, an account with two years of transactions, a new account, or an administrator
   * of an installation that has been used for weeks.
   */
  who: 'nobody' | 'demo' | 'fresh' | 'admin';
  /** Set if the screen exists on phones only. */
  isForPhones?: true;
  /** Set if the page exists in one language only. */
  language?: Language;
  /** Photographs only the window, as for a dialog, instead of the full page. */
  isWindowOnly?: true;
  arrange?: Arrangement;
  act?: Act;
}

type States = Record<string, Omit<Screen, 'name' | 'path' | 'who'>>;

/** Lists the states of one address that one person sees, by their names. */
export function screensAt(path: string, who: Screen['who'], states: States): Screen[] {
  return Object.entries(states).map(([name, state]) => ({ name, path, who, ...state }));
}

/** Lists states that need no picture of the full page, such as a dialog, a menu or a long list. */
export function windowsAt(path: string, who: Screen['who'], states: States): Screen[] {
  return screensAt(path, who, states).map((screen) => ({ ...screen, isWindowOnly: true }));
}

export function isPhone(width: Width): boolean {
  return width < NARROWEST_TABLET_PX;
}

/** Matches the beginning of a text with placeholders: 'Actions for {{name}}' gives /^Actions for /. */
export function startOf(text: string): RegExp {
  const [words = ''] = text.split('{{');
  return new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);
}

export async function clickButton(within: Page | Locator, name: string | RegExp): Promise<void> {
  await within.getByRole('button', { name, exact: true }).first().click();
}

export async function clickItem(page: Page, name: string): Promise<void> {
  await page.getByRole('menuitem', { name, exact: true }).click();
}

export function seeText(findText: (texts: Texts) => string): Act {
  return (page, texts) => page.getByText(findText(texts)).first().waitFor();
}

export async function seeAlert(page: Page): Promise<void> {
  await page.getByRole('alert').first().waitFor();
}

export async function seeWrongField(page: Page): Promise<void> {
  await page.locator('[aria-invalid="true"]').first().waitFor();
}

export async function seeButtonOfDialog(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).waitFor();
}
