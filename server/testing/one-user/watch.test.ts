import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acrossUsers } from '#server/database/across-users.ts';
import type { Reader } from '#server/database/schema.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { takeFaults } from './watch.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const askAll = (db: Reader) => db.selectFrom('photos').select('type').execute();
const askOne = (db: Reader) => db.selectFrom('photos').select('type').where('user_id', '=', 'ana').execute();
const FAULT = '"photos" is not bound to one user: select "type" from "photos"';

describe('the watch over the queries of the product', () => {
  it('finds a query about all users on each connection, and reports its text', async () => {
    const { read, identity, write, snapshot } = database.forProduct;
    for (const ask of [
      () => askAll(read),
      () => askAll(identity),
      () => write((trx) => askAll(trx)),
      () => snapshot((db) => askAll(db)),
      () => read.executeQuery({ ...read.selectFrom('photos').select('type').compile(), parameters: [] }),
    ]) {
      await ask();
      expect(takeFaults()).toEqual([FAULT]);
    }
    await sql`select type from photos`.execute(read);
    expect(takeFaults()).toEqual(['"photos" is not bound to one user: select type from photos']);
  });

  it('finds a query about two users, even if the same text had one user before', async () => {
    const { read } = database.forProduct;
    const askTwo = (one: string, other: string) =>
      read
        .selectFrom('photos')
        .innerJoin('outbox', 'outbox.id', 'photos.type')
        .where('photos.user_id', '=', one)
        .where('outbox.user_id', '=', other)
        .select('type')
        .execute();
    await askTwo('ana', 'ana');
    expect(takeFaults()).toEqual([]);
    await askTwo('ana', 'bob');
    expect(takeFaults()).toEqual([expect.stringMatching(/^several users in one query: select "type"/)]);
  });

  it('allows acrossUsers for queries about all users, and only for those', async () => {
    const { read, write } = database.forProduct;
    await askAll(acrossUsers(read));
    await write((trx) => askAll(acrossUsers(trx)));
    await sql`select type from photos`.execute(acrossUsers(read));
    await askOne(read);
    expect(takeFaults()).toEqual([]);
    await askOne(acrossUsers(read));
    expect(takeFaults()).toEqual([expect.stringMatching(/^acrossUsers is not needed: select "type"/)]);
  });

  it('ignores the queries of tests', async () => {
    await askAll(database.read);
    await database.write((trx) => askAll(trx));
    expect(takeFaults()).toEqual([]);
  });

  it.fails('fails the test that sent such a query', async () => {
    await askAll(database.forProduct.read);
  });
});
