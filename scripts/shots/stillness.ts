import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { streamEvents } from '#shared/contract/presence.ts';

const QUIET_MS = 80;
const LONGEST_UNREST_MS = 3_000;

/** Returns how to wait until a page has no running request, its pictures have loaded, and nothing changes. */
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
    do await Promise.race([waitForQuiet(page), sleep(LONGEST_UNREST_MS)]);
    while (isBusy());
    runningRequests.clear();
  };
}

function waitForQuiet(page: Page): Promise<void> {
  return page.evaluate(async (quietMs) => {
    await document.fonts.ready;
    await new Promise<void>((resolve) => {
      let timer = setTimeout(resolve, quietMs);
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(resolve, quietMs);
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    // A change of theme may have begun to load other pictures.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  }, QUIET_MS);
}
