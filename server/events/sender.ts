import { setTimeout as wait } from 'node:timers/promises';
import { MAX_TEXT_BYTES, type Channel } from '#server/database/channels.ts';
import type { ReceivedEvent } from './bus-events.ts';

/** The content of the texts that processes send each other. `from` is the sender's id. */
export type Parcel = { from: string; events: readonly ReceivedEvent[] };

const RETRY_MS = 1_000;
/** The most events of a text. An event has only a name and a user's id, and takes less than 150 bytes. */
const EVENTS_AT_ONCE = Math.floor(MAX_TEXT_BYTES / 150);

/**
 * Sends events to other processes. Events that are added during a send go together into the next one, equal ones once.
 */
export function createSender(channel: Channel, ownId: string, onError: (error: unknown) => void) {
  const closing = new AbortController();
  let waiting = new Map<string, ReceivedEvent>();
  let sending: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    while (waiting.size > 0) {
      // Waits for everything that is published in the same turn.
      await new Promise(setImmediate);
      const events = [...waiting.values()];
      waiting = new Map();
      try {
        await channel.send(toTexts(ownId, events));
      } catch (error) {
        onError(error);
        if (closing.signal.aborted) return;
        // The events can be dropped, since other processes reload everything after `missed`.
        waiting = new Map([['missed', { name: 'missed' }]]);
        await wait(RETRY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      }
    }
  }

  return {
    add(event: ReceivedEvent): void {
      if (closing.signal.aborted) return;
      waiting.set(JSON.stringify(event), event);
      sending ??= sendAll().finally(() => (sending = undefined));
    },

    /** Resolves once everything has been sent. */
    async settled(): Promise<void> {
      await sending;
    },

    /** Sends the remaining events, and accepts no more. */
    async close(): Promise<void> {
      closing.abort();
      await sending;
    },
  };
}

function toTexts(from: string, events: readonly ReceivedEvent[]): string[] {
  return Array.from({ length: Math.ceil(events.length / EVENTS_AT_ONCE) }, (_, at) =>
    JSON.stringify({
      from,
      events: events.slice(at * EVENTS_AT_ONCE, (at + 1) * EVENTS_AT_ONCE),
    } satisfies Parcel),
  );
}
