/** Tabs of one browser share one session; this tells the others that it began or ended. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('saldo-session');

export function announceSessionChange(): void {
  channel?.postMessage('changed');
}

/** Calls back when another tab has signed in or out. Returns how to stop. */
export function onSessionChange(callback: () => void): () => void {
  channel?.addEventListener('message', callback);
  return () => channel?.removeEventListener('message', callback);
}
