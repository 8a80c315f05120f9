import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

/** Opens or closes the list of keys, whose code need not be loaded. */
export function showShortcutsHelp(shown: boolean): void {
  isOpen = shown;
  for (const listener of listeners) listener();
}

export function useIsHelpShown(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
