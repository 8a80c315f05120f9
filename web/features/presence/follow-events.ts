import type { Listen, News } from './news.ts';
import { poll } from './poll.ts';
import { followStream } from './stream.ts';

/** The name of the lock that one tab holds, and of the channel to the other tabs. */
const NAME = 'saldo-events';

/** Reports what changes on the server. Returns how to stop. */
export function followEvents(listen: Listen): () => void {
  return canShare() ? shareStream(listen) : poll(listen);
}

/** Browsers have no locks on plain http, as in a home network. */
function canShare(): boolean {
  return 'locks' in navigator && typeof BroadcastChannel === 'function' && typeof EventSource === 'function';
}

/**
 * One stream for all tabs, because a browser allows a server only six connections. The tab with the lock
 * has the stream and tells the others. When it is closed, the next tab gets the lock.
 */
function shareStream(listen: Listen): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => listen(data));
  const stopping = new AbortController();
  const { signal } = stopping;

  function lead(hasMissed: boolean): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    const tell = (news: News) => {
      // A heartbeat may be answered after the tab has stopped, and its channel closed.
      if (signal.aborted) return;
      channel.postMessage(news);
      listen(news);
    };
    const stop = followStream(tell, hasMissed);
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
    // Something may have changed between this tab's first queries and its listening.
    listen({ name: 'opened' });
    listen({ name: 'records' });
    listen({ name: 'categories' });
    await navigator.locks.request(NAME, { signal }, () => lead(true));
  }

  // Stopping it while it waits for the lock rejects the request.
  void takeTurn().catch(() => undefined);
  return () => {
    stopping.abort();
    channel.close();
  };
}
