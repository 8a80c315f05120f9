import { EventEmitter } from 'node:events';
import type { Channel } from '#server/database/channels.ts';
import type { BusEvent, ReceivedEvent } from './bus-events.ts';
import { createSender, type Parcel } from './sender.ts';

export type EventBus = ReturnType<typeof createEventBus>;

type Listener = (event: ReceivedEvent, isFromHere: boolean) => void;

/**
 * Sends events to listeners: at once in this process, and over the database's channel in other processes. An event says
 * that something has changed, but not its new value.
 */
export function createEventBus(options: {
  /** The connection to other processes; undefined if this process is the only one. */
  channel: Channel | undefined;
  onError: (error: unknown) => void;
}) {
  const { channel, onError } = options;
  const ownId = crypto.randomUUID();
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const sender = channel && createSender(channel, ownId, onError);

  function receive(text: string): void {
    try {
      const parcel = JSON.parse(text) as Parcel;
      if (parcel.from === ownId) return;
      for (const event of parcel.events) emitter.emit('event', event, false);
    } catch (error) {
      // Anyone who can reach the database can send anything on its channel.
      onError(error);
    }
  }

  function publish(event: BusEvent): void {
    emitter.emit('event', event, true);
    sender?.add(event);
  }

  return {
    publish,

    /** Returns a function that unsubscribes. */
    subscribe(listener: Listener): () => void {
      emitter.on('event', listener);
      return () => emitter.off('event', listener);
    },

    /** Starts to listen to other processes. */
    async open(): Promise<void> {
      await channel?.listen({
        onText: receive,
        onGap: () => void emitter.emit('event', { name: 'missed' }, false),
      });
    },

    /** Resolves once all published events have been sent to other processes. */
    settled: async (): Promise<void> => await sender?.settled(),

    /** Sends what is left, then stops listening. */
    async close(): Promise<void> {
      await sender?.close();
      await channel?.close();
    },
  };
}
