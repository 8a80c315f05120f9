/** Tells the browser's other tabs, which share the session, that it began or ended. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('saldo-session');

export function announceSessionChange(): void {
  channel?.postMessage('changed');
}

/**
 * Calls back when another tab has signed in or out, and when the browser's back button has restored the page from its
 * cache, where it received no messages. Returns a function that stops.
 */
export function onSessionChange(callback: () => void): () => void {
  const onShown = ({ persisted }: PageTransitionEvent) => persisted && callback();
  channel?.addEventListener('message', callback);
  addEventListener('pageshow', onShown);
  return () => {
    channel?.removeEventListener('message', callback);
    removeEventListener('pageshow', onShown);
  };
}
