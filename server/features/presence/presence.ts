import { uuidv7 } from 'uuidv7';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { createGracePeriod } from './grace-period.ts';
import { hasSilent, upsertOnline } from './queries.ts';
import { deleteStream, hasStaleStreams } from './streams/queries.ts';
import {
  enterWithStream,
  freshSince,
  hasStreams,
  leaveBrowser,
  leaveEndedSessions,
  leaveSilent,
  leaveWithoutStreams,
  stampRequest,
  takeHeartbeat,
  type Browser,
} from './transitions.ts';

const STAMP_EVERY_MS = 60_000;
/** For how many users the last stamp is remembered; the requests of others are stored each time. */
const MAX_STAMPED_USERS = 10_000;

export type Presence = ReturnType<typeof createPresence>;

/**
 * Tracks who is online. Signing in, an event stream and a heartbeat bring a user online; logout, closing the last
 * tab, two minutes of silence and the end of the sessions take them offline. `onChange` is called after
 * somebody came online or went offline.
 */
export function createPresence(options: {
  database: Database;
  now: () => number;
  onChange: () => void;
  onError: (error: unknown) => void;
}) {
  const { database, now, onChange, onError } = options;
  const stamps = createStamps();
  const grace = createGracePeriod({
    now,
    onOver: (userId) => change((trx) => leaveWithoutStreams(trx, userId, now())),
    onError,
  });

  /** Runs a job in a database transaction, and calls `onChange` if it returns true. */
  async function change(job: (trx: Writer) => Promise<boolean>): Promise<void> {
    if (await database.write(job)) onChange();
  }

  /** Stores the time of a user's request, at most once a minute. It brings nobody online. */
  async function stamp({ userId }: { userId: string }): Promise<void> {
    const nowMs = now();
    if (stamps.isDue(userId, nowMs)) await change((trx) => stampRequest(trx, userId, nowMs));
  }

  /** Stores an event stream and brings its user online. Throws `tooManyStreams`, `notAuthenticated`. */
  async function openStream(browser: Browser): Promise<string> {
    const id = uuidv7();
    await change((trx) => enterWithStream(trx, browser, { id, nowMs: now() }));
    return id;
  }

  /** Deletes a stream; after the last one its user goes offline, unless another opens soon. */
  async function closeStream(userId: string, id: string): Promise<void> {
    const isOnline = await database.write(async (trx) => {
      await deleteStream(trx, userId, id);
      return await hasStreams(trx, userId, now());
    });
    if (!isOnline) grace.begin(userId);
  }

  /** Takes users offline who left or were silent for two minutes, and deletes the streams of crashed processes. */
  async function sweep(): Promise<void> {
    await grace.settle();
    await change((trx) => leaveSilent(trx, now()));
  }

  /** Whether a sweep would change anything, so that a quiet server writes nothing. */
  async function isSweepNeeded(): Promise<boolean> {
    const nowMs = now();
    if (grace.hasAny() || (await hasSilent(database.read, nowMs))) return true;
    return await hasStaleStreams(database.read, freshSince(nowMs));
  }

  return {
    /** Brings a user online in the transaction of their sign-in; returns whether they were offline. */
    enter: (trx: Writer, userId: string) => upsertOnline(trx, userId, { nowMs: now(), isSignIn: true }),
    heartbeat: (browser: Browser) => change((trx) => takeHeartbeat(trx, browser, now())),
    stamp,
    openStream,
    closeStream,
    /** Deletes a stream of a process that stops; the browser opens another one elsewhere. */
    moveStream: (userId: string, id: string) => database.write((trx) => deleteStream(trx, userId, id)),
    /** Called at the logout of one browser, or of all browsers if there is no `sessionId`. */
    leave: (browser: { userId: string; sessionId?: string | undefined }) =>
      change((trx) => leaveBrowser(trx, browser, now())),
    /** Called after sessions of the user have ended. */
    followSessions: (userId: string) => change((trx) => leaveEndedSessions(trx, userId, now())),
    sweep,
    isSweepNeeded,
    publishChange: onChange,
    stop: grace.stop,
  };
}

/** Remembers when each user's last request was stored, so that most requests write nothing. */
function createStamps() {
  const storedAt = new Map<string, number>();

  return {
    /** Whether a minute has passed since this last returned true for the user. */
    isDue(userId: string, nowMs: number): boolean {
      const before = storedAt.get(userId);
      // The difference may be negative, after the clock was set back.
      if (before !== undefined && Math.abs(nowMs - before) < STAMP_EVERY_MS) return false;
      storedAt.delete(userId);
      storedAt.set(userId, nowMs);
      const oldest = storedAt.keys().next().value;
      if (storedAt.size > MAX_STAMPED_USERS && oldest !== undefined) storedAt.delete(oldest);
      return true;
    },
  };
}
