import type { Page } from 'playwright-core';

/** The times of one response in the page, in milliseconds from the press or the last key. */
export type ScreenResponse = {
  /** When the figures or rows had been painted. */
  paintedMs: number;
  /** When the request was sent and when its response had arrived. */
  sentMs: number;
  arrivedMs: number;
};

export type Wanted = {
  /** The event that asks: `click` or `keydown`. */
  event: string;
  /** The path of the request whose response shows. */
  path: string;
  /** Rows of the list must contain this; without it, the dashboard must say that it shows another period. */
  word?: string;
};

/** Presses or types with `ask`, and returns when the page had painted the response. */
export async function measureResponse(
  page: Page,
  wanted: Wanted,
  ask: () => Promise<unknown>,
): Promise<ScreenResponse> {
  const watching = await page.evaluateHandle(watch, wanted);
  await ask();
  return await watching.evaluate(({ response }) => response);
}

/** Runs in the page. The promise resolves when the response is in the document and the frame with it has been painted. */
function watch({ event, path, word }: Wanted): { response: Promise<ScreenResponse> } {
  const readStatus = () =>
    document.querySelector('h1')?.closest('div')?.querySelector('[role=status]')?.textContent;
  const before = readStatus();
  const isShown = () => {
    if (word === undefined) return readStatus() !== '' && readStatus() !== before;
    const rows = [...document.querySelectorAll('li[data-index] [data-opener]')];
    const isBusy = document.querySelector('[aria-busy=true]') !== null;
    const isSearched = new URLSearchParams(location.search).get('q') === word;
    return (
      isSearched &&
      !isBusy &&
      rows.length > 0 &&
      rows.every((row) => row.getAttribute('aria-label')?.includes(word))
    );
  };
  performance.clearResourceTimings();
  let askedAt = 0;
  const onAsked = ({ timeStamp }: Event) => (askedAt = timeStamp);
  addEventListener(event, onAsked, { capture: true });
  const response = new Promise<ScreenResponse>((resolve) => {
    const observer = new MutationObserver(() => {
      if (askedAt === 0 || !isShown()) return;
      observer.disconnect();
      removeEventListener(event, onAsked, { capture: true });
      // The timer runs after the frame.
      requestAnimationFrame(() => setTimeout(() => resolve(readTimes(askedAt))));
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  return { response };

  function readTimes(start: number): ScreenResponse {
    const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const request = requests.findLast(({ name }) => new URL(name).pathname === path);
    return {
      paintedMs: performance.now() - start,
      sentMs: (request?.startTime ?? start) - start,
      arrivedMs: (request?.responseEnd ?? start) - start,
    };
  }
}
