import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectBalances } from '#server/testing/expect-balances.ts';
import { catchUpAll, goTo, makeCatchUpJob } from '#server/testing/recurring.ts';
import {
  addRecurringTransfer,
  listTransferDays,
  newRecurringTransfer,
  RECURRING_TRANSFERS,
} from '#server/testing/recurring-transfers.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { addAccount, TRANSFERS } from '#server/testing/transfers.ts';

const TODAY = '2026-11-20';
const pathOf = (id: string) => `${RECURRING_TRANSFERS}/${id}`;

let app: TestApp;
let user: TestClient;
let [bank, savings] = ['', ''];
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await goTo(app, TODAY);
  user = await app.signUp({ currency: 'EUR' });
  [bank, savings] = [await addAccountOf(user), await addAccountOf(user)];
});
afterAll(() => app.close());

const addAccountOf = (owner: TestClient) =>
  addAccount(owner, { opening: { amount: 1_000, day: '2026-01-01' } });
const add = (fields: object = {}) => addRecurringTransfer(user, bank, savings, { ...fields });
const listRules = async () => (await user.get(RECURRING_TRANSFERS)).body.items;

/** Goes to a day, and catches up there. */
async function pass(day: string): Promise<void> {
  await goTo(app, day);
  await catchUpAll(user);
}

/** Expects transfers on some days and no others, and balances and stored totals that fit. */
async function expectDays(days: readonly string[]): Promise<void> {
  expect(await listTransferDays(user)).toEqual(days);
  await expectBalances(app, user);
  await expectStoredTotals(app, user);
}

describe('a new recurring transfer', () => {
  it('is stored as sent, once, and adds the transfer of today at once', async () => {
    const sent = {
      ...newRecurringTransfer(bank, savings, { firstDay: TODAY, note: 'Two\nlines' }),
      id: uuidv7(),
    };
    const at = new Date(app.clock.now).toISOString();
    const expected = { ...sent, nextDay: '2026-12-20', state: 'active', createdAt: at, updatedAt: at };
    for (let n = 0; n < 2; n++) {
      const { status, body } = await user.post(RECURRING_TRANSFERS, sent);
      expect([status, body]).toEqual([201, expected]);
    }
    expect(await listRules()).toEqual([expected]);
    const { items } = (await user.get(TRANSFERS)).body;
    expect(items).toMatchObject([{ amount: 200, fromAccount: bank, toAccount: savings, note: 'Two\nlines' }]);
    await expectDays([TODAY]);
    const differing = await user.post(RECURRING_TRANSFERS, { ...sent, amount: 201 });
    expect([differing.status, differing.body.code]).toEqual([409, 'idConflict']);
  });

  it('is refused without two different accounts of the user, and with a wrong schedule', async () => {
    const foreign = await addAccount(await app.signUp());
    for (const [from, to, fields, field, code] of [
      [bank, bank, {}, 'toAccount', 'sameAccount'],
      [null, null, {}, 'fromAccount', 'required'],
      [foreign, bank, {}, 'fromAccount', 'accountUnknown'],
      [bank, savings, { amount: 0.001 }, 'amount', 'amountTooManyDecimals'],
      [bank, savings, { unit: 'week', secondDay: 3 }, 'secondDay', 'invalid'],
      [bank, savings, { endDay: '2026-11-30' }, 'endDay', 'invalid'],
      [bank, savings, { firstDay: '2028-01-01' }, 'firstDay', 'dateTooLate'],
    ] as const) {
      const refused = await user.post(RECURRING_TRANSFERS, newRecurringTransfer(from, to, fields));
      expect([refused.status, refused.body.details]).toMatchObject([400, [{ field, code }]]);
    }
  });

  it.each([
    [
      'the 31st',
      { firstDay: '2026-12-31' },
      '2027-03-31',
      ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31'],
    ],
    ['a past first day', { firstDay: '2026-01-25' }, '2026-12-25', ['2026-11-25', '2026-12-25']],
    ['weekends before', { firstDay: '2026-11-28', shift: 'before' }, '2026-11-27', ['2026-11-27']],
    ['weekends after', { firstDay: '2026-11-28', shift: 'after' }, '2026-11-29', []],
    ['weekends after, on Monday', { firstDay: '2026-11-28', shift: 'after' }, '2026-11-30', ['2026-11-30']],
    [
      'an end',
      { unit: 'week', firstDay: '2026-11-21', endDay: '2026-12-01' },
      '2027-01-01',
      ['2026-11-21', '2026-11-28'],
    ],
  ])('with %s adds a transfer on each due day', async (_, fields, until, days) => {
    await add(fields);
    await pass(until);
    await expectDays(days);
    expect((await listRules())[0].state).toBe('endDay' in fields ? 'ended' : 'active');
  });
});

