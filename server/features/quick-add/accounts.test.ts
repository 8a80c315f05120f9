import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { signUpUser, type TestUser } from '#server/testing/admins.ts';
import { newSource, SOURCES } from '#server/testing/import-rows.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const QUICK = '/api/v1/quick';
const NOW = Date.parse('2026-11-23T11:00:00Z');

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  user = await signUpUser(app, { timeZone: 'Europe/Madrid' });
  // Sessions are made with the real clock, so they have not ended on this day.
  app.clock.now = NOW;
});
afterAll(() => app.close());

const add = async (text: string, id?: string) => (await user.post(QUICK, { text, id })).body;

describe('the account of a line', () => {
  it('is the account that the line names after a preposition, by its name or its last digits', async () => {
    const cash = (await user.post(SOURCES, newSource({ name: 'Cash', kind: 'cash' }))).body.id;
    const card = (await user.post(SOURCES, newSource({ name: 'Visa', kind: 'card', accountEnd: '4567' })))
      .body.id;
    const id = uuidv7();
    const first = await add('coffee 2.50 from cash', id);
    expect(first.transaction).toMatchObject({ description: 'coffee', account: cash });
    expect(first.reading.account).toBe(cash);
    expect(await add('coffee 2.50 from cash', id)).toEqual(first);
    expect((await user.post(QUICK, { id, text: 'coffee 2.50 with visa' })).body.code).toBe('idConflict');
    expect((await add('dinner 30 from 4567')).transaction).toMatchObject({ amount: 30, account: card });
    const gift = await add('cash gift 20');
    expect(gift.transaction).toMatchObject({ description: 'cash gift' });
    expect([gift.transaction.account, gift.reading.account]).toEqual([undefined, null]);
  });

  it('is never one of another user, and is never archived', async () => {
    const other = await signUpUser(app);
    await other.post(SOURCES, newSource({ name: 'Cash' }));
    const line = 'coffee 2.50 from cash';
    expect((await add(line)).transaction.description).toBe('coffee from cash');
    const { id } = (await user.post(SOURCES, newSource({ name: 'Cash' }))).body;
    await app.database.write((trx) =>
      trx
        .updateTable('sources')
        .set({ archived: 1 })
        .where('user_id', '=', user.uid)
        .where('id', '=', id)
        .execute(),
    );
    expect((await add(line)).transaction.description).toBe('coffee from cash');
  });
});
