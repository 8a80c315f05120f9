import type { Logger } from 'pino';

const EVERY_MS = 60_000;

/** Makes what notes each refused request, and says at most once a minute how many there were. */
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
