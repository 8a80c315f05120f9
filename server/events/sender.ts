import { setTimeout as wait } from 'node:timers/promises';
import { MAX_TEXT_BYTES, type Channel } from '#server/database/channels.ts';
import type { HeardEvent } from './bus-events.ts';

/** What processes send each other; `from` is the sender's id. */
export type Parcel = { from: string; events: readonly HeardEvent[] };

const RETRY_MS = 1_000;
/** Events hold at most a name and a user's id. */
const EVENTS_AT_ONCE = Math.floor(MAX_TEXT_BYTES / 150);

/** Sends events to the other processes. Those added during a send go together in the next one, equal ones once. */
export function createSender(channel: Channel, ownId: string, onError: (error: unknown) => void) {
  const closing = new AbortController();
  let waiting = new Map<string, HeardEvent>();
  let sending: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    while (waiting.size > 0) {
      // Takes everything that is published at the same moment.
      await new Promise(setImmediate);
      const events = [...waiting.values()];
      waiting = new Map();
      try {
        await channel.send(toTexts(ownId, events));
      } catch (error) {
        onError(error);
        if (closing.signal.aborted) return;
        // All of it may be dropped: the others reload everything once they can be reached.
        waiting = new Map([['missed', { name: 'missed' }]]);
        await wait(RETRY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      }
    }
  }

  return {
    add(event: HeardEvent): void {
      if (closing.signal.aborted) return;
      waiting.set(JSON.stringify(event), event);
      sending ??= sendAll().finally(() => (sending = undefined));
    },

    /** Resolves once everything has been sent. */
    async settled(): Promise<void> {
      await sending;
    },

    /** Sends what is left, and takes nothing more. */
    async close(): Promise<void> {
      closing.abort();
      await sending;
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
