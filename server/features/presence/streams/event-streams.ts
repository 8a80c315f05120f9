import type { Database } from '#server/database/connect.ts';
import { toSlices } from '#server/database/slices.ts';
import type { EventBus } from '#server/events/event-bus.ts';
import { AppError } from '#server/errors/app-error.ts';
import { createBackground } from '#server/http/background.ts';
import type { Presence } from '../presence.ts';
import type { EventStream } from './event-stream.ts';
import { createEventForwarding } from './forward-events.ts';
import { createOpenStreams, type OpenStream, type StreamOwner } from './open-streams.ts';
import { updateStreams } from './queries.ts';
import { applyAccess } from './stream-access.ts';

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
