import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addMonths } from '#shared/calendar.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { ComingPayment, listComing } from '#shared/contract/recurring-coming.ts';
import { addRecurring, catchUpAll, goTo, RECURRING } from '#server/testing/recurring.ts';
import { earn, spend } from '#server/testing/report-user.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const TODAY = '2026-11-27';
let app: TestApp;
let user: TestClient;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await goTo(app, TODAY);
  user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
});
afterAll(() => app.close());

async function read(query = ''): Promise<OutputOf<typeof listComing>> {
  const { status, body } = await user.get(`${RECURRING}/coming${query}`);
  expect([status, body]).toMatchObject([200, {}]);
  return body as OutputOf<typeof listComing>;
}

const toText = ({ day, source, description, amount }: ComingPayment) =>
  `${day.slice(5)} ${source} ${description} ${amount}`;

/** Adds a payment of 30 on the 29th of each past month. */
async function payGym(): Promise<void> {
  for (let monthsAgo = 1; monthsAgo <= 12; monthsAgo++)
    await spend(user, addMonths('2026-11-29', -monthsAgo), 30, { description: 'Gym' });
}

const addRent = async (changes: object = {}) =>
  await addRecurring(user, { firstDay: '2026-11-30', ...changes });

it.each<[string, () => Promise<unknown>, string[]]>([
  ['a planned payment', addRent, ['11-30 planned Rent 950']],
  [
    'a planned payment that is recorded already',
    async () => {
      await addRent();
      await spend(user, '2026-12-01', 950, { description: 'Rent' });
    },
    ['12-01 recorded Rent 950'],
  ],
  [
    'a planned payment that is posted already, for its day',
    async () => {
      const id = await addRent();
      await user.post(`${RECURRING}/${id}/occurrences/2026-11-30`, { act: 'post', date: '2026-11-30' });
    },
    ['11-30 recorded Rent 950'],
  ],
  [
    'a transaction dated tomorrow, and none of today',
    async () => {
      await earn(user, '2026-11-28', 2_238.5);
      await spend(user, TODAY, 5);
    },
    ['11-28 recorded Salary 2238.5'],
  ],
  ['a recognised payment', payGym, ['11-29 recognised Gym 30']],
  [
    'a recognised payment that is recorded already',
    async () => {
      await payGym();
      await spend(user, '2026-11-28', 30, { description: 'Gym' });
    },
    ['11-28 recorded Gym 30'],
  ],
  [
    'a recognised payment that was made recurring',
    async () => {
      await payGym();
      await addRecurring(user, { description: 'Gym', amount: 30, firstDay: '2026-11-29' });
    },
    ['11-29 planned Gym 30'],
  ],
])('the list of coming payments has %s once', async (_, prepare, expected) => {
  await prepare();
  const { items, count } = await read();
  expect(items.map(toText)).toEqual(expected);
  expect(count).toBe(expected.length);
});

it('the list of coming payments ends on the requested day, and its count and sums include all of them', async () => {
  await payGym();
  await addRent({ unit: 'week', amount: 100.1, endDay: '2026-12-31' });
  for (const date of ['2026-11-28', '2026-12-02']) await earn(user, date, 0.2);
  const week = await read('?to=2026-12-03&limit=2');
  expect(week).toMatchObject({ count: 4, expenses: 130.1, incomes: 0.4 });
  expect(week.items.map(toText)).toEqual(['11-28 recorded Salary 0.2', '11-29 recognised Gym 30']);
  const month = await read('?to=2026-12-29&limit=100');
  expect(await read('?limit=1')).toMatchObject({ count: 7 });
  expect(month).toMatchObject({ count: 9, expenses: 560.5, incomes: 0.4 });
  expect(month.items).toHaveLength(9);
  expect(await read(`?to=${TODAY}`)).toMatchObject({ items: [], count: 0, expenses: 0, incomes: 0 });
});

it('a refund that is dated later lowers the sum', async () => {
  await spend(user, '2026-11-28', 50);
  await spend(user, '2026-11-29', -30, { description: 'Refund' });
  const { items, ...sums } = await read();
  expect(items.map(toText)).toEqual(['11-28 recorded Shop 50', '11-29 recorded Refund -30']);
  expect(sums).toMatchObject({ count: 2, expenses: 20, incomes: 0 });
});

it('waiting occurrences are counted but not listed', async () => {
  await addRent({ mode: 'ask', unit: 'day', firstDay: TODAY, endDay: TODAY });
  await catchUpAll(user);
  expect(await read()).toMatchObject({ items: [], count: 0, waitingCount: 1 });
});
