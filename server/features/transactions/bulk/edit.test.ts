import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '#shared/calendar.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { addTransactions } from '#server/testing/add-transactions.ts';
import { importFive, IMPORTS } from '#server/testing/import-rows.ts';
import { addRecurring, catchUpAll } from '#server/testing/recurring.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const PATH = '/api/v1/transactions';
const EDIT = `${PATH}/edit`;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function add(user: TestClient, type: 'expense' | 'income', fields: Record<string, unknown> = {}) {
  const transaction = { description: 'x', amount: 1, date: '2026-11-20', ...fields };
  return (await user.post(`/api/v1/${type}s`, transaction)).body.id as string;
}

async function read(user: TestClient): Promise<Transaction[]> {
  return (await user.get(`${PATH}?limit=100&sort=smallest`)).body.items as Transaction[];
}

const toDayAndText = ({ date, description }: Transaction) => [date, description];

describe('changing the day and the description', () => {
  it('moves the sums to the new days, and returns the former values', async () => {
    const user = await app.signUp();
    const bus = await add(user, 'expense', { description: 'bus', note: 'Línea 4', tags: ['Trip'] });
    const tea = await add(user, 'expense', { description: 'tea', amount: 2, date: '2026-11-18' });
    const pay = await add(user, 'income', { description: 'pay', amount: 3 });
    const before = await read(user);
    app.clock.now += 60_000;
    const change = { ids: [bus, tea, pay, uuidv7()], date: '2026-11-18' };
    const { body } = await user.post(EDIT, { changes: [change] });
    const ids = expect.arrayContaining([bus, pay]) as string[];
    expect(body).toEqual({ count: 2, former: [{ ids, date: '2026-11-20' }] });
    expect((await read(user)).map(toDayAndText)).toEqual([
      ['2026-11-18', 'bus'],
      ['2026-11-18', 'tea'],
      ['2026-11-18', 'pay'],
    ]);
    expect((await user.get(`${PATH}/totals?from=2026-11-19`)).body.count).toBe(0);
    await expectStoredTotals(app, user);

    const changed = await user.post(EDIT, {
      changes: [
        { ids: [bus], description: 'Metro', date: '2026-11-17' },
        { ids: [tea], description: 'Metro' },
      ],
    });
    expect(changed.body.count).toBe(2);
    expect((await user.get(`${PATH}?q=metro`)).body.items).toHaveLength(2);
    expect((await user.get(`${PATH}?q=linea`)).body.items).toHaveLength(1);
    expect((await user.get(`${PATH}?tag=trip`)).body.items).toHaveLength(1);
    expect((await user.get(`${PATH}?q=bus`)).body.items).toEqual([]);
    await user.post(EDIT, { changes: changed.body.former });
    await user.post(EDIT, { changes: body.former });
    const updatedAt = new Date(app.clock.now).toISOString();
    expect(await read(user)).toEqual(before.map((each) => ({ ...each, updatedAt })));
    await expectStoredTotals(app, user);
  });

  it('works in several batches for all that a search finds, except some', async () => {
    const user = await app.signUp();
    const { uid } = (await user.get('/api/v1/me')).body;
    await addTransactions(app.database, uid, 603);
    const keptId = await add(user, 'expense', { description: 'kept', amount: 77 });
    const change = { search: { q: '>0' }, except: [keptId], date: '2026-11-02', description: 'Moved' };
    const { body } = await user.post(`${PATH}/edit-matching`, change);
    expect(body.count).toBe(603);
    const changedIds = body.former.flatMap(({ ids }: { ids: string[] }) => ids);
    expect(changedIds).toHaveLength(603);
    const readTotals = (query: string) => user.get(`${PATH}/totals?${query}`);
    expect((await readTotals('from=2026-11-02&to=2026-11-02&q=moved')).body.count).toBe(603);
    expect((await readTotals('q=kept')).body.count).toBe(1);
    await expectStoredTotals(app, user);
  });

  it('keeps parts in their purchase and rows in their import, as single changes do', async () => {
    const user = await app.signUp();
    const parts = [1, 2].map((amount) => ({ id: uuidv7(), amount }));
    const group = { id: uuidv7(), type: 'expense', description: 'Market', amount: 3, date: '2026-11-20' };
    await user.post(`${PATH}/group`, { ...group, parts });
    const ids = parts.map(({ id }) => id);
    await user.post(EDIT, { changes: [{ ids, date: '2026-11-19' }] });
    expect((await user.get(`${PATH}/totals`)).body.splits).toEqual({ parts: 2, purchases: 1 });
    await user.post(EDIT, { changes: [{ ids: ids.slice(1), date: '2026-11-18' }] });
    expect((await user.get(`${PATH}/totals`)).body.splits).toEqual({ parts: 2, purchases: 2 });
    expect((await user.get(`${PATH}/group/${group.id}`)).body.items).toHaveLength(2);

    const { id } = await importFive(app, user);
    const { edited } = (await user.get(`${IMPORTS}/${id}`)).body;
    app.clock.now += 60_000;
    const imported = (await user.get(`${PATH}?import=${id}`)).body.items as Transaction[];
    const changes = [{ ids: imported.map((each) => each.id), date: '2026-11-01' }];
    expect((await user.post(EDIT, { changes })).body.count).toBeGreaterThan(0);
    expect((await user.get(`${PATH}?import=${id}`)).body.items).toHaveLength(imported.length);
    expect((await user.get(`${IMPORTS}/${id}`)).body.edited).toBeGreaterThan(edited);
    await expectStoredTotals(app, user);
  });

  it('keeps the link to a recurring transaction, which does not post that day again', async () => {
    const user = await app.signUp();
    const rent = await addRecurring(user, {
      unit: 'week',
      firstDay: addDays(today('UTC', app.clock.now), -8),
    });
    await catchUpAll(user);
    const listRent = async () => (await user.get(`${PATH}?recurring=${rent}`)).body.items as Transaction[];
    const posted = await listRent();
    const ids = posted.map(({ id }) => id);
    await user.post(EDIT, { changes: [{ ids, date: '2026-11-11', description: 'Flat' }] });
    expect(await catchUpAll(user)).toEqual({ posted: 0, asked: 0 });
    expect((await listRent()).map(toDayAndText)).toEqual(posted.map(() => ['2026-11-11', 'Flat']));
    expect((await user.get(`${PATH}/totals`)).body.count).toBe(posted.length);
    await expectStoredTotals(app, user);
  });

  it('never changes the transactions of another user', async () => {
    const [owner, stranger] = [await app.signUp(), await app.signUp()];
    const id = await add(owner, 'expense', { description: 'canary' });
    const nothing = { count: 0, former: [] };
    const changes = [{ ids: [id], description: 'mine' }];
    expect((await stranger.post(EDIT, { changes })).body).toEqual(nothing);
    const matching = { search: {}, description: 'mine' };
    expect((await stranger.post(`${PATH}/edit-matching`, matching)).body).toEqual(nothing);
    expect((await read(owner)).map(toDayAndText)).toEqual([['2026-11-20', 'canary']]);
  });

  it.each([
    [{}, 'required'],
    [{ date: '2026-02-30' }, 'invalidDate'],
    [{ date: '1899-12-31' }, 'dateTooEarly'],
    [{ date: '2099-01-01' }, 'dateTooLate'],
    [{ description: ' ' }, 'required'],
    [{ description: 'x'.repeat(201) }, 'textTooLong'],
  ])('refuses %j', async (edit, code) => {
    const user = await app.signUp();
    const id = await add(user, 'expense');
    for (const [path, body] of [
      [EDIT, { changes: [{ ids: [id], ...edit }] }],
      [`${PATH}/edit-matching`, { search: {}, ...edit }],
    ] as const) {
      const refused = await user.post(path, body);
      expect([refused.status, refused.body.details?.[0]?.code]).toEqual([400, code]);
    }
    expect((await read(user)).map(toDayAndText)).toEqual([['2026-11-20', 'x']]);
  });

  it('refuses more ids than a request may name, even if several changes share them', async () => {
    const user = await app.signUp();
    const changes = [60, 60].map((length) => ({
      ids: Array.from({ length }, () => uuidv7()),
      description: 'y',
    }));
    expect((await user.post(EDIT, { changes })).status).toBe(400);
  });
});
