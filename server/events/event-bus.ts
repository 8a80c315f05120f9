import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { MAX_TEXT_BYTES, type Channel } from '#server/database/channels.ts';

/** Changes that open browsers need to hear of. */
export type BusEvent =
  /** This user's transactions have changed. */
  | { name: 'records'; userId: string }
  /** This user's profile has changed. */
  | { name: 'profile'; userId: string }
  /** One or all sessions of this user have ended, or their role or suspension has changed. */
  | { name: 'access'; userId: string }
  /** Public facts about the installation have changed. */
  | { name: 'instance' }
  /** Somebody came online or went offline. */
  | { name: 'presence' }
  /** Notifications to administrators were added or read. */
  | { name: 'notifications' };

/** What a listener hears: an event, or that any event may have been missed. */
export type HeardEvent = BusEvent | { name: 'missed' };

export type EventBus = ReturnType<typeof createEventBus>;

type Listener = (event: HeardEvent, isFromHere: boolean) => void;
type Parcel = { from: string; events: readonly HeardEvent[] };

const RETRY_MS = 1_000;
/** Events hold at most a name and a user's id. */
const EVENTS_AT_ONCE = Math.floor(MAX_TEXT_BYTES / 150);

/**
 * Sends events to listeners: at once in this process, and over the database's channel in the others. An event
 * says that something changed, never its new value. Events published during a send go together in the next
 * one, equal ones once.
 */
export function createEventBus(options: {
  /** Reaches other processes; without it this process is the only one. */
  channel: Channel | undefined;
  onError: (error: unknown) => void;
}) {
  const { channel, onError } = options;
  const ownId = crypto.randomUUID();
  const closing = new AbortController();
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  let waiting = new Map<string, HeardEvent>();
  let sending: Promise<void> | undefined;

  function publish(event: BusEvent): void {
    emitter.emit('event', event, true);
    if (channel === undefined || closing.signal.aborted) return;
    waiting.set(JSON.stringify(event), event);
    sending ??= sendAll(channel).finally(() => (sending = undefined));
  }

  async function sendAll(to: Channel): Promise<void> {
    while (waiting.size > 0) {
      // Takes everything that is published at the same moment.
      await new Promise(setImmediate);
      const events = [...waiting.values()];
      waiting = new Map();
      try {
        await to.send(toTexts(ownId, events));
      } catch (error) {
        onError(error);
        if (closing.signal.aborted) return;
        // All of it may be dropped: the others reload everything once they can be reached.
        waiting = new Map([['missed', { name: 'missed' }]]);
        await wait(RETRY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      }
    }
  }

  function hear(text: string): void {
    try {
      const parcel = JSON.parse(text) as Parcel;
      if (parcel.from === ownId) return;
      for (const event of parcel.events) emitter.emit('event', event, false);
    } catch (error) {
      // Anyone who can reach the database can send anything on its channel.
      onError(error);
    }
  }

  return {
    publish,

    /** Answers a function that unsubscribes. */
    subscribe(listener: Listener): () => void {
      emitter.on('event', listener);
      return () => emitter.off('event', listener);
    },

    /** Listens to the other processes from now on; before that only to this one. */
    async open(): Promise<void> {
      await channel?.listen({
        onText: hear,
        onGap: () => void emitter.emit('event', { name: 'missed' }, false),
      });
    },

    /** Resolves once all published events have been sent to the others. */
    async settled(): Promise<void> {
      await sending;
    },

    /** Sends what is left, then stops listening. */
    async close(): Promise<void> {
      closing.abort();
      await sending;
      await channel?.close();
    },
  };
}

function toTexts(from: string, events: readonly HeardEvent[]): string[] {
  return Array.from({ length: Math.ceil(events.length / EVENTS_AT_ONCE) }, (_, n) =>
    JSON.stringify({
      from,
      events: events.slice(n * EVENTS_AT_ONCE, (n + 1) * EVENTS_AT_ONCE),
    } satisfies Parcel),
  );
}
