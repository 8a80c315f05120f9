import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { queryLog, type OnQuery } from './query-log.ts';
import type { Schema } from './schema.ts';

const STATEMENT_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;
const MAX_CONNECTIONS = 10;

const INT8 = 20;
const NUMERIC = 1700;

/**
 * Opens a pool. Integers arrive as numbers, and one beyond 2^53-1 is an error rather than rounded;
 * `sum(bigint)` is numeric on PostgreSQL, so that type is read the same way.
 */
export function openPostgres(
  url: string,
  observers: { onIdleError?: (error: Error) => void; onQuery?: OnQuery },
): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === INT8 || type === NUMERIC ? toSafeInteger : pg.types.getTypeParser(type, format),
    },
  });
  // Without a listener an error of a connection that waits for no answer ends the process.
  pool.on('error', (error) => observers.onIdleError?.(error));
  pool.on('connect', (connection) => {
    connection.on('error', () => undefined);
  });
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...queryLog(observers.onQuery) });
}

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('An integer of the database is beyond 2^53-1.');
  return value;
}
