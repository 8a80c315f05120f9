import type { Reader } from '#server/database/schema.ts';
import { sessionEndMs } from '#server/http/session/session.ts';
import { selectSessionStates, type SessionState } from './queries.ts';

/** What the session of a stream allows now; the last two end it. */
export type Standing = 'user' | 'admin' | 'accountSuspended' | 'notAuthenticated';

type Who = { userId: string; sessionId: string };

/** Reads how the sessions of several streams stand, all at once. */
export async function readStanding(
  db: Reader,
  streams: readonly Who[],
  { nowMs, sessionDays }: { nowMs: number; sessionDays: number },
): Promise<(who: Who) => Standing> {
  const rows = await selectSessionStates(db, streams);
  const sessions = new Map(rows.map((row) => [row.sessionId, row]));
  const suspended = new Set(rows.filter((row) => row.is_suspended === 1).map((row) => row.userId));
  return ({ userId, sessionId }) => {
    // Suspension may have ended the session too; it is what its user wants to know.
    if (suspended.has(userId)) return 'accountSuspended';
    const row = sessions.get(sessionId);
    if (row === undefined || !isOpen(row, nowMs, sessionDays)) return 'notAuthenticated';
    return row.is_admin === 1 ? 'admin' : 'user';
  };
}

function isOpen(row: SessionState, nowMs: number, sessionDays: number): boolean {
  const { expiresAt, createdAt, updatedAt } = row;
  if (expiresAt === null || createdAt === null || updatedAt === null) return false;
  return sessionEndMs({ expiresAt, createdAt, updatedAt }, sessionDays) > nowMs;
}
