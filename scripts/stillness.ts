import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { streamEvents } from '#shared/contract/presence.ts';

const LONGEST_UNREST_MS = 3_000;

/** Returns a function that waits until a page has no running request and is quiet. */
export function watchStillness(page: Page): () => Promise<void> {
  const runningRequests = new Set<Request>();
  page.on('request', (request) => {
    if (!request.url().endsWith(streamEvents.path)) runningRequests.add(request);
  });
  page.on('requestfinished', (request) => runningRequests.delete(request));
  page.on('requestfailed', (request) => runningRequests.delete(request));
  return async () => {
    const deadline = Date.now() + LONGEST_UNREST_MS;
    const isBusy = () => runningRequests.size > 0 && Date.now() < deadline;
    do await waitForQuiet(page, 80);
    while (isBusy());
    runningRequests.clear();
  };
}

/** Waits until the fonts and pictures of a page have loaded and nothing has changed for `quietMs`. */
export async function waitForQuiet(page: Page, quietMs: number): Promise<void> {
  const quiet = page.evaluate(async (ms) => {
    await document.fonts.ready;
    await new Promise<void>((resolve) => {
      let timer = setTimeout(resolve, ms);
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(resolve, ms);
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    // A change of theme may have begun to load other pictures.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  }, quietMs);
  await Promise.race([quiet, sleep(LONGEST_UNREST_MS)]);
}
