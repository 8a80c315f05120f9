import { HEARTBEAT_MS } from '#shared/limits.ts';
import { beat } from './heartbeat.ts';
import type { Listen } from './news.ts';

/** If a browser's tabs cannot share a stream, each tab refetches every half a minute. */
export function poll(listen: Listen): () => void {
  void beat(listen);
  const timer = setInterval(() => {
    void beat(listen);
    listen({ name: 'missed' });
  }, HEARTBEAT_MS);
  return () => clearInterval(timer);
}
