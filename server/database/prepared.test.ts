import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { prepareQuery } from './prepared.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.write(async (trx) => {
    for (const [userId, name] of [
      ['ana', 'Food'],
      ['ana', 'Rent'],
      ['bob', 'Pets'],
    ] as const)
      await insertCategory(trx, { userId, id: name, name });
  });
});
afterAll(() => database.drop());

const insertCategory = prepareQuery<{ userId: string; id: string; name: string }, { id: string }>(
  (db, argument) =>
    db
      .insertInto('categories')
      .values({
        user_id: argument('userId'),
        id: argument('id'),
        type: 'expense',
        name: argument('name'),
        icon: null,
        colour: null,
        position: 1,
        archived: 0,
        merged_into: null,
        created_at: 1,
        updated_at: 1,
      })
      .returning('id'),
);
let builds = 0;
const selectNames = prepareQuery<{ userId: string; limit: number }, { name: string }>((db, argument) => {
  builds++;
  return db
    .selectFrom('categories')
    .select('name')
    .where('user_id', '=', argument('userId'))
    .where('type', '=', 'expense')
    .orderBy('name')
    .limit(argument('limit'));
});

it('a prepared query is built once, and each run gets its own arguments and constants', async () => {
  expect(await selectNames(database.read, { userId: 'ana', limit: 9 })).toEqual([
    { name: 'Food' },
    { name: 'Rent' },
  ]);
  expect(await selectNames(database.read, { userId: 'ana', limit: 1 })).toEqual([{ name: 'Food' }]);
  expect(await selectNames(database.read, { userId: 'bob', limit: 9 })).toHaveLength(1);
  expect(builds).toBe(1);
});

it('an argument is a value, whatever it contains', async () => {
  for (const userId of ["ana' or '1' = '1", '?', '(select ?)', '$1', 'userId', '\0userId'])
    expect(await selectNames(database.read, { userId, limit: 9 })).toEqual([]);
});

it('a prepared write belongs to the database transaction of its job', async () => {
  const failed = database.write(async (trx) => {
    await insertCategory(trx, { userId: 'eva', id: 'Trip', name: 'Trip' });
    expect(await selectNames(trx, { userId: 'eva', limit: 9 })).toEqual([{ name: 'Trip' }]);
    expect(await selectNames(database.read, { userId: 'eva', limit: 9 })).toEqual([]);
    throw new Error('The job fails.');
  });
  await expect(failed).rejects.toThrow('The job fails.');
  expect(await selectNames(database.read, { userId: 'eva', limit: 9 })).toEqual([]);
});

it('another database builds the query again', async () => {
  const other = await createTestDatabase();
  const buildsBefore = builds;
  expect(await selectNames(other.read, { userId: 'ana', limit: 9 })).toEqual([]);
  expect(builds).toBe(buildsBefore + 1);
  await other.drop();
});
