import { sendHeartbeat } from '#shared/contract/presence.ts';
import { ApiError, call } from '#web/lib/api/call.ts';
import type { Listen } from './news.ts';

/** Says that somebody is there. Where the session is over, that is news. */
export async function beat(listen: Listen): Promise<void> {
  try {
    await call(sendHeartbeat, {}, { keepalive: true });
  } catch (error) {
    // Without an answer the next one tries again.
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
      listen({ name: 'ended', data: error.code });
    }
  }
}
