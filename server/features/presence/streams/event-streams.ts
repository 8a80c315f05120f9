import type { Database } from '#server/database/connect.ts';
import type { EventBus, HeardEvent } from '#server/events/event-bus.ts';
import { AppError, tooManyRequests } from '#server/http/app-error.ts';
import { createCounts } from '#server/http/counts.ts';
import { createEventStream, type EventStream } from './event-stream.ts';
import { inBursts } from './in-bursts.ts';
import type { Presence } from './presence.ts';
import { updateStreams } from './queries.ts';
import { readStanding, type Standing } from './standing.ts';

/** How often a stream is kept alive and its session read again. */
const CHECK_MS = 15_000;
/** Of one process, so that streams leave connections to everything else; who gets none polls. */
const MAX_STREAMS = 4_000;
const RETRY_MS = 60_000;
/** Over so long the browsers of one process are told that they may have missed something. */
const CATCH_UP_MS = 3_000;
/** Databases bound how many values a query takes. */
const BATCH_SIZE = 500;

/** Streams of one address: a few accounts on one machine must not take all of them. */
const MAX_STREAMS_PER_ADDRESS = 400;

type Who = { userId: string; sessionId: string; isAdmin: boolean; network: string };
type Open = Who & { stream: EventStream; id?: string };

export type EventStreams = ReturnType<typeof createEventStreams>;

/** The event streams of this process: whom they are told what, and when they end. */
export function createEventStreams(options: {
  database: Database;
  bus: EventBus;
  presence: Presence;
  now: () => number;
  /** For so many days a session that is not used goes on. */
  sessionDays: () => number;
  onError: (error: unknown) => void;
}) {
  const { database, presence, now, sessionDays } = options;
  const byUser = new Map<string, Set<Open>>();
  const perNetwork = createCounts();
  const running = new Set<Promise<void>>();
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const toAdmins = {
    presence: inBursts(() => track(tellAdmins('presence'))),
    notifications: inBursts(() => track(tellAdmins('notifications'))),
  };
  const unsubscribe = options.bus.subscribe(forward);

  /** Opens a stream. Throws `tooManyStreams`, `tooManyRequests`, `notAuthenticated`, `shuttingDown`. */
  async function open(who: Who): Promise<EventStream> {
    if (isClosed) throw new AppError('shuttingDown');
    const isFull = everybody().length >= MAX_STREAMS;
    if (isFull || perNetwork.of(who.network) >= MAX_STREAMS_PER_ADDRESS) throw tooManyRequests(RETRY_MS);
    const opened: Open = { ...who, stream: createEventStream(() => forget(opened)) };
    // Before it is stored, so that it hears of a session that ends in the meantime.
    byUser.set(who.userId, (byUser.get(who.userId) ?? new Set()).add(opened));
    perNetwork.add(who.network);
    timer ??= setInterval(() => track(check()), CHECK_MS).unref();
    const stored = store(opened);
    track(stored.catch(() => undefined));
    await stored;
    return opened.stream;
  }

  async function store(opened: Open): Promise<void> {
    try {
      opened.id = await presence.openStream(opened);
    } catch (error) {
      opened.stream.close();
      throw error;
    }
    // The caller went, or the session ended, while it was stored.
    if (!of(opened.userId).includes(opened)) await release(opened.userId, opened.id);
    opened.stream.say('ready');
  }

  function forget(gone: Open): void {
    const left = byUser.get(gone.userId);
    left?.delete(gone);
    if (left?.size === 0) byUser.delete(gone.userId);
    perNetwork.remove(gone.network);
    if (byUser.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    if (gone.id !== undefined) track(release(gone.userId, gone.id));
  }

  /** Of a server that stops nobody is gone: the browser opens another stream, here or elsewhere. */
  function release(userId: string, id: string): Promise<void> {
    return isClosed ? presence.moveStream(userId, id) : presence.closeStream(userId, id);
  }

  function forward(event: HeardEvent, isFromHere: boolean): void {
    switch (event.name) {
      case 'presence':
      case 'notifications':
        return toAdmins[event.name].call();
      case 'access':
        return track(followAccess(event.userId, isFromHere));
      case 'instance':
        return tellEverybody('instance');
      case 'missed':
        return track(catchUp());
      case 'records':
      case 'profile':
        for (const { stream } of of(event.userId)) stream.tell(event.name);
    }
  }

  async function followAccess(userId: string, isFromHere: boolean): Promise<void> {
    // First, since it looks for streams whose session is gone; one process is enough.
    if (isFromHere) await presence.followSessions(userId).catch(options.onError);
    await endOver(of(userId));
  }

  /** Other processes could not be heard for a while: sessions may have ended, and anything have changed. */
  async function catchUp(): Promise<void> {
    // Where that fails, the check of every 15 seconds does it; what was missed is told either way.
    await endOver(everybody()).catch(options.onError);
    // Not all browsers at the same moment: the database has just come back.
    for (const { stream } of everybody()) {
      setTimeout(() => stream.tell('missed'), Math.random() * CATCH_UP_MS).unref();
    }
  }

  function tellEverybody(name: 'instance'): void {
    for (const { stream } of everybody()) stream.tell(name);
  }

  /** Who was an administrator a moment ago may be none any more. */
  async function tellAdmins(name: 'presence' | 'notifications'): Promise<void> {
    const candidates = everybody().filter(({ isAdmin }) => isAdmin);
    await endOver(candidates);
    for (const { stream, isAdmin } of candidates) if (isAdmin) stream.say(name);
  }

  /** What happens to every stream every 15 seconds. */
  async function check(): Promise<void> {
    await endOver(everybody());
    const alive = everybody();
    for (const { stream } of alive) stream.keepAlive();
    const stored = alive.flatMap(({ userId, id }) => (id === undefined ? [] : [{ userId, id }]));
    for (const batch of batches(stored)) await database.write((trx) => updateStreams(trx, batch, now()));
  }

  /** Ends the streams whose session is over or suspended, and tells the others of a role that has changed. */
  async function endOver(streams: readonly Open[]): Promise<void> {
    for (const batch of batches(streams)) {
      const standingOf = await readStanding(database.read, batch, {
        nowMs: now(),
        sessionDays: sessionDays(),
      });
      for (const each of batch) applyStanding(each, standingOf(each));
    }
  }

  function of(userId: string): Open[] {
    return [...(byUser.get(userId) ?? [])];
  }

  function everybody(): Open[] {
    return [...byUser.values()].flatMap((streams) => [...streams]);
  }

  function track(work: Promise<void>): void {
    const job = work.catch(options.onError).finally(() => running.delete(job));
    running.add(job);
  }

  /** Resolves once everything that was told has reached the streams. */
  async function settled(): Promise<void> {
    while (running.size > 0) await Promise.all(running);
  }

  return {
    open,
    check,
    settled,

    /** Closes every stream and opens no more: a server that stops would wait for them. */
    async close(): Promise<void> {
      isClosed = true;
      unsubscribe();
      for (const burst of Object.values(toAdmins)) burst.cancel();
      for (const { stream } of everybody()) stream.close();
      await settled();
    },
  };
}

function applyStanding(open: Open, standing: Standing): void {
  if (standing === 'accountSuspended' || standing === 'notAuthenticated') return open.stream.end(standing);
  const isAdmin = standing === 'admin';
  if (isAdmin !== open.isAdmin) open.stream.tell('profile');
  open.isAdmin = isAdmin;
}

function batches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH_SIZE) }, (_, n) =>
    items.slice(n * BATCH_SIZE, (n + 1) * BATCH_SIZE),
  );
}
