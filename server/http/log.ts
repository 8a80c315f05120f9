import { pino, type DestinationStream, type Logger } from 'pino';
import { toSourceStack } from './source-stack.ts';

/** Creates the program's log, with one JSON object per line. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: toLoggedError } };
  return destination === undefined ? pino(options) : pino(options, destination);
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
