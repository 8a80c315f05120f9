import type { Logger } from 'pino';

const EVERY_MS = 60_000;

/** Returns a function that counts refused requests, and logs their number at most once a minute. */
export function createRefusalLog(log: Logger): () => void {
  let refused = 0;
  let timer: NodeJS.Timeout | undefined;

  function tell(): void {
    timer = undefined;
    log.warn({ refused }, 'requests were refused, since more came than could be answered');
    refused = 0;
  }

  return () => {
    refused++;
    timer ??= setTimeout(tell, EVERY_MS).unref();
  };
}
