import type { EventName } from '#shared/contract/presence.ts';
import { inBursts, type InBursts } from './in-bursts.ts';

/** Who has not read so many pieces, at least two minutes of them, is not there any more. */
const MAX_UNREAD = 8;

export type EventStream = ReturnType<typeof createEventStream>;

/** One connection that is told events. `onClose` is called once, whichever side has closed it. */
export function createEventStream(onClose: () => void) {
  const encoder = new TextEncoder();
  const bursts = new Map<EventName, InBursts>();
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

  function say(name: EventName, data = ''): void {
    write(`event: ${name}\ndata: ${data}\n\n`);
  }

  /** Says an event, but of one name at most one a second. */
  function tell(name: EventName): void {
    const known = bursts.get(name) ?? inBursts(() => say(name));
    bursts.set(name, known);
    known.call();
  }

  function close(): void {
    const open = controller;
    if (open === undefined) return;
    controller = undefined;
    for (const burst of bursts.values()) burst.cancel();
    try {
      open.close();
    } catch {
      // The other side has closed it.
    }
    onClose();
  }

  return {
    body,
    say,
    tell,
    /** A line that says nothing, so that nobody on the way takes the connection for a dead one. */
    keepAlive: () => write(':\n\n'),
    /** Says why it ends, and ends. */
    end(reason: 'accountSuspended' | 'notAuthenticated'): void {
      say('ended', reason);
      close();
    },
    close,
  };
}
