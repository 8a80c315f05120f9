const SAFARI_DELAY_MS = 1_000;

/** Does something small once the browser has nothing better to do; the answer takes it back. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, SAFARI_DELAY_MS);
  return () => clearTimeout(timer);
}
