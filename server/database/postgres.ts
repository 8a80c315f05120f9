import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { isDatabaseUnavailable } from './database-errors.ts';
import { syncCommits } from './postgres-durability.ts';
import { queryLog, type OnQuery } from './query-log.ts';
import type { Schema } from './schema.ts';

/** PostgreSQL, or an engine that speaks its protocol. */
export type PostgresLocation = {
  databaseUrl: string;
  /** The most connections of this process, without the one that listens. */
  connections?: number | undefined;
  /** How processes receive events: by LISTEN, or by polling if the engine has no LISTEN. */
  events?: 'listen' | 'poll';
  statementTimeoutMs?: number;
  /** Set by commands, whose statements may take as long as they need. */
  hasNoTimeouts?: boolean;
};

/** The name under which the server lists connections of this program. */
export const APPLICATION_NAME = 'saldo';

const DEFAULT_CONNECTIONS = 10;
const STATEMENT_TIMEOUT_MS = 10_000;
/** After this time, the server releases the locks of a database transaction whose process may have lost its network. */
const IDLE_TRANSACTION_TIMEOUT_MS = 15_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** If a server exceeds its own time limit by this much, it no longer responds, or the network is broken. */
const SILENCE_MS = 2_000;
const KEEP_ALIVE_MS = 10_000;

const INT8 = 20;
const NUMERIC = 1700;

/**
 * Opens a pool. Integers are read as numbers; one beyond 2^53-1 is an error instead of being rounded. `sum(bigint)` is
 * numeric on PostgreSQL, so numerics are read the same way.
 */
export function openPostgres(
  location: PostgresLocation,
  observers: { onIdleError?: (error: Error) => void; onQuery?: OnQuery },
): { db: Kysely<Schema>; pool: pg.Pool; client: pg.ClientConfig } {
  const client: pg.ClientConfig = {
    connectionString: location.databaseUrl,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
  const pool = new pg.Pool({ ...client, ...poolConfig(location) });
  // Without a listener, an error on an idle connection ends the process.
  pool.on('error', (error) => observers.onIdleError?.(error));
  pool.on('connect', (connection) => {
    connection.on('error', () => undefined);
  });
  const dialect = new PostgresDialect({ pool: discardLostConnections(pool) });
  return { db: new Kysely<Schema>({ dialect, ...queryLog(observers.onQuery) }), pool, client };
}

function poolConfig({ connections, statementTimeoutMs, hasNoTimeouts }: PostgresLocation): pg.PoolConfig {
  const timeoutMs = statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
  return {
    max: connections ?? DEFAULT_CONNECTIONS,
    ...(hasNoTimeouts ? {} : { statement_timeout: timeoutMs, query_timeout: timeoutMs + SILENCE_MS }),
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    // oxlint-disable-next-line typescript/no-misused-promises -- The pool waits for it, which its types do not say.
    onConnect: syncCommits,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === INT8 || type === NUMERIC ? toSafeInteger : pg.types.getTypeParser(type, format),
    },
  };
}

/** Returns the pool, but discards connections that were lost or do not respond. */
function discardLostConnections(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => discardIfLost(await pool.connect()),
  };
}

function discardIfLost(client: pg.PoolClient): PostgresPoolClient {
  let isLost = false;
  const query = async (text: string, values: unknown[]) => {
    try {
      return await client.query(text, values);
    } catch (error) {
      isLost ||= isDatabaseUnavailable(error);
      throw error;
    }
  };
  return {
    // The other signature is for cursors, which are not used.
    query: query as unknown as PostgresPoolClient['query'],
    release: (isDiscarded) => client.release(isDiscarded === true || isLost),
  };
}

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('An integer of the database is beyond 2^53-1.');
  return value;
}
