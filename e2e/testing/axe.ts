import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The short form, which a page compiles in half the time. */
const CHECKER = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations that axe finds in a page as it shows now, each as 'rule at elements'. */
export async function findViolations(page: Page): Promise<string[]> {
  // Loads the checker once for each page. The Content-Security-Policy does not apply to `evaluate`.
  const hasChecker = await page.evaluate(() => 'axe' in globalThis);
  if (!hasChecker) await page.evaluate(CHECKER);
  return await page.evaluate(async () => {
    // A change of colours takes effect with the next frame.
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    // The screen behind an open dialog is checked without the dialog.
    const dialog = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].at(-1);
    const { axe: checker } = globalThis as unknown as { axe: typeof axe };
    // Only violations need the list of their elements, and no screen plays sounds, which `preload` is for.
    const { violations } = await checker.run(dialog ?? 'html', {
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}
