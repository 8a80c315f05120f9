import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Dialect,
  type SqliteDialectConfig,
} from 'kysely';
import { isBusy } from './database-errors.ts';

/** How long a statement waits for another process, counted from its request for the connection. */
const RETRY_FOR_MS = 5_000;
const BETWEEN_TRIES_MS = 20;

/**
 * Creates the dialect of the connection that writes. While another process has the lock, it retries, and this process
 * does other work in between. SQLite's own wait would block the whole process.
 */
export function createRetryingDialect(config: SqliteDialectConfig): Dialect {
  const dialect = new SqliteDialect(config);
  return {
    createDriver: () => new RetryingDriver(config),
    createAdapter: () => new QueuedAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

class RetryingDriver extends SqliteDriver {
  #last: Promise<void> = Promise.resolve();
  #letNext = (): void => undefined;

  /** Queues requests for the connection. The time in the queue counts, so that a long queue does not wait for long. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const untilMs = performance.now() + RETRY_FOR_MS;
    const turn = this.#last;
    const released = Promise.withResolvers<void>();
    this.#last = released.promise;
    await turn;
    this.#letNext = released.resolve;
    return withRetries(await super.acquireConnection(), untilMs);
  }

  override async releaseConnection(): Promise<void> {
    await super.releaseConnection();
    this.#letNext();
  }

  /** Takes the lock at once, since a transaction that starts with a read fails if somebody writes after that read. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** Keeps Kysely from queueing requests, since the driver does. */
class QueuedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Repeats statements that SQLite refuses because of another process, and of which it has done nothing. */
function withRetries(connection: DatabaseConnection, untilMs: number): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery) {
      for (;;) {
        const isLast = performance.now() > untilMs;
        try {
          return await connection.executeQuery<R>(query);
        } catch (error) {
          if (isLast || !isBusy(error)) throw error;
        }
        await wait(BETWEEN_TRIES_MS);
      }
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}