describe('a catch-up', () => {
  it('adds each day once, by request or job, two at once, and after the deletion of a transfer', async () => {
    const id = await add({ unit: 'day', firstDay: '2026-11-21' });
    await add({ firstDay: '2026-12-01' });
    await goTo(app, '2027-02-20');
    const job = makeCatchUpJob(app);
    await Promise.all([catchUpAll(user), catchUpAll(user), job(), job()]);
    const days = await listTransferDays(user);
    expect([days.length, new Set(days).size]).toEqual([92 + 3, 92]);
    await expectBalances(app, user);
    await expectStoredTotals(app, user);
    const [newest] = (await user.get(TRANSFERS)).body.items;
    await user.delete(`${TRANSFERS}/${newest.id}`);
    await user.delete(pathOf(id));
    await add({ id, unit: 'day', firstDay: '2026-11-21' });
    expect(await listTransferDays(user)).toEqual(days.slice(0, -1));
  });

  it('by the job reaches all users but suspended ones, also those without recurring transactions', async () => {
    const others = [await app.signUp(), await app.signUp()] as const;
    for (const each of others)
      await addRecurringTransfer(each, await addAccountOf(each), null, { firstDay: '2026-11-25' });
    const { uid } = (await others[0].get('/api/v1/me')).body;
    const setSuspended = (is_suspended: 0 | 1) =>
      app.database.write(async (trx) => {
        await trx.updateTable('profiles').set({ is_suspended }).where('user_id', '=', uid).execute();
      });
    await setSuspended(1);
    await goTo(app, '2026-11-26');
    await makeCatchUpJob(app)();
    await setSuspended(0);
    expect(await Promise.all(others.map(listTransferDays))).toEqual([[], ['2026-11-25']]);
    await makeCatchUpJob(app)();
    expect(await listTransferDays(others[0])).toEqual(['2026-11-25']);
  });

  it('adds the others if the total of one becomes too large, and says so', async () => {
    const cash = await addAccountOf(user);
    await addRecurringTransfer(user, cash, null, { firstDay: '2026-11-25' });
    await add({ firstDay: '2026-11-26' });
    const tooMuch = { source_id: cash, month: '2026-11', net_minor: -Number.MAX_SAFE_INTEGER };
    const { uid } = (await user.get('/api/v1/me')).body;
    await app.database.write(async (trx) => {
      await trx
        .insertInto('source_totals')
        .values({ user_id: uid, ...tooMuch })
        .execute();
    });
    await goTo(app, '2026-11-27');
    await makeCatchUpJob(app)();
    expect(await listTransferDays(user)).toEqual(['2026-11-26']);
    expect((await user.post('/api/v1/recurring/catch-up')).body.code).toBe('totalTooLarge');
  });
});

