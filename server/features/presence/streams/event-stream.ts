import type { EventName } from '#shared/contract/presence.ts';
import { throttle, type Throttle } from './throttle.ts';

/** A stream with more unread events is closed, since its browser is probably gone. */
const MAX_UNREAD = 8;

export type EventStream = ReturnType<typeof createEventStream>;

/** Creates one connection that receives events. `onClose` is called once, whichever side closes it. */
export function createEventStream(onClose: () => void) {
  const encoder = new TextEncoder();
  const throttles = new Map<EventName, Throttle>();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (started) => void (controller = started),
    cancel: () => close(),
  });

  function write(text: string): void {
    if (controller === undefined) return;
    if (1 - (controller.desiredSize ?? 0) > MAX_UNREAD) close();
    else controller.enqueue(encoder.encode(text));
  }

  function sendNow(name: EventName, data = ''): void {
    write(`event: ${name}\ndata: ${data}\n\n`);
  }

  /** Sends an event, at most one of each name a second. */
  function send(name: EventName): void {
    const throttled = throttles.get(name) ?? throttle(() => sendNow(name));
    throttles.set(name, throttled);
    throttled.call();
  }

  function close(): void {
    const openController = controller;
    if (openController === undefined) return;
    controller = undefined;
    for (const throttled of throttles.values()) throttled.cancel();
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
    /** Sends an empty line, so that no proxy closes the connection as idle. */
    keepAlive: () => write(':\n\n'),
    end(reason: 'accountSuspended' | 'notAuthenticated'): void {
      sendNow('ended', reason);
      close();
    },
    close,
  };
}
