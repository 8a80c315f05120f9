import { createTestApp, TEST_ORIGIN, type TestApp, type TestAppOptions } from './test-app.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { connectTo, createTestDatabase } from './test-database.ts';

export type TestInstances = {
  one: TestApp;
  other: TestApp;
  /** Returns a client with the same cookies, whose requests go to the other instance. */
  atOther: (client: TestClient) => TestClient;
  close: () => Promise<void>;
};

/** Creates two instances of the real app on one real PostgreSQL, which reach each other by LISTEN or by polling. */
export async function createTestInstances(
  options: TestAppOptions & { events?: 'listen' | 'poll' } = {},
): Promise<TestInstances> {
  const { events = 'listen', ...appOptions } = options;
  const database = await createTestDatabase();
  if (!('databaseUrl' in database.location)) throw new Error('Several instances need PostgreSQL.');
  const location = { ...database.location, events };
  await database.close();
  const one = await createTestApp({ ...appOptions, database: await connectTo(location) });
  const other = await createTestApp({ ...appOptions, database: await connectTo(location) });
  return {
    one,
    other,
    atOther: (client) => createTestClient(other.app, TEST_ORIGIN, client.cookies),
    async close() {
      await other.close();
      await one.close();
      await database.drop();
    },
  };
}