describe('a change', () => {
  it('adds what was due as it was before, and then applies to the days to come', async () => {
    const id = await add({ firstDay: '2026-11-25' });
    await goTo(app, '2026-12-26');
    const changes = { amount: 5.5, fromAccount: savings, toAccount: null, note: 'Other' };
    expect((await user.patch(pathOf(id), changes)).body).toMatchObject({ ...changes, nextDay: '2027-01-25' });
    await pass('2027-01-25');
    const { items } = (await user.get(TRANSFERS)).body;
    expect(items.map(({ date, amount }: { date: string; amount: number }) => [date, amount])).toEqual([
      ['2027-01-25', 5.5],
      ['2026-12-25', 200],
      ['2026-11-25', 200],
    ]);
    await expectBalances(app, user);
    const refused = await user.patch(pathOf(id), { fromAccount: null });
    expect(refused.body.details).toMatchObject([{ field: 'fromAccount', code: 'required' }]);
  });

  it.each([
    ['paused', [{ state: 'paused' }, {}], ['2026-11-25']],
    ['paused and resumed', [{ state: 'paused' }, { state: 'active' }], ['2026-11-25', '2027-02-25']],
    ['ended', [{ state: 'ended' }, {}], ['2026-11-25']],
    ['ended and resumed', [{ state: 'ended' }, { state: 'active' }], ['2026-11-25', '2027-02-25']],
  ])('to a %s one leaves out what was due in between', async (_, [first = {}, second = {}], days) => {
    const id = await add({ firstDay: '2026-11-25' });
    await pass('2026-11-26');
    await user.patch(pathOf(id), first);
    await pass('2027-01-26');
    await user.patch(pathOf(id), second);
    await pass('2027-02-25');
    await expectDays(days);
  });

  it('of the schedule begins today', async () => {
    const id = await add({ firstDay: '2026-11-25' });
    await pass('2026-12-15');
    const {
      amount: _a,
      fromAccount: _f,
      toAccount: _t,
      ...schedule
    } = newRecurringTransfer(bank, null, {
      unit: 'week',
      firstDay: '2026-11-24',
    });
    expect((await user.patch(pathOf(id), { schedule })).body).toMatchObject({ nextDay: '2026-12-22' });
    await expectDays(['2026-11-25', '2026-12-15']);
  });

  it('leaves out a day that has a transfer, also if the weekend moves it', async () => {
    const id = await add({ firstDay: '2026-11-22' });
    await pass('2026-11-22');
    const [{ unit, every, firstDay, secondDay, on, endDay }] = await listRules();
    const schedule = { unit, every, firstDay, secondDay, on, endDay, shift: 'after' };
    expect((await user.patch(pathOf(id), { schedule })).body).toMatchObject({ nextDay: '2026-12-22' });
    await pass('2026-12-22');
    await expectDays(['2026-11-22', '2026-12-22']);
  });

  it('skips the next day once, also if several days are moved to it', async () => {
    const id = await add({ unit: 'day', firstDay: '2026-11-28', shift: 'after' });
    const early = await user.post(`${pathOf(id)}/skip`, { day: '2026-12-01' });
    expect(early.body).toMatchObject({ nextDay: '2026-11-30' });
    for (let n = 0; n < 2; n++) {
      const { status, body } = await user.post(`${pathOf(id)}/skip`, { day: '2026-11-30' });
      expect([status, body]).toMatchObject([200, { nextDay: '2026-12-01', state: 'active' }]);
    }
    await pass('2026-12-01');
    await expectDays(['2026-12-01']);
  });

  it('of a deleted one, or of one of another user, finds nothing', async () => {
    const id = await add();
    const other = await app.signUp();
    const expectMissing = async (caller: TestClient) => {
      for (const { status, body } of [
        await caller.patch(pathOf(id), { amount: 1 }),
        await caller.post(`${pathOf(id)}/skip`, { day: '2026-12-01' }),
        await caller.delete(pathOf(id)),
      ])
        expect([status, body.code]).toEqual([404, 'transferNotFound']);
    };
    await expectMissing(other);
    expect((await user.delete(pathOf(id))).status).toBe(200);
    await expectMissing(user);
    expect(await listRules()).toEqual([]);
  });
});
