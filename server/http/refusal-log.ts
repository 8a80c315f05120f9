import type { Logger } from 'pino';

const EVERY_MS = 60_000;

/** Returns a function that counts refused requests, and logs their number at most once a minute. */
export function createRefusalLog(log: Logger): () => void {
  let refused = 0;
  let timer: NodeJS.Timeout | undefined;

  function writeLog(): void {
    timer = undefined;
    log.warn({ refused }, 'requests were refused because there were too many');
    refused = 0;
  }

  return () => {
    refused++;
    timer ??= setTimeout(writeLog, EVERY_MS).unref();
  };
}
