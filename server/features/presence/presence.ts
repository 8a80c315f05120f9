import { uuidv7 } from 'uuidv7';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { hasSession, isSessionOpen } from '#server/sessions/queries.ts';
import {
  countStreams,
  deleteOrphanedStreams,
  deleteStaleStreams,
  deleteStream,
  deleteStreams,
  hasSilent,
  updateLastSeen,
  updateOffline,
  updateSessionStreams,
  updateSilentOffline,
  upsertOnline,
  upsertStream,
} from './queries.ts';
import { createStamps } from './stamps.ts';

/** For so long after their last tab closed somebody may come back, as by loading the page anew. */
const GRACE_MS = 5_000;
/** A stream that was not seen for so long was left by a process that crashed, or by a browser that polled. */
const STREAM_STALE_MS = 75_000;
/** More than anybody has browsers. */
const MAX_STREAMS = 20;

/** Whose sign it is: a user and the session of the browser. */
type Who = { userId: string; sessionId: string };

export type Presence = ReturnType<typeof createPresence>;

/**
 * Who is online: signing in, an event stream and a heartbeat begin it; logout, the last tab closed, two
 * minutes of silence and the end of the sessions end it. `onChange` is called when somebody has come or gone.
 */
export function createPresence(options: {
  database: Database;
  now: () => number;
  onChange: () => void;
  onError: (error: unknown) => void;
}) {
  const { database, now, onChange, onError } = options;
  /** Users whose last stream has closed here, and when. */
  const leaving = new Map<string, number>();
  const stamps = createStamps();
  let timer: NodeJS.Timeout | undefined;

  /** Marks somebody online who is signing in or up, in their transaction; answers whether they were not. */
  function enter(trx: Writer, userId: string): Promise<boolean> {
    return upsertOnline(trx, userId, now());
  }

  /** Somebody is still there. A browser that has no event stream counts as one that polls. */
  async function heartbeat(who: Who): Promise<void> {
    await changing(async (trx) => {
      const came = await enterWithSession(trx, who);
      if (!(await updateSessionStreams(trx, who, now()))) await upsertStream(trx, toRow(who, who.sessionId));
      return came;
    });
  }

  /**
   * Notes that somebody asked for something, of one user at most once a minute; it makes nobody online, not
   * even who has just fallen silent.
   */
  async function stamp({ userId }: Pick<Who, 'userId'>): Promise<void> {
    const seenAt = now();
    if (!stamps.isDue(userId, seenAt)) return;
    await changing(async (trx) => {
      const hasGone = await updateSilentOffline(trx, seenAt, userId);
      await updateLastSeen(trx, userId, seenAt);
      return hasGone;
    });
  }

  /** Counts an event stream and makes its user online. Throws `tooManyStreams`, `notAuthenticated`. */
  async function openStream(who: Who): Promise<string> {
    const id = uuidv7();
    await changing(async (trx) => {
      // Its row is the lock under which streams of one user are counted.
      const came = await enterWithSession(trx, who);
      if ((await countStreams(trx, who.userId, freshSince())) >= MAX_STREAMS) {
        throw new AppError('tooManyStreams');
      }
      // The browser has polled until now.
      await deleteStream(trx, who.userId, who.sessionId);
      await upsertStream(trx, toRow(who, id));
      return came;
    });
    return id;
  }

  /** Forgets a stream; where it was the last one, its user is gone unless another opens soon. */
  async function closeStream(userId: string, id: string): Promise<void> {
    const left = await database.write(async (trx) => {
      await deleteStream(trx, userId, id);
      return await countStreams(trx, userId, freshSince());
    });
    if (left > 0) return;
    leaving.set(userId, now());
    waitForReturn();
  }

  /** The stream of a process that stops; the browser opens another one elsewhere. */
  async function moveStream(userId: string, id: string): Promise<void> {
    await database.write((trx) => deleteStream(trx, userId, id));
  }

  /** Logout of one browser, or of all without a session: its user is gone, unless another one of theirs is there. */
  async function leave({
    userId,
    sessionId,
  }: {
    userId: string;
    sessionId?: string | undefined;
  }): Promise<void> {
    await changing(async (trx) => {
      await updateLastSeen(trx, userId, now());
      await deleteStreams(trx, userId, sessionId);
      return await leaveUnlessStreaming(trx, userId);
    });
  }

  /** Sessions of the user have ended: who was there with one of those only is gone. */
  async function followSessions(userId: string): Promise<void> {
    await changing(async (trx) => {
      const wasThere = await deleteOrphanedStreams(trx, userId);
      if (!wasThere && (await hasSession(trx, userId))) return false;
      return await leaveUnlessStreaming(trx, userId);
    });
  }

  /** Whether a sweep would find anybody or anything; asking writes nothing, so that a quiet server stays quiet. */
  async function isSweepNeeded(): Promise<boolean> {
    return leaving.size > 0 || (await hasSilent(database.read, now(), freshSince()));
  }

  /** Marks as gone who left, and who was silent for two minutes; removes what a crash has left. */
  async function sweep(): Promise<void> {
    await settleLeaving();
    await changing(async (trx) => {
      await deleteStaleStreams(trx, freshSince());
      return await updateSilentOffline(trx, now());
    });
  }

  async function settleLeaving(): Promise<void> {
    const gone = [...leaving].filter(([, leftAt]) => leftAt + GRACE_MS <= now()).map(([userId]) => userId);
    for (const userId of gone) {
      leaving.delete(userId);
      await changing((trx) => leaveUnlessStreaming(trx, userId));
    }
  }

  function waitForReturn(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void settleLeaving()
        .catch(onError)
        .then(() => leaving.size > 0 && waitForReturn());
    }, GRACE_MS).unref();
  }

  async function leaveUnlessStreaming(trx: Writer, userId: string): Promise<boolean> {
    if ((await countStreams(trx, userId, freshSince())) > 0) return false;
    return await updateOffline(trx, userId);
  }

  /** A session may have ended since the request began; looked at last, so that either end sees the other. */
  async function enterWithSession(trx: Writer, who: Who): Promise<boolean> {
    const came = await upsertOnline(trx, who.userId, now());
    if (!(await isSessionOpen(trx, who))) throw new AppError('notAuthenticated');
    return came;
  }

  /** Tells that somebody came or went once that is stored. */
  async function changing(job: (trx: Writer) => Promise<boolean>): Promise<void> {
    if (await database.write(job)) onChange();
  }

  function toRow({ userId, sessionId }: Who, id: string) {
    return { user_id: userId, id, session_id: sessionId, opened_at: now(), seen_at: now() };
  }

  function freshSince(): number {
    return now() - STREAM_STALE_MS;
  }

  return {
    enter,
    heartbeat,
    stamp,
    openStream,
    closeStream,
    moveStream,
    leave,
    followSessions,
    sweep,
    isSweepNeeded,
    changed: onChange,
    stop: () => clearTimeout(timer),
  };
}

/** Suspension: ends being online in the transaction that suspends. The caller publishes `presence`. */
export async function endPresence(trx: Writer, userId: string): Promise<void> {
  await deleteStreams(trx, userId);
  await updateOffline(trx, userId);
}
