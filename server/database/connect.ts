import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { sql, type CompiledQuery, type Kysely } from 'kysely';
import { makeFolder } from '#server/make-folder.ts';
import { isMigrated, migrate } from './migrate.ts';
import type { Channel } from './channels.ts';
import { refuseEmptied } from './emptied-file.ts';
import { createPollChannel } from './poll-channel.ts';
import type { ReaderLocation } from './open-reader.ts';
import { findRisks } from './postgres-durability.ts';
import type { PostgresLocation } from './postgres.ts';
import { createRateLimitersOf, openMemoryRateLimiter, type OpenRateLimiter } from './rate-limiters.ts';
import type { Reader, Schema } from './schema.ts';
import { createFileSnapshot, createPooledSnapshot, type Snapshot } from './snapshot.ts';
import { openSqliteReader, openSqliteWriter } from './sqlite.ts';
import { refuseUnfinished, selectTableNames } from './unfinished-move.ts';
import { createGroupedWrite, createPooledWrite, type Write } from './write.ts';

export type Database = {
  engine: 'sqlite' | 'postgres';
  read: Reader;
  /** For `openReader` in another thread. */
  readerLocation: ReaderLocation;
  write: Write;
  snapshot: Snapshot;
  openRateLimiter: OpenRateLimiter;
  /** Carries messages to other processes on this database; undefined where there can be none. */
  channel: Channel | undefined;
  /** For the identity library only, which makes its own queries. */
  identity: Kysely<Schema>;
  /** Writes the log of SQLite into the database file and empties it, so that nothing deleted stays in it. */
  emptyLog: () => Promise<void>;
  /** Updates the statistics after many writes; until then PostgreSQL plans for empty tables. */
  gatherStatistics: () => Promise<void>;
  /** Throws when the database does not answer, or its files are gone. */
  ping: () => Promise<void>;
  /** The release of the engine, and the size of the data on disk. */
  facts: () => Promise<{ version: string; bytes: number }>;
  /** Checkpoints the log, if there is one, then closes every connection. */
  close: () => Promise<void>;
};

export type DatabaseLocation = { dataDir: string } | PostgresLocation;

export type DatabaseObservers = {
  /** Called when a connection fails while no query waits for it. */
  onIdleError?: (error: Error) => void;
  /** Receives a sentence about the database for the operator. */
  onProblem?: (sentence: string) => void;
  /** Called with each query; without it the reports cost nothing. */
  onQuery?: (query: CompiledQuery) => void;
  /** Looks at the existing tables before anything is changed, and throws to refuse the database. */
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

const FILES_LOOK_MS = 1_000;

/** The path of the one file of a SQLite database. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'saldo.sqlite');
}

async function connectSqlite(dataDir: string, observers: DatabaseObservers): Promise<Database> {
  makeFolder(dataDir);
  accessSync(dataDir, constants.W_OK);
  refuseEmptied(sqliteFile(dataDir));
  const { onQuery, onProblem = () => undefined } = observers;
  const { db, files, emptyLog } = openSqliteWriter(sqliteFile(dataDir), { onQuery, onProblem });
  const writer = await migrated(db, 'sqlite', observers);
  const reader = openSqliteReader(sqliteFile(dataDir), onQuery);
  // Kysely closes only connections it has used, and the log is checkpointed when the last one closes.
  await ping(reader);
  // Looks at the files while nobody writes, too: seen early, the log can still be saved.
  const looking = setInterval(files.look, FILES_LOOK_MS).unref();
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
      clearInterval(looking);
      await reader.destroy();
      await writer.destroy();
    },
  };
}

async function connectPostgres(location: PostgresLocation, observers: DatabaseObservers): Promise<Database> {
  // The driver is large, and SQLite does without it.
  const { openPostgres } = await import('./postgres.ts');
  const { createListenChannel } = await import('./listen-channel.ts');
  const { db, pool, client } = openPostgres(location, observers);
  // Migrations may take longer than a query.
  await migrated(db, 'postgres', observers, () => openPostgres({ ...location, isPatient: true }, {}).db);
  if (observers.onProblem) (await findRisks(db)).forEach(observers.onProblem);
  const onChannelError = (error: Error) => observers.onIdleError?.(error);
  return {
    engine: 'postgres',
    read: db,
    readerLocation: location,
    write: createPooledWrite(db),
    snapshot: createPooledSnapshot(db),
    openRateLimiter: createRateLimitersOf(pool),
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

/** Migrates the database to the newest schema, over connections of its own where they are given. */
async function migrated(
  db: Kysely<Schema>,
  engine: Database['engine'],
  { inspect = refuseUnfinished }: DatabaseObservers,
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

/** Keeps only the connections that stay in use. */
async function migrateOver(db: Kysely<Schema>, kept: Kysely<Schema>): Promise<void> {
  try {
    await migrate(db);
  } finally {
    if (db !== kept) await db.destroy();
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

/** Reads a page, since a query that reads none succeeds even on a damaged file. */
async function ping(db: Reader): Promise<void> {
  await db.selectFrom('settings').select('key').limit(1).execute();
}
