import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds against a page as it shows now, each as 'rule at elements'. */
export async function findViolations(page: Page): Promise<string[]> {
  // A page gets the checker when it is first needed; no content security policy is in its way here.
  const hasChecker = await page.evaluate(() => 'axe' in globalThis);
  if (!hasChecker) await page.evaluate(axe.source);
  return await page.evaluate(async () => {
    // Colours that were just changed are the new ones from the next picture on.
    const nextPicture = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextPicture();
    await nextPicture();
    // What is behind an open dialog has been looked at without it.
    const dialog = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].at(-1);
    const { axe: checker } = globalThis as unknown as { axe: typeof axe };
    // What passes need not be told apart, element by element.
    const { violations } = await checker.run(dialog ?? 'html', { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}
