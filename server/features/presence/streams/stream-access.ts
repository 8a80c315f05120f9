import type { Reader } from '#server/database/schema.ts';
import { toSlices } from '#server/database/slices.ts';
import { sessionEndMs } from '#server/sessions/lifetime.ts';
import { selectSessionStates, type SessionState } from '#server/sessions/queries.ts';
import type { OpenStream } from './open-streams.ts';

/** The access of a session to its stream; the last two end the stream. */
type StreamAccess = 'user' | 'admin' | 'accountSuspended' | 'notAuthenticated';

type Clock = { nowMs: number; sessionDays: number };

/** Ends the streams whose session has ended or whose user is suspended, and reports a changed role to the others. */
export async function applyAccess(
  db: Reader,
  streams: readonly OpenStream[],
  readClock: () => Clock,
): Promise<void> {
  for (const batch of toSlices(streams)) {
    const findAccess = await readAccess(db, batch, readClock());
    for (const opened of batch) apply(findAccess(opened), opened);
  }
}

function apply(access: StreamAccess, opened: OpenStream): void {
  if (access === 'accountSuspended' || access === 'notAuthenticated') return opened.stream.end(access);
  const isAdmin = access === 'admin';
  if (isAdmin !== opened.isAdmin) opened.stream.send('profile');
  opened.isAdmin = isAdmin;
}

type Session = { userId: string; sessionId: string };

async function readAccess(
  db: Reader,
  streams: readonly Session[],
  clock: Clock,
): Promise<(session: Session) => StreamAccess> {
  const rows = await selectSessionStates(db, streams);
  const sessions = new Map(rows.map((row) => [row.sessionId, row]));
  const suspended = new Set(rows.filter((row) => row.is_suspended === 1).map((row) => row.userId));
  return ({ userId, sessionId }) => {
    // A suspension also ends the session; the user needs to see the suspension as the reason.
    if (suspended.has(userId)) return 'accountSuspended';
    const row = sessions.get(sessionId);
    if (row === undefined || !isOpen(row, clock)) return 'notAuthenticated';
    return row.is_admin === 1 ? 'admin' : 'user';
  };
}

function isOpen(row: SessionState, { nowMs, sessionDays }: Clock): boolean {
  const { expiresAt, createdAt, updatedAt } = row;
  if (expiresAt === null || createdAt === null || updatedAt === null) return false;
  return sessionEndMs({ expiresAt, createdAt, updatedAt }, sessionDays) > nowMs;
}
