import { ONLINE_SILENCE_MS } from '#shared/limits.ts';

/** Who was seen at this instant or before, in epoch milliseconds, is not online whatever their flag says. */
export function silentSince(nowMs: number): number {
  return nowMs - ONLINE_SILENCE_MS;
}

/** Whether somebody counts as online: the flag is set, and there was a sign of life within two minutes. */
export function isOnline(
  presence: { is_online: number | null; last_seen: number | null },
  nowMs: number,
): boolean {
  return presence.is_online === 1 && (presence.last_seen ?? 0) > silentSince(nowMs);
}
