import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import type { Reader } from './schema.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

async function add(userId: string): Promise<void> {
  await database.write(async (trx) => {
    await trx.insertInto('presence').values({ user_id: userId, is_online: 1, last_seen: 1 }).execute();
  });
}

async function userIds(db: Reader): Promise<string[]> {
  const rows = await db.selectFrom('presence').select('user_id').orderBy('user_id').execute();
  return rows.map((row) => row.user_id);
}

describe('a snapshot', () => {
  it('sees every write that was committed before it began, and no later one', async () => {
    await add('before');
    await database.snapshot(async (db) => {
      await add('after');
      expect(await userIds(db)).toEqual(['before']);
      await add('later');
      expect(await userIds(db)).toEqual(['before']);
    });
    expect(await userIds(database.read)).toEqual(['after', 'before', 'later']);
  });

  it('cannot be written to', async () => {
    const write = database.snapshot((db) =>
      db.insertInto('presence').values({ user_id: 'u', is_online: 1, last_seen: 1 }).execute(),
    );
    await expect(write).rejects.toThrow(/read-?only/);
  });

  it('throws the error of its job, and the next snapshot works', async () => {
    await expect(database.snapshot(() => Promise.reject(new Error('of the job')))).rejects.toThrow(
      'of the job',
    );
    expect(await database.snapshot(userIds)).toEqual([]);
  });
});
