import Sqlite from 'better-sqlite3';
import {
  Kysely,
  SqliteDialect,
  type Dialect,
  type SqliteDatabase,
  type SqliteDialectConfig,
  type SqliteStatement,
} from 'kysely';
import type { FindFile } from './compare-files.ts';
import { emptyLog } from './empty-log.ts';
import { watchFiles, type OpenFiles } from './open-files.ts';
import { createRetryingDialect } from './retrying-sqlite.ts';
import { runPreparedNow } from './prepared.ts';
import { queryLog, type OnQuery } from './query-log.ts';
import type { Schema } from './schema.ts';

/** How long opening and reading may block this process while another one has the lock. */
const BUSY_TIMEOUT_MS = 250;
const PAGE_CACHE_KIB = 16_384;
const MAX_STATEMENTS = 500;

type WriterOptions = {
  onQuery?: OnQuery | undefined;
  /** Called with a sentence about a problem of the files. */
  onProblem: (sentence: string) => void;
  findFile?: FindFile;
};

/**
 * Opens the connection that writes. A committed write survives a power loss, because of WAL with full syncs. Once the
 * files are no longer in their place, each write fails with `DatabaseGone`.
 */
export function openSqliteWriter(
  file: string,
  options: WriterOptions,
): { db: Kysely<Schema>; files: OpenFiles; emptyLog: () => Promise<void> } {
  const connection = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS });
  makeSafe(connection);
  // Reads something, so that the log and its index exist.
  connection.pragma('schema_version');
  const files = watchFiles(connection, options);
  const db = toKysely(connection, options.onQuery, {
    guard: createGuard(connection, files),
    toDialect: createRetryingDialect,
    beforeClose: () => emptyLog(connection),
  });
  return {
    db,
    files,
    // Takes the connection, so that it does not run in the middle of a database transaction.
    emptyLog: () => db.connection().execute(async () => void emptyLog(connection)),
  };
}

/** Opens a second connection that cannot write, so that reads never wait for a batch of writes. */
export function openSqliteReader(file: string, onQuery?: OnQuery): Kysely<Schema> {
  const connection = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS, readonly: true });
  connection.pragma(`cache_size = -${PAGE_CACHE_KIB}`);
  connection.pragma('query_only = ON');
  return toKysely(connection, onQuery);
}

function makeSafe(connection: Sqlite.Database): void {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  // Overwrites deleted data, so that the file has no data of deleted accounts.
  connection.pragma('secure_delete = ON');
  connection.pragma(`cache_size = -${PAGE_CACHE_KIB}`);
  requirePragma(connection, 'journal_mode', 'wal');
  requirePragma(connection, 'synchronous', 2);
  requirePragma(connection, 'foreign_keys', 1);
  requirePragma(connection, 'secure_delete', 1);
  // From here on, `createRetryingDialect` waits instead.
  connection.pragma('busy_timeout = 0');
  requirePragma(connection, 'busy_timeout', 0);
}

function requirePragma(connection: Sqlite.Database, name: string, expected: string | number): void {
  const actual: unknown = connection.pragma(name, { simple: true });
  if (actual !== expected) {
    throw new Error(`SQLite has ${name} = ${String(actual)}, but ${expected} is needed to keep data safe.`);
  }
}

type StatementGuard = (statement: Sqlite.Statement, text: string) => SqliteStatement;
type KyselyOptions = {
  guard?: StatementGuard;
  toDialect?: (config: SqliteDialectConfig) => Dialect;
  beforeClose?: () => void;
};

function toKysely(
  connection: Sqlite.Database,
  onQuery: OnQuery | undefined,
  { guard, toDialect = (config) => new SqliteDialect(config), beforeClose }: KyselyOptions = {},
): Kysely<Schema> {
  const prepare = createPrepare(connection);
  const database: SqliteDatabase = {
    prepare: guard ? (text) => guard(prepare(text), text) : prepare,
    close() {
      beforeClose?.();
      connection.close();
    },
  };
  const db = new Kysely<Schema>({ dialect: toDialect({ database }), ...queryLog(onQuery) });
  runPreparedNow(db, (query) => {
    onQuery?.(query);
    const statement = database.prepare(query.sql);
    if (statement.reader) return statement.all(query.parameters);
    statement.run(query.parameters);
    return [];
  });
  return db;
}

/** Caches prepared statements: preparing one costs more than running it, and there are few different ones. */
function createPrepare(connection: Sqlite.Database): (text: string) => Sqlite.Statement {
  const statements = new Map<string, Sqlite.Statement>();
  return (text) => {
    const cached = statements.get(text);
    if (cached) return cached;
    const statement = connection.prepare(text);
    if (statements.size < MAX_STATEMENTS) statements.set(text, statement);
    return statement;
  };
}

/**
 * Checks the files after each commit, and after each write outside a database transaction. All writes pass here, also
 * those of the identity library, so that no write into a missing file is reported as stored. Statements within a
 * database transaction are not checked.
 */
function createGuard(connection: Sqlite.Database, files: OpenFiles): StatementGuard {
  function checkAfter<T>(result: T): T {
    if (!connection.inTransaction) files.requireAfterCommit();
    return result;
  }
  return (statement, text) => {
    if (statement.reader && statement.readonly) return statement;
    if (connection.inTransaction) {
      if (!ENDS_TRANSACTION.test(text)) return statement;
    } else {
      // SQLite has rolled back by itself (disk full). An error of this rollback must not hide the cause.
      if (text === 'rollback') return DOES_NOTHING;
      files.requireBeforeWrite();
    }
    return {
      reader: statement.reader,
      all: (parameters) => checkAfter(statement.all(parameters)),
      run: (parameters) => checkAfter(statement.run(parameters)),
      iterate: (parameters) => statement.iterate(parameters),
    };
  };
}

const ENDS_TRANSACTION = /^(commit|end|release)/i;

const DOES_NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};
