import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inject } from 'vitest';
import {
  connectDatabase,
  sqliteFile,
  type Database,
  type DatabaseLocation,
  type DatabaseObservers,
} from '#server/database/connect.ts';
import { markedAsProduct, watchQuery } from './one-user/watch.ts';
import { emptyDatabase, newDatabaseName, readShape, runAsAdmin, TEMPLATE } from './postgres-admin.ts';
import { makeTestFolder } from './make-test-folder.ts';

export type TestDatabase = Database & {
  /** The same database for the product. Each query on it must name one user or call `acrossUsers`. */
  forProduct: Database;
  /** For another program that opens the same database. */
  location: DatabaseLocation;
  drop: () => Promise<void>;
};

/**
 * Creates an empty database of the kind that this test project runs on: SQLite, or a real PostgreSQL. An earlier test
 * may have filled a database of PostgreSQL and left statistics in it, unless `neverFilled` is set.
 */
export async function createTestDatabase(
  observers: DatabaseObservers = {},
  { neverFilled = false } = {},
): Promise<TestDatabase> {
  return inject('database') === 'sqlite'
    ? await createTestSqlite(observers)
    : await createPostgres(inject('postgresUrl'), { neverFilled }, observers);
}

let emptyFile: Promise<Buffer> | undefined;

/** Returns the file of an empty database with the newest schema. Copying it is quicker than running the migrations. */
async function makeEmptyFile(): Promise<Buffer> {
  const dataDir = makeTestFolder();
  await (await connectDatabase({ dataDir })).close();
  const file = readFileSync(sqliteFile(dataDir));
  rmSync(dataDir, { recursive: true });
  return file;
}

/** Creates an empty SQLite database, even if this test project runs on PostgreSQL. */
export async function createTestSqlite(observers: DatabaseObservers = {}): Promise<TestDatabase> {
  const dataDir = makeTestFolder();
  emptyFile ??= makeEmptyFile();
  writeFileSync(sqliteFile(dataDir), await emptyFile);
  const database = await connectTo({ dataDir }, observers);
  return {
    ...database,
    async drop() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Opens an existing database; `drop` only closes it. */
export async function connectTo(
  location: DatabaseLocation,
  observers: DatabaseObservers = {},
): Promise<TestDatabase> {
  const database = await connectDatabase(location, withWatch(observers));
  return { ...database, forProduct: markedAsProduct(database), location, drop: () => database.close() };
}

function withWatch(observers: DatabaseObservers): DatabaseObservers {
  return {
    ...observers,
    onQuery(query) {
      watchQuery(query);
      observers.onQuery?.(query);
    },
  };
}

/**
 * Databases of this worker's earlier tests, emptied and still connected. Making one takes far longer, and so does
 * connecting, since each new connection reads the schema again.
 */
const emptyDatabases: TestDatabase[] = [];
let shape: Promise<string> | undefined;

async function createPostgres(
  adminUrl: string,
  { neverFilled }: { neverFilled: boolean },
  observers: DatabaseObservers,
): Promise<TestDatabase> {
  // A connection keeps the observers that it was opened with, so a database with observers is not reused.
  const isUsual = !neverFilled && Object.keys(observers).length === 0;
  const emptyOne = isUsual ? emptyDatabases.pop() : undefined;
  if (emptyOne !== undefined) return emptyOne;
  const name = await copyTemplate(adminUrl);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  shape ??= readShape(url.href);
  const expectedShape = await shape;
  const connection = await connectTo({ databaseUrl: url.href }, observers);
  const database: TestDatabase = {
    ...connection,
    async drop() {
      if (isUsual && (await emptyIfUnchanged())) {
        emptyDatabases.push(database);
        return;
      }
      await connection.close().catch(() => undefined);
      await runAsAdmin(adminUrl, `drop database ${name} with (force)`);
    },
  };
  return database;

  /** Empties the database. Returns false if its schema has changed, or if a test has closed it. */
  async function emptyIfUnchanged(): Promise<boolean> {
    return await connection.ping().then(
      () => emptyDatabase(url.href, expectedShape),
      () => false,
    );
  }
}

async function copyTemplate(adminUrl: string): Promise<string> {
  const name = newDatabaseName();
  await runAsAdmin(adminUrl, `create database ${name} template ${TEMPLATE}`);
  return name;
}
