import type { Session } from '#shared/contract/account.ts';
import type { Database } from '#server/database/connect.ts';
import { AppError } from '#server/errors/app-error.ts';
import { toDevice } from '#server/sessions/device.ts';
import type { Caller } from '#server/http/environment.ts';
import { deleteSession, deleteSessions } from '#server/sessions/ending/queries.ts';
import { sessionEndMs } from '#server/sessions/lifetime.ts';
import { selectSessions, type SessionRow } from '#server/sessions/queries.ts';

type SessionOptions = { database: Database; now: () => number; sessionDays: () => number };

/** Lists and ends a user's sessions. An ended session's next request is refused. */
export function createSessions(options: SessionOptions) {
  const { database } = options;
  return {
    list: (caller: Pick<Caller, 'userId' | 'sessionId'>) => listSessions(options, caller),

    /** Throws `sessionNotFound`, also for another user's session. */
    async end(caller: Caller, sessionId: string): Promise<void> {
      const isEnded = await database.write((trx) => deleteSession(trx, caller.userId, sessionId));
      if (!isEnded) throw new AppError('sessionNotFound');
    },

    async endOthers(caller: Caller): Promise<void> {
      await database.write((trx) => deleteSessions(trx, caller.userId, caller.sessionId));
    },
  };
}

/** Lists the sessions that have not expired: the caller's own first, then the most recently used. */
async function listSessions(
  { database, now, sessionDays }: SessionOptions,
  caller: Pick<Caller, 'userId' | 'sessionId'>,
): Promise<Session[]> {
  const rows = await selectSessions(database.read, caller.userId);
  return rows
    .filter((row) => sessionEndMs(row, sessionDays()) > now())
    .map((row) => toSession(row, caller.sessionId, sessionDays()))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

function toSession(row: SessionRow, currentId: string, sessionDays: number): Session {
  return {
    id: row.id,
    createdAt: row.createdAt,
    lastUsedAt: row.updatedAt,
    expiresAt: new Date(sessionEndMs(row, sessionDays)).toISOString(),
    ...toDevice(row.userAgent),
    address: row.ipAddress || null,
    isCurrent: row.id === currentId,
  };
}
