import { useSyncExternalStore } from 'react';

/** Whether a dialog shows. Any module can show it, even while the code of the dialog is not loaded. */
export function createShownState() {
  let isShown = false;
  const listeners = new Set<() => void>();

  function show(shouldShow: boolean): void {
    isShown = shouldShow;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { show, useIsShown: () => useSyncExternalStore(subscribe, () => isShown) };
}
