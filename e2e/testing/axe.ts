import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { isDeep } from '#shared/testing/scaled.ts';

/** The minified file, which a page compiles in half the time. */
const CHECKER = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const MODALS = '[role=dialog][aria-modal=true]';
const POPOVERS = '[role=menu], .mantine-Popover-dropdown';
/**
 * Dialogs and menus over a screen. The screen is checked before they open, and again with a menu in `npm run
 * test:deep`.
 */
const LAYERS = isDeep() ? MODALS : `${MODALS}, ${POPOVERS}`;

/** Lists the violations that axe finds in the top layer of a page, each as 'rule at elements'. */
export async function findViolations(page: Page): Promise<string[]> {
  // Loads the checker once for each page. The Content-Security-Policy does not apply to `evaluate`.
  const hasChecker = await page.evaluate(() => 'axe' in globalThis);
  if (!hasChecker) await page.evaluate(CHECKER);
  return await page.evaluate(async (layers) => {
    // A change of colours takes effect with the next frame.
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    // The screen behind a layer is checked before the layer opens.
    const layer = [...document.querySelectorAll(layers)].findLast((element) => element.checkVisibility());
    const { axe: checker } = globalThis as unknown as { axe: typeof axe };
    // Only violations need a list of their elements. `preload` is for sounds, which no screen has.
    const { violations } = await checker.run(layer ?? 'html', {
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(' | ')}`);
  }, LAYERS);
}
