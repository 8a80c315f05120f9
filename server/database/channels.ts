/** Carries messages between the processes on one database. */
export type Channel = {
  /** Sends texts of at most `MAX_TEXT_BYTES` each to every process that listens, this one included. */
  send: (texts: readonly string[]) => Promise<void>;
  /** Resolves once it listens, or has failed and keeps trying. */
  listen: (ears: Ears) => Promise<void>;
  /** Stops listening. */
  close: () => Promise<void>;
};

export type Ears = {
  onText: (text: string) => void;
  /** Called after a time in which messages may have been missed. */
  onGap: () => void;
};

/** PostgreSQL takes no more than 8,000 bytes at once. */
export const MAX_TEXT_BYTES = 7_500;
