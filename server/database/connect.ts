import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { sql, type CompiledQuery, type Kysely } from 'kysely';
import { makeFolder } from '#server/make-folder.ts';
import { isMigrated, migrate } from './migrate.ts';
import type { Channel } from './channels.ts';
import { requireNotEmptied } from './emptied-file.ts';
import { createPollChannel } from './poll-channel.ts';
import type { ReaderLocation } from './open-reader.ts';
import { findDurabilityRisks } from './postgres-durability.ts';
import type { PostgresLocation } from './postgres.ts';
import { createPostgresRateLimiters, openMemoryRateLimiter, type OpenRateLimiter } from './rate-limiters.ts';
import type { Reader, Schema } from './schema.ts';
import { createFileSnapshot, createPooledSnapshot, type Snapshot } from './snapshot.ts';
import { openSqliteReader, openSqliteWriter } from './sqlite.ts';
import { requireFinished, selectTableNames } from './unfinished-move.ts';
import { createGroupedWrite, createPooledWrite, type Write } from './write.ts';

export type Database = {
  engine: 'sqlite' | 'postgres';
  read: Reader;
  /** The argument of `openReader` in another thread. */
  readerLocation: ReaderLocation;
  write: Write;
  snapshot: Snapshot;
  openRateLimiter: OpenRateLimiter;
  /** The channel to other processes on this database; undefined for SQLite, where there are none. */
  channel: Channel | undefined;
  /** Used only by the identity library, which makes its own queries. */
  identity: Kysely<Schema>;
  /** Writes the log of SQLite into the database file and empties it, so that it keeps no deleted data. */
  emptyLog: () => Promise<void>;
  /** Updates the statistics after many writes; until then PostgreSQL plans for empty tables. */
  gatherStatistics: () => Promise<void>;
  /** Throws if the database does not respond, or its files are gone. */
  ping: () => Promise<void>;
  /** Returns the version of the engine, and the size of the data on disk. */
  facts: () => Promise<{ version: string; bytes: number }>;
  /** Checkpoints the log, if there is one, then closes every connection. */
  close: () => Promise<void>;
};

export type DatabaseLocation = { dataDir: string } | PostgresLocation;

export type DatabaseObservers = {
  /** Called when a connection fails while no query waits for it. */
  onIdleError?: (error: Error) => void;
  /** Called with a sentence for the operator about a problem of the database. */
  onProblem?: (sentence: string) => void;
  onQuery?: (query: CompiledQuery) => void;
  /** Called with the existing tables before any change. It throws to refuse the database. */
  inspect?: (db: Reader, tables: ReadonlySet<string>) => Promise<void> | void;
};

/**
 * Opens the database and migrates it to the newest schema. Refuses the target of an unfinished move, unless
 * `inspect` is given.
 */
export async function connectDatabase(
  location: DatabaseLocation,
  observers: DatabaseObservers = {},
): Promise<Database> {
  return 'databaseUrl' in location
    ? await connectPostgres(location, observers)
    : await connectSqlite(location.dataDir, observers);
}

const FILES_CHECK_MS = 1_000;

/** Returns the path of the file of a SQLite database. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'saldo.sqlite');
}

async function connectSqlite(dataDir: string, observers: DatabaseObservers): Promise<Database> {
  makeFolder(dataDir);
  accessSync(dataDir, constants.W_OK);
  requireNotEmptied(sqliteFile(dataDir));
  const { onQuery, onProblem = () => undefined } = observers;
  const { db, files, emptyLog } = openSqliteWriter(sqliteFile(dataDir), { onQuery, onProblem });
  const writer = await migrateOrClose(db, 'sqlite', observers);
  const reader = openSqliteReader(sqliteFile(dataDir), onQuery);
  // The reader is used once: Kysely closes only used connections, and SQLite writes its log into the database when the
  // last one closes.
  await ping(reader);
  // Checks the files even while nobody writes: if their loss is noticed early, the log can still be saved.
  const checking = setInterval(files.check, FILES_CHECK_MS).unref();
  return {
    engine: 'sqlite',
    read: reader,
    readerLocation: { file: sqliteFile(dataDir) },
    write: createGroupedWrite(writer),
    snapshot: createFileSnapshot(() => {
      files.requireInPlace();
      return openSqliteReader(sqliteFile(dataDir), onQuery);
    }),
    openRateLimiter: openMemoryRateLimiter,
    channel: undefined,
    identity: writer,
    emptyLog,
    gatherStatistics: () => Promise.resolve(),
    async ping() {
      files.requireInPlace();
      await ping(reader);
    },
    facts: () => sqliteFacts(reader),
    async close() {
      clearInterval(checking);
      await reader.destroy();
      await writer.destroy();
    },
  };
}

async function connectPostgres(location: PostgresLocation, observers: DatabaseObservers): Promise<Database> {
  // The driver is loaded only here, since it is large.
  const { openPostgres } = await import('./postgres.ts');
  const { createListenChannel } = await import('./listen-channel.ts');
  const { db, pool, client } = openPostgres(location, observers);
  // Migrations may take longer than a query.
  await migrateOrClose(
    db,
    'postgres',
    observers,
    () => openPostgres({ ...location, hasNoTimeouts: true }, {}).db,
  );
  if (observers.onProblem) (await findDurabilityRisks(db)).forEach(observers.onProblem);
  const onChannelError = (error: Error) => observers.onIdleError?.(error);
  return {
    engine: 'postgres',
    read: db,
    readerLocation: location,
    write: createPooledWrite(db),
    snapshot: createPooledSnapshot(db),
    openRateLimiter: createPostgresRateLimiters(pool),
    channel:
      location.events === 'poll'
        ? createPollChannel(db, onChannelError)
        : createListenChannel(pool, client, onChannelError),
    identity: db,
    emptyLog: () => Promise.resolve(),
    gatherStatistics: async () => void (await sql`analyze`.execute(db)),
    ping: () => ping(db),
    facts: () => postgresFacts(db),
    close: () => db.destroy(),
  };
}

/** Migrates the database to the newest schema, over the connections of `openOther` if given. Closes `db` on failure. */
async function migrateOrClose(
  db: Kysely<Schema>,
  engine: Database['engine'],
  { inspect = requireFinished }: DatabaseObservers,
  openOther?: () => Kysely<Schema>,
): Promise<Kysely<Schema>> {
  try {
    await inspect(db, await selectTableNames(db, engine));
    if (!(await isMigrated(db))) await migrateOver(openOther?.() ?? db, db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Migrates over `db`, and closes it unless it is the connection of the program itself. */
async function migrateOver(db: Kysely<Schema>, mainDb: Kysely<Schema>): Promise<void> {
  try {
    await migrate(db);
  } finally {
    if (db !== mainDb) await db.destroy();
  }
}

async function sqliteFacts(db: Reader): Promise<{ version: string; bytes: number }> {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select sqlite_version() as version, page_count * page_size as bytes
    from pragma_page_count(), pragma_page_size()`.execute(db);
  return rows[0] ?? { version: '', bytes: 0 };
}

async function postgresFacts(db: Reader): Promise<{ version: string; bytes: number }> {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes`.execute(db);
  return rows[0] ?? { version: '', bytes: 0 };
}

/** Reads a page, since a query without a table succeeds even on a damaged file. */
async function ping(db: Reader): Promise<void> {
  await db.selectFrom('settings').select('key').limit(1).execute();
}
