import type { Listen, News } from './news.ts';
import { poll } from './poll.ts';
import { followStream } from './stream.ts';

/** The name of the lock that one tab holds and of the channel on which it tells the others. */
const NAME = 'saldo-events';

/** Calls back with what changes on the server. Returns how to stop. */
export function followEvents(listen: Listen): () => void {
  return canShare() ? shareStream(listen) : poll(listen);
}

/** Without encryption, as in a home network, browsers have no locks. */
function canShare(): boolean {
  return 'locks' in navigator && typeof BroadcastChannel === 'function' && typeof EventSource === 'function';
}

/**
 * One stream for all tabs of a browser, which allows a server six connections only: the tab with the lock
 * has the stream and tells the others. Where that tab is closed, the next one gets the lock.
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
    // Something may have been told between this tab's first look and its listening.
    listen({ name: 'opened' });
    listen({ name: 'records' });
    await navigator.locks.request(NAME, { signal }, () => lead(true));
  }

  // Told to stop while it waits for its turn, it is refused the lock.
  void takeTurn().catch(() => undefined);
  return () => {
    stopping.abort();
    channel.close();
  };
}
