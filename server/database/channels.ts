import { setTimeout as wait } from 'node:timers/promises';

/** Carries messages between the processes on one database. */
export type Channel = {
  /** Sends texts of at most `MAX_TEXT_BYTES` each to every process that listens, this one included. */
  send: (texts: readonly string[]) => Promise<void>;
  /** Resolves once it listens, or has failed and keeps trying. */
  listen: (ears: Ears) => Promise<void>;
  /** Stops listening; it may listen again. */
  close: () => Promise<void>;
};

export type Ears = {
  onText: (text: string) => void;
  /** Called after a time in which messages may have been missed. */
  onGap: () => void;
};

/** PostgreSQL takes no more than 8,000 bytes at once. */
export const MAX_TEXT_BYTES = 7_500;

/** One attempt to hear, again and again until the channel closes; `onHearing` may be called before it ends. */
export type Hear = (onHearing: () => void, signal: AbortSignal) => Promise<void>;

/** A channel that makes its attempts to hear one after the other, with a pause between two. */
export function createChannel(options: {
  send: Channel['send'];
  createHear: (ears: Ears) => Hear;
  pauseMs: number;
  onError: (error: Error) => void;
}): Channel {
  let closing: AbortController | undefined;
  let running: Promise<void> | undefined;

  async function keepHearing(hear: Hear, onFirst: () => void, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await hear(onFirst, signal).catch((error: unknown) => {
        if (!signal.aborted) options.onError(error as Error);
      });
      onFirst();
      await wait(options.pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }

  return {
    send: options.send,
    listen: (ears) =>
      new Promise((resolve) => {
        closing = new AbortController();
        running = keepHearing(options.createHear(ears), resolve, closing.signal);
      }),
    async close() {
      closing?.abort();
      await running;
    },
  };
}
