import { EventEmitter } from 'node:events';

/** What happens in one part of the product and matters to the browsers that are looking on. */
export type BusEvent =
  /** Records of this user have changed. */
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

export type EventBus = ReturnType<typeof createEventBus>;

/** Tells everyone in this process who listens; an event says that something changed, never what it is now. */
export function createEventBus() {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    publish: (event: BusEvent): void => void emitter.emit('event', event),
    /** Answers how to stop listening. */
    subscribe(listener: (event: BusEvent) => void): () => void {
      emitter.on('event', listener);
      return () => emitter.off('event', listener);
    },
  };
}
