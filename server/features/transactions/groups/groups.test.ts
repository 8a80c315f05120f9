import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
let user: TestClient;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const GROUPS = '/api/v1/transactions/group';
const HISTORY = '/api/v1/transactions';
const DAY = '2026-11-20';

type Part = { id: string; amount: number; category?: string; note?: string };
const part = (amount: number, others: Partial<Part> = {}): Part => ({ id: uuidv7(), amount, ...others });

function shopping(others: object = {}) {
  return {
    id: uuidv7(),
    type: 'expense',
    description: 'Mercado',
    date: DAY,
    tags: ['casa'],
    amount: 30.3,
    parts: [part(10.1, { category: 'food', note: 'Fruit' }), part(20.2, { category: 'health' })],
    ...others,
  };
}

async function addShopping(others: object = {}) {
  const group = shopping(others);
  const { status, body } = await user.post(GROUPS, group);
  expect([status, body.code]).toEqual([201, undefined]);
  return group;
}

async function readParts(id: string) {
  return (await user.get(`${GROUPS}/${id}`)).body.items as Record<string, unknown>[];
}

async function totals(): Promise<unknown> {
  return (await user.get(`/api/v1/expenses/total?from=${DAY}&to=${DAY}`)).body.total;
}

beforeAll(async () => {
  user = await app.signUp();
});

describe('a new split purchase', () => {
  it('is stored as one transaction per part, with the shared fields in each', async () => {
    user = await app.signUp();
    const { id, parts } = await addShopping();
    const common = { type: 'expense', description: 'Mercado', date: DAY, tags: ['casa'], groupId: id };
    const expected = [
      { ...common, ...parts[0] },
      { ...common, ...parts[1], note: '' },
    ];
    expect(await readParts(id)).toMatchObject(expected);
    expect((await user.get(`${HISTORY}?sort=oldest`)).body).toMatchObject({
      items: expected,
      groups: [{ id, count: 2, amount: 30.3 }],
    });
    expect((await user.get('/api/v1/me/export')).body.records).toMatchObject(expected.toReversed());
    expect(await totals()).toBe(30.3);
  });

  it('is added once even if the request arrives several times', async () => {
    user = await app.signUp();
    const group = await addShopping();
    const partsBefore = await readParts(group.id);
    app.clock.now += 1_000;
    const again = await user.post(GROUPS, group);
    expect([again.status, again.body.items]).toEqual([201, partsBefore]);
    expect(await totals()).toBe(30.3);
    const changed = await user.post(GROUPS, { ...group, description: 'Other' });
    expect([changed.status, changed.body.code]).toEqual([409, 'idConflict']);
  });

  it.each([
    ['one part', { parts: [part(30.3)] }, 'parts', 'required'],
    ['too many parts', { parts: Array.from({ length: 21 }, () => part(1)), amount: 21 }, 'parts', 'tooMany'],
    ['a cent less than the amount', { amount: 30.31 }, 'amount', 'partsUnequal'],
    ['more decimals', { parts: [part(30), part(0.305)] }, 'parts.1.amount', 'amountTooManyDecimals'],
    ['a part of 0', { parts: [part(30.3), part(0)] }, 'parts.1.amount', 'amountZero'],
    [
      'a category of incomes',
      { parts: [part(10, { category: 'salary' }), part(20.3)] },
      'parts.0.category',
      'categoryUnknown',
    ],
    ['a day too far ahead', { date: '2999-01-01' }, 'date', 'dateTooLate'],
    ['a split transaction that is no part', { splits: uuidv7() }, 'splits', 'invalid'],
  ])('is refused with %s', async (_, fields, field, code) => {
    user = await app.signUp();
    const { status, body } = await user.post(GROUPS, shopping(fields));
    expect([status, body.details]).toMatchObject([400, [{ field, code }]]);
    expect((await user.get(HISTORY)).body.items).toEqual([]);
  });

  it('is refused if two parts have one id, or a part has the id of another transaction', async () => {
    user = await app.signUp();
    const repeatedPart = part(15.15);
    const response = await user.post(GROUPS, shopping({ parts: [repeatedPart, repeatedPart] }));
    expect(response.body.details).toMatchObject([{ field: 'parts', code: 'invalid' }]);
    const { id } = (await user.post('/api/v1/expenses', { description: 'x', amount: 1, date: DAY })).body;
    const taken = await user.post(GROUPS, shopping({ parts: [part(10.1), part(20.2, { id })] }));
    expect([taken.status, taken.body.code]).toEqual([409, 'idConflict']);
    expect(await totals()).toBe(1);
  });
});

describe('splitting a transaction', () => {
  it('makes it one of the parts, and only once', async () => {
    user = await app.signUp();
    const purchase = { id: uuidv7(), description: 'Mercado', amount: 30.3, date: DAY, note: 'All' };
    await user.post('/api/v1/expenses', purchase);
    const parts = [part(10.1, { id: purchase.id, category: 'food' }), part(20.2)];
    const group = await addShopping({ splits: purchase.id, parts });
    expect((await user.post(GROUPS, group)).status).toBe(201);
    expect(await readParts(group.id)).toMatchObject([
      { id: purchase.id, amount: 10.1, note: '' },
      { amount: 20.2 },
    ]);
    expect(await totals()).toBe(30.3);
    expect((await user.get(`${HISTORY}/deleted`)).body.items).toEqual([]);
  });

  it('is refused if it does not exist, has the other type, or is split already', async () => {
    user = await app.signUp();
    const { parts } = await addShopping();
    const income = (await user.post('/api/v1/incomes', { description: 'x', amount: 1, date: DAY })).body.id;
    const codeFor = async (id: string) =>
      (await user.post(GROUPS, shopping({ splits: id, parts: [part(10.1, { id }), part(20.2)] }))).body.code;
    expect(await codeFor(uuidv7())).toBe('recordNotFound');
    expect(await codeFor(income)).toBe('recordNotFound');
    expect(await codeFor(parts[0]?.id ?? '')).toBe('idConflict');
  });
});

