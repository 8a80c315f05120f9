/** Tabs of one browser share one session; this tells the others that it began or ended. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('saldo-session');

export function announceSessionChange(): void {
  channel?.postMessage('changed');
}

/**
 * Calls back when another tab has signed in or out, or may have: a screen that the browser kept whole for the
 * way back has heard nothing in the meantime. Returns how to stop.
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
