import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import {
  addRecurring,
  catchUpAll,
  listExpenseDays,
  goTo,
  RECURRING,
  RENT,
} from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
let user: TestClient;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  // A Friday.
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
  user = await app.signUp({ currency: 'EUR' });
});
afterAll(() => app.close());

describe('adding', () => {
  it.each([
    ['firstDay', { firstDay: '1899-12-31' }],
    ['firstDay', { firstDay: '2027-11-22' }],
    ['secondDay', { secondDay: 15, unit: 'week' }],
    ['secondDay', { secondDay: 15, every: 2 }],
    ['secondDay', { secondDay: 15, on: 'lastDay' }],
    ['on', { on: 'lastDay', unit: 'week' }],
    ['on', { on: 'lastWorkday', unit: 'day' }],
    ['endDay', { endDay: '2026-12-30' }],
    ['category', { category: 'salary' }],
    ['category', { category: uuidv7() }],
    ['amount', { amount: 1.005 }],
    ['every', { every: 0 }],
    ['every', { every: 100 }],
  ])('names the field %s of %j', async (field, changes) => {
    const { status, body } = await user.post(RECURRING, { ...RENT, ...changes });
    expect([status, body.details]).toMatchObject([400, [{ field }]]);
  });

  it('twice with the same id gives the same response, and is refused with other content', async () => {
    const id = uuidv7();
    const first = (await user.post(RECURRING, { ...RENT, id })).body;
    app.clock.now += 60_000;
    expect((await user.post(RECURRING, { ...RENT, id })).body).toEqual(first);
    expect((await user.post(RECURRING, { ...RENT, id, amount: 1 })).body.code).toBe('idConflict');
    expect((await user.get(RECURRING)).body.items).toHaveLength(1);
  });

  it('posts nothing for days before today, and posts today', async () => {
    await addRecurring(user, { firstDay: '2026-11-06', unit: 'week' });
    await catchUpAll(user);
    expect(await listExpenseDays(user)).toEqual(['2026-11-20']);
  });

  it('begins with a day of the weekend if it is due on Monday, but not if it was due on Friday', async () => {
    await goTo(app, '2026-11-22');
    await addRecurring(user, { firstDay: '2026-11-21', unit: 'week', shift: 'after' });
    await addRecurring(user, { firstDay: '2026-11-21', unit: 'week', shift: 'before' });
    const { items } = (await user.get(RECURRING)).body;
    expect(items).toMatchObject([
      { shift: 'after', nextDay: '2026-11-23' },
      { shift: 'before', nextDay: '2026-11-27' },
    ]);
  });

  it('from a transaction counts this transaction as the payment of its day', async () => {
    const transaction = { description: 'Rent', amount: 940, date: '2026-11-20' };
    const { id: transactionId } = (await user.post('/api/v1/expenses', transaction)).body;
    const id = await addRecurring(user, { firstDay: '2026-11-20', transactionId });
    expect(await catchUpAll(user)).toEqual({ posted: 0, asked: 0 });
    const { items } = (await user.get(`${RECURRING}/occurrences?from=2026-11-01&to=2026-12-31`)).body;
    expect(items).toMatchObject([
      { recurringId: id, day: '2026-11-20', outcome: 'posted', amount: 940, transactionId },
      { recurringId: id, day: '2026-12-20', outcome: 'planned', amount: 950, transactionId: null },
    ]);
  });

  it('refuses the transaction of somebody else', async () => {
    const other = await app.signUp({ currency: 'EUR' });
    const transaction = { description: 'Rent', amount: 940, date: '2026-11-20' };
    const { id: transactionId } = (await other.post('/api/v1/expenses', transaction)).body;
    expect((await user.post(RECURRING, { ...RENT, transactionId })).body.code).toBe('recordNotFound');
    expect((await user.get(RECURRING)).body.items).toEqual([]);
  });
});

describe('a list', () => {
  it('begins with the transaction that is due next, and ends with ended ones', async () => {
    const later = await addRecurring(user, { firstDay: '2026-12-02' });
    const ended = await addRecurring(user, { firstDay: '2026-11-20', endDay: '2026-11-20' });
    const sooner = await addRecurring(user, { firstDay: '2026-12-01' });
    await catchUpAll(user);
    const { items } = (await user.get(RECURRING)).body as { items: { id: string }[] };
    expect(items.map(({ id }) => id)).toEqual([sooner, later, ended]);
    expect(items.at(-1)).toMatchObject({ state: 'ended', nextDay: null });
  });

  it.each([
    ['occurrences?from=2026-11-02&to=2026-11-01', 'to'],
    ['occurrences?from=2026-11-01&to=2027-12-06', 'to'],
    ['upcoming?to=2026-11-19', 'to'],
    ['upcoming?to=2027-12-25', 'to'],
  ])('of %s names the field that is too early or too late', async (path, field) => {
    const { status, body } = await user.get(`${RECURRING}/${path}`);
    expect([status, body.details]).toMatchObject([400, [{ field }]]);
  });

  it('of one recurring transaction has only its own occurrences', async () => {
    const id = await addRecurring(user);
    await addRecurring(user);
    const path = `${RECURRING}/occurrences?from=2026-12-01&to=2026-12-31`;
    expect((await user.get(`${path}&recurringId=${id}`)).body.items).toMatchObject([{ recurringId: id }]);
    expect((await user.get(path)).body.items).toHaveLength(2);
    expect((await user.get(`${path}&recurringId=${uuidv7()}`)).body.code).toBe('recurringNotFound');
  });
});
