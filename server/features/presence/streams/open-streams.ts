import { tooManyRequests } from '#server/errors/app-error.ts';
import { createCounts } from '#server/http/counts.ts';
import { createEventStream, type EventStream } from './event-stream.ts';

/** The most streams of a process, so that connections are left for other requests. Browsers without one poll. */
const MAX_STREAMS = 4_000;
/** This limit keeps a few accounts on one machine from taking all streams. */
const MAX_STREAMS_PER_ADDRESS = 400;
const RETRY_MS = 60_000;

export type StreamOwner = { userId: string; sessionId: string; isAdmin: boolean; network: string };
/** A stream with its owner; `id` is the id of its row, once that is stored. */
export type OpenStream = StreamOwner & { stream: EventStream; id?: string };

/** Tracks the streams that are open in this process. `onRemove` is called for each that closes. */
export function createOpenStreams(onRemove: (removed: OpenStream) => void) {
  const byUser = new Map<string, Set<OpenStream>>();
  const perNetwork = createCounts();

  function remove(opened: OpenStream): void {
    const streams = byUser.get(opened.userId);
    streams?.delete(opened);
    if (streams?.size === 0) byUser.delete(opened.userId);
    perNetwork.remove(opened.network);
    onRemove(opened);
  }

  function all(): OpenStream[] {
    return [...byUser.values()].flatMap((streams) => [...streams]);
  }

  return {
    /** Throws `tooManyRequests`. */
    add(owner: StreamOwner): OpenStream {
      const isFull = all().length >= MAX_STREAMS;
      if (isFull || perNetwork.get(owner.network) >= MAX_STREAMS_PER_ADDRESS) throw tooManyRequests(RETRY_MS);
      const opened: OpenStream = { ...owner, stream: createEventStream(() => remove(opened)) };
      byUser.set(owner.userId, (byUser.get(owner.userId) ?? new Set()).add(opened));
      perNetwork.add(owner.network);
      return opened;
    },
    ofUser: (userId: string): OpenStream[] => [...(byUser.get(userId) ?? [])],
    all,
    isEmpty: () => byUser.size === 0,
  };
}
