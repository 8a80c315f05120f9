const SAFARI_DELAY_MS = 1_000;

/** Does some small work when the browser is idle. Returns how to cancel it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, SAFARI_DELAY_MS);
  return () => clearTimeout(timer);
}
