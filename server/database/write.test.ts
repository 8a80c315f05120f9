import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillDisk, freeDisk } from '#server/testing/full-disk.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { isStorageFull } from './database-errors.ts';
import type { Writer } from './schema.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const COUNT = 20;
const name = (n: number) => `user-${String(n).padStart(3, '0')}`;

async function add(trx: Writer, userId: string, lastSeen = 1): Promise<string> {
  await trx.insertInto('presence').values({ user_id: userId, is_online: 1, last_seen: lastSeen }).execute();
  return userId;
}

async function readStoredIds(): Promise<string[]> {
  const rows = await database.read.selectFrom('presence').select('user_id').orderBy('user_id').execute();
  return rows.map((row) => row.user_id);
}

describe('a write', () => {
  it('resolves with the result of its job once other connections can read the change', async () => {
    const readIds = await Promise.all(
      Array.from({ length: COUNT }, async (_, n) => {
        const userId = await database.write((trx) => add(trx, name(n)));
        const row = await database.read
          .selectFrom('presence')
          .select('user_id')
          .where('user_id', '=', userId)
          .executeTakeFirst();
        return row?.user_id;
      }),
    );
    expect(readIds).toEqual(Array.from({ length: COUNT }, (_, n) => name(n)));
  });

  it('cannot be read by other connections before it resolves', async () => {
    let idsBefore: string[] = [];
    await database.write(async (trx) => {
      await add(trx, 'early');
      idsBefore = await readStoredIds();
    });
    expect(idsBefore).toEqual([]);
    expect(await readStoredIds()).toEqual(['early']);
  });

  it('rolls back completely if its job fails, and other writes at the same time are stored', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: COUNT }, (_, n) =>
        database.write(async (trx) => {
          await add(trx, name(n));
          if (n % 3 === 0) throw new Error(`job ${n} fails`);
          return n;
        }),
      ),
    );
    const failed = Array.from({ length: COUNT }, (_, n) => n).filter((n) => n % 3 === 0);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(
      Array.from({ length: COUNT }, (_, n) => (failed.includes(n) ? 'rejected' : 'fulfilled')),
    );
    expect(outcomes[3]).toMatchObject({ reason: { message: 'job 3 fails' } });
    expect(await readStoredIds()).toEqual(
      Array.from({ length: COUNT }, (_, n) => n)
        .filter((n) => !failed.includes(n))
        .map(name),
    );
  });

  it('rolls back without the others if the database refuses it', async () => {
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'a', 'c'].map((userId) => database.write((trx) => add(trx, userId))),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toHaveLength(1);
    expect(await readStoredIds()).toEqual(['a', 'b', 'c']);
  });

  it('stores nothing if it fails, and the next write works', async () => {
    const failing = database.write(async (trx) => {
      await add(trx, 'a');
      throw new Error('alone');
    });
    await expect(failing).rejects.toThrow('alone');
    await database.write((trx) => add(trx, 'b'));
    expect(await readStoredIds()).toEqual(['b']);
  });

  it('is not lost when other writes start while it runs', async () => {
    const writes: Promise<string>[] = [];
    for (let round = 0; round < 5; round++) {
      for (let n = 0; n < 4; n++) writes.push(database.write((trx) => add(trx, name(round * 4 + n))));
      await new Promise(setImmediate);
    }
    await Promise.all(writes);
    expect(await readStoredIds()).toHaveLength(20);
  });

  it('keeps additions of other writes to the same row at the same time', async () => {
    await database.write((trx) => add(trx, 'counter', 0));
    await Promise.all(
      Array.from({ length: COUNT }, () =>
        database.write(async (trx) => {
          await trx
            .updateTable('presence')
            .set((eb) => ({ last_seen: eb('last_seen', '+', 1) }))
            .where('user_id', '=', 'counter')
            .execute();
        }),
      ),
    );
    const counter = await database.read.selectFrom('presence').select('last_seen').executeTakeFirst();
    expect(counter).toEqual({ last_seen: COUNT });
  });
});

describe('a full disk', () => {
  const large = 'x'.repeat(20_000);

  it.each([
    ['alone', 1],
    ['together', 8],
  ])('fails every write with its own error (%s)', async (_, atOnce) => {
    await database.write((trx) => add(trx, 'before'));
    await fillDisk(database);
    const ids = [...Array(atOnce).keys()].map((n) => `${n}${large}`);
    const outcomes = await Promise.allSettled(ids.map((id) => database.write((trx) => add(trx, id))));
    for (const outcome of outcomes) {
      expect(outcome.status === 'rejected' && isStorageFull(outcome.reason), JSON.stringify(outcome)).toBe(
        true,
      );
    }
    expect(await readStoredIds()).toEqual(['before']);
    await freeDisk(database);
    await database.write((trx) => add(trx, 'later'));
    expect(await readStoredIds()).toEqual(['before', 'later']);
  });

  it('fails a database transaction of the identity library with the same error', async () => {
    await fillDisk(database);
    const adding = database.identity.transaction().execute((trx) => add(trx as unknown as Writer, large));
    await expect(adding).rejects.toSatisfy(isStorageFull);
  });
});

describe('a commit that fails', () => {
  /** Adds a foreign key that the database checks only at the commit. */
  beforeEach(async () => {
    await runSql(database, 'create table parents (id integer primary key)');
    await runSql(
      database,
      'create table children (parent integer references parents (id) deferrable initially deferred)',
    );
  });
  // Emptying the database for the next test expects the original tables.
  afterEach(async () => {
    await runSql(database, 'drop table children');
    await runSql(database, 'drop table parents');
  });

  async function addOrphan(trx: Writer): Promise<string> {
    await sql`insert into children (parent) values (1)`.execute(trx);
    return 'acknowledged';
  }

  it('rejects a single write, and stores nothing of it', async () => {
    await expect(database.write(addOrphan)).rejects.toThrow(/foreign key/i);
    expect(await runSql(database, 'select * from children')).toEqual([]);
    await database.write((trx) => add(trx, 'later'));
    expect(await readStoredIds()).toEqual(['later']);
  });

  it('rejects every simultaneous write that is not stored', async () => {
    const ids = Array.from({ length: COUNT }, (_, n) => name(n));
    const outcomes = await Promise.allSettled([
      ...ids.map((id) => database.write((trx) => add(trx, id))),
      database.write(addOrphan),
    ]);
    expect(outcomes.at(-1)).toMatchObject({ status: 'rejected' });
    const acknowledged = ids.filter((_, n) => outcomes[n]?.status === 'fulfilled');
    expect(await readStoredIds()).toEqual(acknowledged);
    expect(await runSql(database, 'select * from children')).toEqual([]);
  });
});
