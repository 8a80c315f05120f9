import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { ONLINE_SILENCE_MS } from '#shared/limits.ts';
import type { Schema } from './schema.ts';

/** Whether a user is marked as online, and was seen within the last two minutes. */
export function isOnline(
  presence: { is_online: number | null; last_seen: number | null },
  nowMs: number,
): boolean {
  return presence.is_online === 1 && (presence.last_seen ?? 0) >= silentBefore(nowMs);
}

/** Creates the same condition on the rows of `presence`, for which an index exists. */
export function createOnlineCondition(nowMs: number): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'presence'>();
  return eb.and([eb('presence.is_online', '=', 1), eb('presence.last_seen', '>=', silentBefore(nowMs))]);
}

/** Returns an instant in epoch milliseconds. A user who was last seen before it counts as silent. */
export function silentBefore(nowMs: number): number {
  return nowMs - ONLINE_SILENCE_MS;
}
