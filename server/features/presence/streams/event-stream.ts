import type { EventName } from '#shared/contract/presence.ts';
import { throttle, type Throttle } from './throttle.ts';

/** At least two minutes of events: a browser with more unread ones is gone. */
const MAX_UNREAD = 8;

export type EventStream = ReturnType<typeof createEventStream>;

/** One connection that receives events. `onClose` is called once, whichever side closes it. */
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

  /** Sends an event now. */
  function say(name: EventName, data = ''): void {
    write(`event: ${name}\ndata: ${data}\n\n`);
  }

  /** Sends an event, at most one of each name a second. */
  function tell(name: EventName): void {
    const known = throttles.get(name) ?? throttle(() => say(name));
    throttles.set(name, known);
    known.call();
  }

  function close(): void {
    const open = controller;
    if (open === undefined) return;
    controller = undefined;
    for (const each of throttles.values()) each.cancel();
    try {
      open.close();
    } catch {
      // The browser has closed it already.
    }
    onClose();
  }

  return {
    body,
    say,
    tell,
    /** Sends an empty line, so that no proxy takes the connection for dead. */
    keepAlive: () => write(':\n\n'),
    /** Sends the reason, then closes. */
    end(reason: 'accountSuspended' | 'notAuthenticated'): void {
      say('ended', reason);
      close();
    },
    close,
  };
}
