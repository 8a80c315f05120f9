import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { TEXTS } from '#shared/i18n/texts.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { openWindow } from '../open-window.ts';
import { watchStillness } from '../stillness.ts';
import type { Look, Shot } from './contact-sheets.ts';
import type { People } from './people.ts';
import { EVERY_WIDTH, HEIGHTS, isPhone, THEMES, type Screen } from './screen.ts';

type Place = Omit<Look, 'theme'>;

type Options = {
  browser: Browser;
  url: string;
  folder: string;
  /** Called with a fault of a page, which does not fail the picture. */
  onRemark: (remark: string) => void;
  /** Called with a screen that could not be photographed, and why. */
  onFailure: (failure: string) => void;
  /** Whether each screen is photographed in only one theme, light and dark in turn. */
  isAlternating: boolean;
};

const STEP_TIMEOUT_MS = 10_000;
const LONGEST_WINDOW_PX = 6_000;

/** Photographs screens in one language and width, all screens of a person in one page. */
export async function photograph(
  screens: readonly Screen[],
  people: People,
  place: Place,
  options: Options,
): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const who of new Set(screens.map((screen) => screen.who))) {
    const context = await openShotWindow(people[who], place, options);
    const take = await createCamera(context, place, options);
    for (const screen of screens.filter((each) => each.who === who && isShownIn(each, place))) {
      try {
        shots.push(...(await take(screen)));
      } catch (error) {
        options.onFailure(
          `${toShotName(screen, place)}: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
    await context.close();
  }
  return shots;
}

function isShownIn(screen: Screen, { language, width }: Place): boolean {
  return (!screen.isForPhones || isPhone(width)) && (screen.language ?? language) === language;
}

function toShotName({ name }: Screen, { language, width }: Place, theme: string = '*'): string {
  return [name, language, theme, width].join('-');
}

async function openShotWindow(
  person: BrowserContext,
  { language, width }: Place,
  { browser, url }: Options,
): Promise<BrowserContext> {
  const viewport = { width, height: HEIGHTS[width] };
  // These windows have declined cookies. The question about them has a picture of its own.
  const context = await openWindow(browser, person, { language, theme: 'auto', url, viewport });
  context.setDefaultTimeout(STEP_TIMEOUT_MS);
  await context.addCookies([{ name: 'saldo-language', value: language, url }]);
  // Pages that save data prefetch no other screens.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  return context;
}

async function createCamera(
  context: BrowserContext,
  place: Place,
  { url, folder, onRemark, isAlternating }: Options,
): Promise<(screen: Screen) => Promise<Shot[]>> {
  const page = await context.newPage();
  const waitUntilStill = watchStillness(page);
  let shotName = '';
  // Alternates, so that each screen has both themes across the languages and widths.
  let composedCount = LANGUAGES.indexOf(place.language) + EVERY_WIDTH.indexOf(place.width);
  reportFaults(page, (fault) => onRemark(`! ${shotName}: ${fault}`));
  const { language, width } = place;

  /** Makes the window as long as the page, which moves a bar from the end of the window to the end of the page. */
  async function growToPage(): Promise<void> {
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    if (length <= HEIGHTS[width] || length > LONGEST_WINDOW_PX) return;
    await page.setViewportSize({ width, height: length });
    await waitUntilStill();
  }

  async function compose({ path, arrange, act, isWindowOnly }: Screen): Promise<void> {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.setViewportSize({ width, height: HEIGHTS[width] });
    await page.emulateMedia({ colorScheme: THEMES[0] });
    await arrange?.(page);
    const isOpen = withoutHash(page.url()) === withoutHash(new URL(path, url).href);
    await page.goto(path);
    // A new hash alone loads nothing.
    if (isOpen) await page.reload();
    await page.getByRole('heading').first().waitFor();
    await act?.(page, TEXTS[language].screens);
    // Moves the pointer away from elements that would show as hovered.
    await page.mouse.move(0, 0);
    await waitUntilStill();
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    if (pageWidth > width) onRemark(`! ${shotName} is ${pageWidth} px wide.`);
    if (!isWindowOnly) await growToPage();
  }

  return async (screen) => {
    shotName = toShotName(screen, place);
    const shots: Shot[] = [];
    try {
      await compose(screen);
      composedCount += 1;
      for (const theme of isAlternating ? THEMES.slice(composedCount % 2).slice(0, 1) : THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        await waitUntilStill();
        const fileName = `${toShotName(screen, place, theme)}.png`;
        await page.screenshot({
          path: join(folder, fileName),
          fullPage: !screen.isWindowOnly,
          animations: 'disabled',
        });
        shots.push({ ...place, theme, screen: screen.name, fileName });
      }
    } catch (error) {
      await page
        .screenshot({ path: join(folder, `failed-${shotName.replace('*', 'any')}.png`) })
        .catch(() => undefined);
      throw error;
    }
    return shots;
  };
}

function withoutHash(address: string): string {
  return address.replace(/#.*$/, '');
}

function reportFaults(page: Page, onFault: (fault: string) => void): void {
  page.on('pageerror', (error) => onFault(error.message));
  page.on('console', (message) => {
    // Refused requests, such as a sign-in, are intended.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    onFault(message.text().split('\n')[0] ?? '');
  });
}
