import { HEARTBEAT_MS } from '#shared/limits.ts';
import { sendHeartbeatNow } from './heartbeat.ts';
import type { Listen, ServerEvent } from './server-event.ts';
import { followStream } from './stream.ts';

/** The name of the lock that one tab holds, and of the channel to the other tabs. */
const NAME = 'saldo-events';

/** Passes the events of the server to `listen`. Returns a function that stops. */
export function followEvents(listen: Listen): () => void {
  return canShare() ? shareStream(listen) : poll(listen);
}

/** Browsers have no locks on pages without https, such as in a home network. */
function canShare(): boolean {
  return 'locks' in navigator && typeof BroadcastChannel === 'function' && typeof EventSource === 'function';
}

/**
 * Shares one stream between all tabs, because a browser opens only six connections to a server. The tab with the lock
 * has the stream and sends the events to the others. When it is closed, the next tab gets the lock.
 */
function shareStream(listen: Listen): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<ServerEvent>) => listen(data));
  const stopping = new AbortController();
  const { signal } = stopping;

  function lead(hasMissed: boolean): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    const report = (event: ServerEvent) => {
      // The response to a heartbeat may arrive after the tab has stopped and its channel is closed.
      if (signal.aborted) return;
      channel.postMessage(event);
      listen(event);
    };
    const stop = followStream(report, hasMissed);
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => (stop(), resolve()), { once: true });
    });
  }

  async function takeTurn(): Promise<void> {
    const hasLed = await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await lead(false);
      return lock !== null;
    });
    if (hasLed || signal.aborted) return;
    // Something may have changed after this tab's first queries and before it listened.
    listen({ name: 'opened' });
    listen({ name: 'records' });
    listen({ name: 'categories' });
    await navigator.locks.request(NAME, { signal }, () => lead(true));
  }

  // Stopping while the tab waits for the lock rejects the request.
  void takeTurn().catch(() => undefined);
  return () => {
    stopping.abort();
    channel.close();
  };
}

/** For browsers whose tabs cannot share a stream: reports 'missed' with each heartbeat, which refetches everything. */
function poll(listen: Listen): () => void {
  void sendHeartbeatNow(listen);
  const timer = setInterval(() => {
    void sendHeartbeatNow(listen);
    listen({ name: 'missed' });
  }, HEARTBEAT_MS);
  return () => clearInterval(timer);
}
