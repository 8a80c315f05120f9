const SAFARI_DELAY_MS = 1_000;

/** Does some small work when the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, SAFARI_DELAY_MS);
  return () => clearTimeout(timer);
}

/** Does some work when the browser is idle, but not before `delayMs`. Returns a function that cancels it. */
export function whenIdleAfter(delayMs: number, work: () => void): () => void {
  let cancel = (): void => undefined;
  const timer = setTimeout(() => {
    cancel = whenIdle(work);
  }, delayMs);
  return () => {
    clearTimeout(timer);
    cancel();
  };
}
