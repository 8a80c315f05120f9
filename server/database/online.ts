import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { ONLINE_SILENCE_MS } from '#shared/limits.ts';
import type { Schema } from './schema.ts';

/** A user is online if they came, have not left, and were seen within the last two minutes. */
export function isOnline(
  presence: { is_online: number | null; last_seen: number | null },
  nowMs: number,
): boolean {
  return presence.is_online === 1 && (presence.last_seen ?? 0) >= seenSince(nowMs);
}

/** The same as a condition on the rows of `presence`, answered by their index. */
export function whereOnline(nowMs: number): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'presence'>();
  return eb.and([eb('presence.is_online', '=', 1), eb('presence.last_seen', '>=', seenSince(nowMs))]);
}

/** A user last seen before this instant, in epoch milliseconds, counts as silent. */
export function seenSince(nowMs: number): number {
  return nowMs - ONLINE_SILENCE_MS;
}
