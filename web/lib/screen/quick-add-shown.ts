import { useSyncExternalStore } from 'react';

let isShown = false;
const listeners = new Set<() => void>();

/** Opens or closes the dialog of quick add, whose code need not be loaded. */
export function showQuickAdd(shown: boolean): void {
  isShown = shown;
  for (const listener of listeners) listener();
}

export function useIsQuickAddShown(): boolean {
  return useSyncExternalStore(subscribe, () => isShown);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
