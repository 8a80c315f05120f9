import { pino, type DestinationStream, type Logger } from 'pino';
import { toSourceStack } from './source-stack.ts';

/** The program's log: one JSON object per line. */
export function createLog(level: string, to?: DestinationStream): Logger {
  const options = { level, serializers: { err: toLoggedError } };
  return to === undefined ? pino(options) : pino(options, to);
}

/**
 * The part of an error that may be logged: PostgreSQL adds values of whole rows to its errors, and its driver adds the
 * connection.
 */
export function toLoggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, message: error.message, code, stack: error.stack && toSourceStack(error.stack) };
}
