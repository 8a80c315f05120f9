import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { pino, type DestinationStream, type Logger } from 'pino';
import { ROOT } from '#server/program-files.ts';
import { isComplete } from './complete-response.ts';
import type { HttpEnvironment } from './environment.ts';

const REFUSALS_EVERY_MS = 60_000;

/** Creates the program's log, with one JSON object per line. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: toLoggedError } };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Gives each request an id, and logs the request without its query and body. */
export function requestLog(log: Logger): MiddlewareHandler<HttpEnvironment> {
  return async (http, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    http.set('requestId', requestId);
    await next();
    if (!isComplete(http)) http.res.headers.set('X-Request-Id', requestId);
    log.info({
      requestId,
      method: http.req.method,
      path: http.req.path,
      status: http.res.status,
      durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
    });
  };
}

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
    timer ??= setTimeout(writeLog, REFUSALS_EVERY_MS).unref();
  };
}

/**
 * Returns the parts of an error that may be logged. PostgreSQL adds the values of rows to its errors, and its driver
 * adds the connection, which must not be logged.
 */
export function toLoggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, message: error.message, code, stack: error.stack && toSourceStack(error.stack) };
}

const SOURCE_POSITION = /file:\/\/\S*\/dist\/server\/([\w-]+\.js):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap>();

/**
 * Replaces positions in the built program by those in the source; does not change other stacks. A map is read at first
 * use: Node's `--enable-source-maps` reads all maps, which takes a third of the start and 23 MB.
 */
function toSourceStack(stack: string): string {
  return stack.replaceAll(SOURCE_POSITION, (position, file: string, line: string, column: string) => {
    const entry = readMap(file).findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry)) return position;
    const { originalSource, originalLine, originalColumn } = entry;
    return `${originalSource.replace(/^(?:\.\.\/)+/, '')}:${originalLine + 1}:${originalColumn + 1}`;
  });
}

function readMap(file: string): SourceMap {
  const cached = maps.get(file);
  if (cached !== undefined) return cached;
  const text = readFileSync(join(ROOT, `dist/server/${file}.map`), 'utf8');
  const map = new SourceMap(JSON.parse(text) as SourceMapPayload);
  maps.set(file, map);
  return map;
}
