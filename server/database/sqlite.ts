import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect, type DatabaseConnection, type Driver, type SqliteDatabase } from 'kysely';
import { queryLog, type OnQuery } from './query-log.ts';
import type { Schema } from './schema.ts';

const BUSY_TIMEOUT_MS = 250;
const PAGE_CACHE_KIB = 16_384;

/** Opens the connection that writes. An answered write survives a power loss: WAL with full syncs. */
export function openSqliteWriter(file: string, onQuery?: OnQuery): Kysely<Schema> {
  const connection = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS });
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  // What is deleted is overwritten, so that nothing of a deleted account can be read out of the file.
  connection.pragma('secure_delete = ON');
  connection.pragma(`cache_size = -${PAGE_CACHE_KIB}`);
  requirePragma(connection, 'journal_mode', 'wal');
  requirePragma(connection, 'synchronous', 2);
  requirePragma(connection, 'foreign_keys', 1);
  requirePragma(connection, 'secure_delete', 1);
  requirePragma(connection, 'busy_timeout', BUSY_TIMEOUT_MS);
  return toKysely(connection, onQuery, () => connection.pragma('wal_checkpoint(TRUNCATE)'));
}

/** Opens a second connection that cannot write, so that reads never wait for a batch of writes. */
export function openSqliteReader(file: string, onQuery?: OnQuery): Kysely<Schema> {
  const connection = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS, readonly: true });
  connection.pragma(`cache_size = -${PAGE_CACHE_KIB}`);
  connection.pragma('query_only = ON');
  return toKysely(connection, onQuery);
}

function requirePragma(connection: Sqlite.Database, name: string, expected: string | number): void {
  const actual: unknown = connection.pragma(name, { simple: true });
  if (actual !== expected) {
    throw new Error(
      `SQLite answers ${name} = ${String(actual)}, but ${expected} is needed to keep data safe.`,
    );
  }
}

function toKysely(
  connection: Sqlite.Database,
  onQuery: OnQuery | undefined,
  beforeClose?: () => void,
): Kysely<Schema> {
  const statements = new Map<string, Sqlite.Statement>();
  const database: SqliteDatabase = {
    // Preparing a statement costs more than running it; the set of texts is small and fixed.
    prepare(text) {
      const known = statements.get(text);
      if (known) return known;
      const statement = connection.prepare(text);
      if (statements.size < 500) statements.set(text, statement);
      return statement;
    },
    close() {
      beforeClose?.();
      connection.close();
    },
  };
  const dialect = new SqliteDialect({ database });
  const driver = withoutSecondRollback(dialect.createDriver(), connection);
  return new Kysely<Schema>({
    dialect: Object.assign(dialect, { createDriver: () => driver }),
    ...queryLog(onQuery),
  });
}

/** SQLite may have rolled back by itself (disk full): rolling back once more would fail and hide why. */
function withoutSecondRollback(driver: Driver, connection: Sqlite.Database): Driver {
  const rollback = driver.rollbackTransaction.bind(driver);
  return Object.assign(driver, {
    async rollbackTransaction(held: DatabaseConnection): Promise<void> {
      if (connection.inTransaction) await rollback(held);
    },
  });
}
