import { sendHeartbeat } from '#shared/contract/presence.ts';
import { ApiError, call } from '#web/lib/api/call.ts';
import type { Listen } from './server-event.ts';

/** Tells the server that this person is online. Reports 'ended' if the server refuses because the session is over. */
export async function sendHeartbeatNow(listen: Listen): Promise<void> {
  try {
    await call(sendHeartbeat, {}, { keepalive: true });
  } catch (error) {
    // After any other failure the next heartbeat tries again.
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
      listen({ name: 'ended', data: error.code });
    }
  }
}
