import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const LONGEST_UNREST_MS = 3_000;

/** Resolves when fonts and pictures have loaded and the page has not changed for a moment. */
export async function settle(page: Page): Promise<void> {
  const isQuiet = page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise<void>((resolve) => {
      let timer = setTimeout(resolve, 300);
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(resolve, 300);
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  });
  await Promise.race([isQuiet, sleep(LONGEST_UNREST_MS)]);
}
