import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { MAX_TEXT_BYTES, type Channel } from '#server/database/channels.ts';

/** What happens in one part of the product and matters to the browsers that are looking on. */
export type BusEvent =
  /** Transactions of this user have changed. */
  | { name: 'records'; userId: string }
  /** The profile of this user has changed. */
  | { name: 'profile'; userId: string }
  /** Sessions of this user have ended, all or one; or their role or suspension has changed. */
  | { name: 'access'; userId: string }
  /** What everybody may know of the installation has changed. */
  | { name: 'instance' }
  /** Somebody came online or went. */
  | { name: 'presence' }
  /** Notices to administrators were added or read. */
  | { name: 'notifications' };

/** What a listener hears: an event, or that any may have been missed. */
export type HeardEvent = BusEvent | { name: 'missed' };

export type EventBus = ReturnType<typeof createEventBus>;

type Listener = (event: HeardEvent, isFromHere: boolean) => void;
type Parcel = { from: string; events: readonly HeardEvent[] };

const RETRY_MS = 1_000;
/** Events have at most a name and a user's id. */
const EVENTS_AT_ONCE = Math.floor(MAX_TEXT_BYTES / 150);

/**
 * Tells everyone who listens, in this process at once and in the others over the database's channel; an event
 * says that something changed, never what it is now. What is published while others are being told goes
 * together, and the same event once.
 */
export function createEventBus(options: {
  /** Where there are other processes; without one this process is alone. */
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
      // What the same moment publishes goes with it.
      await new Promise(setImmediate);
      const events = [...waiting.values()];
      waiting = new Map();
      try {
        await to.send(toTexts(ownId, events));
      } catch (error) {
        onError(error);
        if (closing.signal.aborted) return;
        // However much it was: the others ask for everything anew once they can be told.
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
      // Whoever reaches the database can say anything on its channel.
      onError(error);
    }
  }

  return {
    publish,

    /** Answers how to stop listening. */
    subscribe(listener: Listener): () => void {
      emitter.on('event', listener);
      return () => emitter.off('event', listener);
    },

    /** Hears the other processes from here on; before that only what happens in this one is heard. */
    async open(): Promise<void> {
      await channel?.listen({
        onText: hear,
        onGap: () => void emitter.emit('event', { name: 'missed' }, false),
      });
    },

    /** Resolves once the others have been told what was published. */
    async settled(): Promise<void> {
      await sending;
    },

    /** Tells what is left to tell, and hears nothing more. */
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
