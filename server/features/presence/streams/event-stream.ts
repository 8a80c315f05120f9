import type { EventName } from '#shared/contract/presence.ts';
import { throttle, type Throttle } from './throttle.ts';

/** A stream with more unread events is closed, since its browser is probably gone. */
const MAX_UNREAD = 8;

export type EventStream = ReturnType<typeof createEventStream>;

/** Creates a stream of events to one browser. `onClose` is called once, whichever side closes the stream. */
export function createEventStream(onClose: () => void) {
  const encoder = new TextEncoder();
  const throttles = new Map<EventName, Throttle>();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (newController) => void (controller = newController),
    cancel: () => close(),
  });

  function write(text: string): void {
    if (controller === undefined) return;
    // `desiredSize` is 1 if all events are read, and falls by 1 for each unread event.
    const unreadCount = 1 - (controller.desiredSize ?? 0);
    if (unreadCount > MAX_UNREAD) close();
    else controller.enqueue(encoder.encode(text));
  }

  function sendNow(name: EventName, data = ''): void {
    write(`event: ${name}\ndata: ${data}\n\n`);
  }

  /** Sends an event, at most once a second for each name. */
  function send(name: EventName): void {
    const eventThrottle = throttles.get(name) ?? throttle(() => sendNow(name));
    throttles.set(name, eventThrottle);
    eventThrottle.call();
  }

  function close(): void {
    const openController = controller;
    if (openController === undefined) return;
    controller = undefined;
    for (const eventThrottle of throttles.values()) eventThrottle.cancel();
    try {
      openController.close();
    } catch {
      // The browser has closed it already.
    }
    onClose();
  }

  return {
    body,
    sendNow,
    send,
    /** Sends a comment, which browsers ignore, so that no proxy closes the connection as idle. */
    keepAlive: () => write(':\n\n'),
    end(reason: 'accountSuspended' | 'notAuthenticated'): void {
      sendNow('ended', reason);
      close();
    },
    close,
  };
}
