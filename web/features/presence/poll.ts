import { HEARTBEAT_MS } from '#shared/limits.ts';
import { beat } from './heartbeat.ts';
import type { Listen } from './server-event.ts';

/** For browsers whose tabs cannot share a stream: refetches everything with each heartbeat. Returns how to stop. */
export function poll(listen: Listen): () => void {
  void beat(listen);
  const timer = setInterval(() => {
    void beat(listen);
    listen({ name: 'missed' });
  }, HEARTBEAT_MS);
  return () => clearInterval(timer);
}
