import { savesData } from './saves-data.ts';
import { whenIdle } from './when-idle.ts';

/** By then the first screen is drawn on a slow phone too. */
export const PREFETCH_AFTER_MS = 3_000;

type Fetch = () => Promise<unknown>;

const waiting = new Set<Fetch>();
let isFetching = false;

/**
 * Fetches code that is likely needed next when the browser is idle, so that it opens without a network too. Each part is
 * fetched in an idle moment of its own, because a slow phone takes long to run one. A browser that saves data fetches
 * nothing. Returns a function that cancels what has not begun.
 */
export function prefetch(...fetches: readonly Fetch[]): () => void {
  if (savesData()) return () => undefined;
  const timer = setTimeout(() => {
    for (const fetch of fetches) waiting.add(fetch);
    fetchNext();
  }, PREFETCH_AFTER_MS);
  return () => {
    clearTimeout(timer);
    for (const fetch of fetches) waiting.delete(fetch);
  };
}

function fetchNext(): void {
  if (isFetching || waiting.size === 0) return;
  isFetching = true;
  whenIdle(() => void fetchOne());
}

async function fetchOne(): Promise<void> {
  const [fetch] = waiting;
  if (fetch !== undefined) waiting.delete(fetch);
  // Whoever needs the part later fetches it again, and says if that fails.
  await fetch?.().catch(() => undefined);
  isFetching = false;
  fetchNext();
}