describe('changing a split purchase', () => {
  it('moves, renames and tags all parts at once', async () => {
    user = await app.signUp();
    const { id } = await addShopping();
    const changes = { date: '2026-11-19', description: 'Tienda', tags: ['a', 'b'] };
    expect((await user.patch(`${GROUPS}/${id}`, changes)).body.items).toMatchObject([changes, changes]);
    expect(await readParts(id)).toMatchObject([changes, changes]);
    expect((await user.get(`${HISTORY}?tag=b&q=tienda`)).body.items).toHaveLength(2);
    expect(await totals()).toBe(0);
  });

  it('replaces old parts by new ones, and the old ones can be restored', async () => {
    user = await app.signUp();
    const { id, parts } = await addShopping();
    const before = await readParts(id);
    app.clock.now += 1_000;
    const keptPart = { ...part(10.1, { category: 'food', note: 'Fruit' }), id: parts[0]?.id ?? '' };
    const newParts = [keptPart, part(5, { category: 'other' }), part(1)];
    const change = { split: { amount: 16.1, parts: newParts } };
    expect((await user.patch(`${GROUPS}/${id}`, change)).status).toBe(200);
    const after = await readParts(id);
    expect(after).toMatchObject(
      newParts.map((each) => ({ ...each, description: 'Mercado', tags: ['casa'] })),
    );
    expect(after[0]).toEqual(before[0]);
    expect(await totals()).toBe(16.1);
    expect((await user.patch(`${GROUPS}/${id}`, change)).body.items).toEqual(after);
    const { items } = (await user.get(`${HISTORY}/deleted`)).body;
    expect(items).toMatchObject([{ id: parts[1]?.id, groupId: id }]);
  });

  it('ends the split with a single part', async () => {
    user = await app.signUp();
    const { id, parts } = await addShopping();
    const single = { id: parts[0]?.id, amount: 30.3, category: 'food' };
    const { body } = await user.patch(`${GROUPS}/${id}`, { split: { amount: 30.3, parts: [single] } });
    expect(body.items).toMatchObject([{ ...single, groupId: null }]);
    expect((await user.get(`${GROUPS}/${id}`)).body.code).toBe('recordNotFound');
    expect((await user.get(HISTORY)).body).toMatchObject({ items: [single], groups: [] });
    expect(await totals()).toBe(30.3);
  });

  it('is refused with parts but no amount, or with another sum', async () => {
    user = await app.signUp();
    const { id } = await addShopping();
    expect((await user.patch(`${GROUPS}/${id}`, { split: { parts: [part(1), part(2)] } })).status).toBe(400);
    expect((await user.patch(`${GROUPS}/${id}`, { split: { amount: 3 } })).status).toBe(400);
    const response = await user.patch(`${GROUPS}/${id}`, { split: { amount: 4, parts: [part(1), part(2)] } });
    expect(response.body.details).toMatchObject([{ field: 'amount', code: 'partsUnequal' }]);
    expect(await totals()).toBe(30.3);
  });

  it('keeps a part in the group if only that part moves to another day', async () => {
    user = await app.signUp();
    const { id, parts } = await addShopping();
    await user.patch(`/api/v1/expenses/${parts[1]?.id}`, { date: '2026-11-01', amount: 1 });
    expect(await readParts(id)).toMatchObject([
      { date: DAY },
      { date: '2026-11-01', amount: 1, groupId: id },
    ]);
  });
});

describe('deleting a split purchase', () => {
  it('deletes all parts, and an undo restores them all into the group', async () => {
    user = await app.signUp();
    const { id } = await addShopping();
    const before = await readParts(id);
    const { body } = await user.delete(`${GROUPS}/${id}`);
    expect(body.deleted).toEqual(before);
    expect([await totals(), (await user.delete(`${GROUPS}/${id}`)).body.code]).toEqual([0, 'recordNotFound']);
    await user.post(`${HISTORY}/deleted/restore-deletion`, { deletionId: body.deletionId });
    expect(await readParts(id)).toEqual(before);
    expect(await totals()).toBe(30.3);
  });
});

it('a search that finds some parts returns the number of all parts', async () => {
  user = await app.signUp();
  const { id } = await addShopping();
  const { body } = await user.get(`${HISTORY}?category=food`);
  expect(body.items).toHaveLength(1);
  expect(body.groups).toEqual([{ id, count: 2, amount: 30.3 }]);
});

it('all parts are refused if a total would become too large to be exact', async () => {
  user = await app.signUp();
  const largest = 999_999_999_999.99;
  const addLargest = async () =>
    (await user.post(GROUPS, shopping({ amount: largest, parts: [part(largest - 1), part(1)] }))).status;
  const statuses: number[] = [];
  while (statuses.at(-1) !== 422 && statuses.length < 200) statuses.push(await addLargest());
  expect(statuses.at(-1)).toBe(422);
  const { count } = (await user.get(`${HISTORY}/totals`)).body;
  expect(count).toBe(2 * (statuses.length - 1));
});
