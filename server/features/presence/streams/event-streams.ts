import type { Database } from '#server/database/connect.ts';
import { toSlices } from '#server/database/slices.ts';
import type { EventBus } from '#server/events/event-bus.ts';
import { AppError } from '#server/errors/app-error.ts';
import { createBackground } from '#server/http/background.ts';
import type { Reader } from '#server/database/schema.ts';
import { sessionEndMs } from '#server/sessions/lifetime.ts';
import { selectSessionStates, type SessionState } from '#server/sessions/queries.ts';
import type { Presence } from '../presence.ts';
import type { EventStream } from './event-stream.ts';
import { createEventForwarding } from './forward-events.ts';
import { createOpenStreams, type OpenStream, type StreamOwner } from './open-streams.ts';
import { updateStreams } from './queries.ts';

/** The time between two checks of each stream and its session. */
const CHECK_MS = 15_000;

export type EventStreams = ReturnType<typeof createEventStreams>;

/** The event streams of this process: opens them, forwards events, and ends them with their sessions. */
export function createEventStreams(options: {
  database: Database;
  bus: EventBus;
  presence: Presence;
  now: () => number;
  sessionDays: () => number;
  onError: (error: unknown) => void;
}) {
  const { database, presence, now } = options;
  const background = createBackground(options.onError);
  const streams = createOpenStreams(afterClose);
  const { followSessions } = presence;
  const forwarding = createEventForwarding({ ...options, streams, checkAccess, followSessions, background });
  const unsubscribe = options.bus.subscribe(forwarding.forward);
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  /** Opens a stream. Throws `tooManyStreams`, `tooManyRequests`, `notAuthenticated`, `shuttingDown`. */
  async function open(owner: StreamOwner): Promise<EventStream> {
    if (isClosed) throw new AppError('shuttingDown');
    // The stream is added before its row is stored, so that it ends if its session ends in between.
    const opened = streams.add(owner);
    timer ??= setInterval(() => background.begin(check), CHECK_MS).unref();
    const stored = store(opened);
    background.begin(() => stored.catch(() => undefined));
    await stored;
    return opened.stream;
  }

  async function store(opened: OpenStream): Promise<void> {
    try {
      opened.id = await presence.openStream(opened);
    } catch (error) {
      opened.stream.close();
      throw error;
    }
    // The browser may have gone, or the session ended, while the row was stored.
    if (!streams.ofUser(opened.userId).includes(opened)) await release(opened.userId, opened.id);
    opened.stream.sendNow('ready');
  }

  function afterClose({ userId, id }: OpenStream): void {
    if (streams.isEmpty()) {
      clearInterval(timer);
      timer = undefined;
    }
    if (id !== undefined) background.begin(() => release(userId, id));
  }

  /** If the server stops, its users stay online, since their browsers open a stream elsewhere. */
  function release(userId: string, id: string): Promise<void> {
    return isClosed ? presence.moveStream(userId, id) : presence.closeStream(userId, id);
  }

  async function check(): Promise<void> {
    await checkAccess(streams.all());
    const alive = streams.all();
    for (const { stream } of alive) stream.keepAlive();
    const stored = alive.flatMap(({ userId, id }) => (id === undefined ? [] : [{ userId, id }]));
    for (const batch of toSlices(stored)) await database.write((trx) => updateStreams(trx, batch, now()));
  }

  function checkAccess(some: readonly OpenStream[]): Promise<void> {
    return applyAccess(database.read, some, () => ({ nowMs: now(), sessionDays: options.sessionDays() }));
  }

  /** Closes all streams and opens no more; a server that stops would wait for them. */
  async function close(): Promise<void> {
    isClosed = true;
    unsubscribe();
    forwarding.cancel();
    for (const { stream } of streams.all()) stream.close();
    await background.settled();
  }

  return { open, check, settled: () => background.settled(), close };
}

/** The access of a session to its stream; the last two end the stream. */
type StreamAccess = 'user' | 'admin' | 'accountSuspended' | 'notAuthenticated';

type Clock = { nowMs: number; sessionDays: number };

/** Ends the streams whose session has ended or whose user is suspended, and reports a changed role to the others. */
async function applyAccess(
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
