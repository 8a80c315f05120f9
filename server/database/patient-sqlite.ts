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

/** How long a statement waits for another process, from when it asked for the connection. */
const PATIENCE_MS = 5_000;
const BETWEEN_TRIES_MS = 20;

/**
 * The connection that writes, while another process may hold the lock: it tries again and again, and this process
 * goes on with other work in between. SQLite's own wait would stop all of it.
 */
export function patientSqlite(config: SqliteDialectConfig): Dialect {
  const dialect = new SqliteDialect(config);
  return {
    createDriver: () => new PatientDriver(config),
    createAdapter: () => new QueuedAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

class PatientDriver extends SqliteDriver {
  #last: Promise<void> = Promise.resolve();
  #letNext = (): void => undefined;

  /** Waits in a queue of its own: time spent in it counts, so that a long queue does not wait for long. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const untilMs = performance.now() + PATIENCE_MS;
    const turn = this.#last;
    const own = Promise.withResolvers<void>();
    this.#last = own.promise;
    await turn;
    this.#letNext = own.resolve;
    return patient(await super.acquireConnection(), untilMs);
  }

  override async releaseConnection(): Promise<void> {
    await super.releaseConnection();
    this.#letNext();
  }

  /** Takes the lock at once: a transaction that began by reading is refused if anybody has written since. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** Kysely need not queue, since the driver does. */
class QueuedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Repeats what SQLite refuses because of another process: it has done nothing of such a statement. */
function patient(connection: DatabaseConnection, untilMs: number): DatabaseConnection {
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
