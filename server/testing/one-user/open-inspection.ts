import type { OperationNodeSource } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { Reader } from '#server/database/schema.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { findUsers } from './find-users.ts';

export type Query = (db: Reader) => OperationNodeSource;

/** Opens a database for the tests of a file, and returns a function that finds the users of a query on it. */
export function openInspection(): (query: Query) => ReturnType<typeof findUsers> {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  return (query) => findUsers(query(database.read).toOperationNode());
}
