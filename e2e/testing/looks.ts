import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { TEXTS } from '#shared/i18n/texts.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { isDeep } from '#shared/testing/scaled.ts';
import { findViolations } from './axe.ts';
import { hasEveryTest } from '#shared/testing/depth.ts';
import { findLayoutFaults, settleLayout } from './layout-faults.ts';
import { visit, type Visit } from './people.ts';
import type { ServerInUse } from './server.ts';

type Look = { language: Language; width: 360 | 1440; theme: 'light' | 'dark' };

/** The widths at which the layout of a look is checked: its own, the narrowest similar one, and in depth the others. */
const LAYOUT_WIDTHS = {
  360: [360, 320],
  1440: [1440, 768, ...(isDeep() ? [1024, 1180, 1920] : [])],
};

/** Texts and amounts that are hard to fit: forty letters, and amounts as wide as a person can have. */
export const LONG_NAME = 'Ana Ureña Fernández-Villaverde y Mendoza';
export const WIDE_AMOUNTS = { currency: 'COP', income: 98_765_432_109.99, expense: 9_876_543_210.55 };

const NAMELESS_DIALOG = '[role="dialog"]:not([aria-labelledby], [aria-label])';

/** Together, these have both languages, both widths and both themes. Spanish on a phone is the hardest to fit. */
const USUAL: Look[] = [
  { language: 'es', width: 360, theme: 'light' },
  { language: 'en', width: 1440, theme: 'dark' },
];
const EVERY = LANGUAGES.flatMap((language) =>
  ([360, 1440] as const).flatMap((width) =>
    (['light', 'dark'] as const).map((theme): Look => ({ language, width, theme })),
  ),
);

/** The looks in which screens are checked, with their texts: all eight in `npm run test:deep`. */
export const LOOKS = (isDeep() ? EVERY : USUAL).map((look) => ({
  ...look,
  isPhone: look.width < 768,
  texts: TEXTS[look.language].screens,
  name: Object.values(look).join(' '),
}));

type LookTests = (
  look: (typeof LOOKS)[number],
  it: (title: string, run: () => Promise<void>) => void,
) => void;

/**
 * Tests the states of screens, in every look in `npm run test:deep`. In `npm test`, the first test runs in the first
 * look, the second in the next, and so on.
 */
export function describeInLooks(title: string, tests: LookTests): void {
  for (const [turn, look] of LOOKS.entries()) {
    const testsOfLook: [title: string, run: () => Promise<void>][] = [];
    let count = 0;
    tests(look, (name, run) => {
      if (count++ % LOOKS.length === turn || hasEveryTest) testsOfLook.push([name, run]);
    });
    if (testsOfLook.length === 0) continue;
    describe(`${title} (${look.name})`, () => {
      for (const [name, run] of testsOfLook) test(name, run);
    });
  }
}

/** Opens a new browser profile with a look. */
export async function visitInLook(
  browser: Browser,
  server: ServerInUse,
  { language, width, theme }: Look,
): Promise<Visit> {
  const visited = await visit(browser, server.url, {
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await visited.context.addCookies([{ name: 'saldo-language', value: language, url: server.url }]);
  await visited.context.addInitScript((chosen) => {
    localStorage.setItem('saldo-language', chosen);
  }, language);
  return visited;
}

/** Fails if axe finds a violation in the shown page, or if the layout has a fault at a width of the look. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await page.locator('h1').first().waitFor();
  // A dialog gets its name right after it opens.
  await expect.poll(() => page.locator(NAMELESS_DIALOG).count()).toBe(0);
  // New content may not be drawn completely yet.
  await expect.poll(() => findViolations(page), { message: state }).toEqual([]);
  const size = page.viewportSize();
  if (!size) throw new Error('The page has no window.');
  for (const width of size.width === 360 ? LAYOUT_WIDTHS[360] : LAYOUT_WIDTHS[1440]) {
    const isResized = width !== size.width;
    if (isResized) await page.setViewportSize({ ...size, width });
    const faults = async () => {
      await settleLayout(page);
      return await findLayoutFaults(page, { isResized });
    };
    await expect.poll(faults, { message: `${state} at ${width} px` }).toEqual([]);
  }
  await page.setViewportSize(size);
}
