/** How the processes on one database reach each other. */
export type Channel = {
  /** Hands texts, each of at most `MAX_TEXT_BYTES`, to every process that listens, this one included. */
  send: (texts: readonly string[]) => Promise<void>;
  /** Resolves once it hears, or has failed to and goes on trying. */
  listen: (ears: Ears) => Promise<void>;
  /** Stops hearing. */
  close: () => Promise<void>;
};

export type Ears = {
  onText: (text: string) => void;
  /** For some time nothing was heard, and something may have been said. */
  onGap: () => void;
};

/** PostgreSQL hands on no more than 8,000 bytes at once. */
export const MAX_TEXT_BYTES = 7_500;
