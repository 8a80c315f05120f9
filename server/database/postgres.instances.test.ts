import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { runSql } from '#server/testing/run-sql.ts';
import { createPostgresDatabase, type EmptyDatabase } from '#server/testing/postgres-admin.ts';
import { connectDatabase, type Database } from './connect.ts';
import { isDatabaseUnavailable } from './database-errors.ts';

/** The time limit of statements in these tests. */
const TIMEOUT_MS = 300;

let emptyDatabase: EmptyDatabase;
let network: Awaited<ReturnType<typeof startNetwork>>;
let database: Database;

beforeEach(async () => {
  emptyDatabase = await createPostgresDatabase(inject('postgresUrl'));
  network = await startNetwork(emptyDatabase.url);
  database = await connectDatabase({
    databaseUrl: network.url,
    connections: 2,
    statementTimeoutMs: TIMEOUT_MS,
  });
});
afterEach(async () => {
  network.stop();
  await database.close();
  await emptyDatabase.drop();
});

/** Runs six queries, and returns how many failed because the database was unavailable. */
async function countUnavailable(): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => database.ping()));
  return outcomes.filter((outcome) => outcome.status === 'rejected' && isDatabaseUnavailable(outcome.reason))
    .length;
}

it('connections without a response are dropped and replaced', async () => {
  await Promise.all([database.ping(), database.ping()]);
  network.cut();
  expect(await countUnavailable()).toBe(6);
  network.mend();
  expect(await countUnavailable()).toBe(0);
});

it('a write that waits too long for a lock fails as if the database were unavailable', async () => {
  const [lock, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const firstWrite = database.write(async (trx) => {
    await trx.insertInto('settings').values({ key: 'x', value: '1', updated_at: 0 }).execute();
    lock.resolve();
    await release.promise;
  });
  await lock.promise;
  const secondWrite = database.write((trx) =>
    trx.insertInto('settings').values({ key: 'x', value: '2', updated_at: 0 }).execute(),
  );
  await expect(secondWrite).rejects.toSatisfy(isDatabaseUnavailable);
  release.resolve();
  await firstWrite;
});

it('a write that conflicts with another one is repeated, and both are stored', async () => {
  const add = () =>
    database.write(async (trx) => {
      await trx.executeQuery({ ...trx.selectFrom('user').select('id').compile(), sql: SERIALIZABLE });
      const { count } = await trx
        .selectFrom('invites')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const row = { token_hash: '', note: '', created_at: 0, expires_at: 0, used_at: null };
      await trx
        .insertInto('invites')
        .values({ ...row, id: String(count) })
        .execute();
    });
  await Promise.all([add(), add(), add(), add()]);
  const ids = await database.read.selectFrom('invites').select('id').orderBy('id').execute();
  expect(ids.map(({ id }) => id)).toEqual(['0', '1', '2', '3']);
});

it('the pool opens at most the set number of connections, plus one that listens', async () => {
  // Waits for the connections of the migration to close.
  await expect.poll(countConnections).toBe(1);
  await database.channel?.listen({ onText: () => undefined, onGap: () => undefined });
  await Promise.all(Array.from({ length: 8 }, () => runSql(database, 'select pg_sleep(0.05)')));
  expect(await countConnections()).toBe(3);
  await database.channel?.close();
});

async function countConnections(): Promise<unknown> {
  const [row] = (await runSql(
    database,
    `select count(*) as count from pg_stat_activity
      where datname = current_database() and application_name = 'saldo'`,
  )) as { count: unknown }[];
  return row?.count;
}

const SERIALIZABLE = 'set transaction isolation level serializable';

/** Starts a network between the program and the database that can drop all data without closing a connection. */
async function startNetwork(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => undefined);
    if (isCut) return;
    const far = connect(Number(target.port), target.hostname);
    sockets.add(far);
    far.on('error', () => undefined);
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    /** Leaves connections open, but drops all data. */
    cut() {
      isCut = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** Allows new connections again; the cut ones stay silent. */
    mend() {
      isCut = false;
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
