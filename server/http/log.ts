import { pino, type DestinationStream, type Logger } from 'pino';

/** The log of the program, a line of JSON each. */
export function createLog(level: string, to?: DestinationStream): Logger {
  const options = { level, serializers: { err: toLoggedError } };
  return to === undefined ? pino(options) : pino(options, to);
}

/**
 * What a log may hold of an error: PostgreSQL adds the values of whole rows to those it makes, and its driver
 * the connection with all it knows.
 */
export function toLoggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, message: error.message, code, stack: error.stack };
}
