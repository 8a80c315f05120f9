import { EVENT_NAMES, streamEvents, type EventName } from '#shared/contract/presence.ts';
import { HEARTBEAT_MS } from '#shared/limits.ts';
import { sendHeartbeatNow } from './heartbeat.ts';
import type { Listen } from './server-event.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Passes the server's event stream to `listen` and sends heartbeats. While there is no stream, it reports 'missed' at
 * intervals and reconnects after growing delays. `hasMissed` is true if no tab was listening before.
 */
export function followStream(listen: Listen, hasMissed: boolean): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let hasMissedEvents = hasMissed;

  function open(): void {
    clearTimeout(retry);
    source = connect(receive, handleError);
  }

  function receive(name: EventName, data: string): void {
    if (name === 'ended') return listen({ name, data });
    if (name !== 'ready') return listen({ name });
    failures = 0;
    listen({ name: hasMissedEvents ? 'missed' : 'opened' });
    hasMissedEvents = false;
  }

  function handleError(): void {
    close();
    hasMissedEvents = true;
    failures += 1;
    // An EventSource does not say why it failed; the response to a heartbeat does.
    void sendHeartbeatNow(listen);
    retry = setTimeout(open, waitMs(failures));
  }

  function close(): void {
    clearTimeout(retry);
    source?.close();
    source = undefined;
  }

  const reopen = () => source === undefined && open();
  addEventListener('online', reopen);
  const timer = setInterval(() => {
    void sendHeartbeatNow(listen);
    if (source?.readyState !== EventSource.OPEN) listen({ name: 'missed' });
  }, HEARTBEAT_MS);
  open();
  return () => {
    removeEventListener('online', reopen);
    clearInterval(timer);
    close();
  };
}

function connect(receive: (name: EventName, data: string) => void, handleError: () => void): EventSource {
  const source = new EventSource(streamEvents.path);
  source.addEventListener('error', handleError);
  for (const name of EVENT_NAMES) {
    source.addEventListener(name, ({ data }: MessageEvent<string>) => receive(name, data));
  }
  return source;
}

/** Random, so that not all browsers reconnect at the same moment after a restart. */
function waitMs(failures: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
}
