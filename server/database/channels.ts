import { setTimeout as wait } from 'node:timers/promises';

/** Carries messages between the processes on one database. */
export type Channel = {
  /** Sends texts of at most `MAX_TEXT_BYTES` each to every listening process, including this one. */
  send: (texts: readonly string[]) => Promise<void>;
  /** Resolves once the channel listens, or has failed for the first time and keeps trying. */
  listen: (listener: ChannelListener) => Promise<void>;
  /** Stops listening. `listen` may be called again. */
  close: () => Promise<void>;
};

export type ChannelListener = {
  onText: (text: string) => void;
  /** Called after a time in which messages may have been missed. */
  onGap: () => void;
};

/** PostgreSQL accepts at most 8,000 bytes per notification. */
export const MAX_TEXT_BYTES = 7_500;

/** Makes one attempt to receive, which ends with the connection. `onListening` is called once the attempt listens. */
export type Receive = (onListening: () => void, signal: AbortSignal) => Promise<void>;

/** Creates a channel that repeats its attempts to receive, with a pause in between, until it is closed. */
export function createChannel(options: {
  send: Channel['send'];
  createReceive: (listener: ChannelListener) => Receive;
  pauseMs: number;
  onError: (error: Error) => void;
}): Channel {
  let closing: AbortController | undefined;
  let running: Promise<void> | undefined;

  async function keepReceiving(
    receive: Receive,
    onListening: () => void,
    signal: AbortSignal,
  ): Promise<void> {
    while (!signal.aborted) {
      await receive(onListening, signal).catch((error: unknown) => {
        if (!signal.aborted) options.onError(error as Error);
      });
      onListening();
      await wait(options.pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }

  return {
    send: options.send,
    listen: (listener) =>
      new Promise((resolve) => {
        closing = new AbortController();
        running = keepReceiving(options.createReceive(listener), resolve, closing.signal);
      }),
    async close() {
      closing?.abort();
      await running;
    },
  };
}
