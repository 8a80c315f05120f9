import type { ServerResponse } from 'node:http';
import { uuidv7 } from 'uuidv7';
import { errorSentence, errorStatus } from '#shared/errors.ts';
import { BUSY_RETRY_SECONDS } from '#server/errors/app-error.ts';
import { refusalHeaders } from './security-headers.ts';

const CODE = 'serverBusy';
const ID_LENGTH = 36;

/** Returns a function that sends `serverBusy` as cheaply as possible, before any work is done. */
export function createBusyResponse(options: { isHttps: boolean }): (response: ServerResponse) => void {
  const status = errorStatus(CODE);
  const [before = '', after = ''] = toBody('|').split('|');
  const headers = [
    ...refusalHeaders(options).flat(),
    'Content-Type',
    'application/json',
    'Cache-Control',
    'no-store',
    'Retry-After',
    String(BUSY_RETRY_SECONDS),
    'Content-Length',
    String(before.length + ID_LENGTH + after.length),
  ];
  let waitingResponses: ServerResponse[] = [];

  function send(response: ServerResponse): void {
    const requestId = uuidv7();
    response.writeHead(status, [...headers, 'X-Request-Id', requestId]);
    response.end(before + requestId + after, 'latin1');
  }

  function sendAll(): void {
    const responses = waitingResponses;
    waitingResponses = [];
    for (const response of responses) send(response);
  }

  // Writing all responses at the end of the turn costs a quarter less.
  return (response) => {
    if (waitingResponses.push(response) === 1) setImmediate(sendAll);
  };
}

function toBody(requestId: string): string {
  return JSON.stringify({ error: errorSentence(CODE), code: CODE, requestId });
}
