import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_REPORT_LARGEST } from '#shared/limits.ts';
import { addRecurring, catchUpAll, goTo, listOccurrencesIn, RECURRING } from '#server/testing/recurring.ts';
import { earn, readReport, spend } from '#server/testing/report-user.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const REPORTS = '/api/v1/reports';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function signUp(day = '2026-11-21', account: object = {}): Promise<TestClient> {
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC', ...account });
  await goTo(app, day);
  return user;
}

describe('the report of a month', () => {
  it('compares the current month with the same days of the month before and of the year before', async () => {
    const user = await signUp();
    await spend(user, '2026-11-10', 30);
    await spend(user, '2026-10-21', 20);
    await spend(user, '2026-10-22', 500);
    await spend(user, '2025-11-21', 7, { category: 'health' });
    await spend(user, '2025-11-22', 900);
    expect(await readReport(user, 'month')).toMatchObject({
      month: '2026-11',
      isRunning: true,
      expenses: 30,
      previous: { period: { from: '2026-10-01', to: '2026-10-21' }, expenses: 20 },
      yearBefore: { period: { from: '2025-11-01', to: '2025-11-21' }, expenses: 7 },
      categories: [
        { type: 'expense', category: 'food', amount: 30, previous: 20, yearBefore: 0 },
        { type: 'expense', category: 'health', amount: 0, previous: 0, yearBefore: 7 },
      ],
    });
  });

  it('counts later days of the current month, and shows their sums', async () => {
    const user = await signUp();
    await spend(user, '2026-11-10', 30);
    await spend(user, '2026-11-28', 60, { description: 'Piano lessons', category: 'health' });
    const running = await readReport(user, 'month');
    expect(running).toMatchObject({
      period: { from: '2026-11-01', to: '2026-11-30' },
      count: 2,
      expenses: 90,
      compared: { period: { from: '2026-11-01', to: '2026-11-21' }, expenses: 30 },
      later: { period: { from: '2026-11-22', to: '2026-11-30' }, count: 1, income: 0, expenses: 60 },
      categories: [
        { category: 'health', amount: 60, compared: 0 },
        { category: 'food', amount: 30, compared: 30 },
      ],
    });
    expect(running.largest).toMatchObject([{ amount: 60 }, { amount: 30 }]);
    await goTo(app, '2026-11-30');
    expect(await readReport(user, 'month')).toMatchObject({ expenses: 90, later: null });
  });

  it('compares a past month with whole months, even with a February of 28 days', async () => {
    const user = await signUp('2024-03-01');
    const leap = await readReport(user, 'month?month=2024-02');
    expect([leap.isRunning, leap.period.to]).toEqual([false, '2024-02-29']);
    expect([leap.previous.period.to, leap.yearBefore.period.to]).toEqual(['2024-01-31', '2023-02-28']);
    const running = await signUp('2024-02-29');
    expect((await readReport(running, 'month')).yearBefore.period.to).toBe('2023-02-28');
  });

  it('has the largest expenses, the latest first among equal ones', async () => {
    const user = await signUp();
    for (let day = 1; day <= 12; day++) {
      await spend(user, `2026-11-${String(day).padStart(2, '0')}`, day < 3 ? 50 : day);
    }
    await earn(user, '2026-11-01', 1000);
    const { largest } = await readReport(user, 'month');
    const days = (largest as { date: string }[]).map(({ date }) => Number(date.slice(8)));
    expect(days).toEqual([2, 1, 12, 11, 10, 9, 8, 7, 6, 5]);
  });

  it('begins at midnight of the user’s time zone', async () => {
    const west = await signUp('2026-12-01', { timeZone: 'Pacific/Honolulu' });
    app.clock.now = Date.parse('2026-12-01T09:30:00Z');
    expect((await readReport(west, 'month')).month).toBe('2026-11');
    app.clock.now += 60 * 60_000;
    expect((await readReport(west, 'month')).month).toBe('2026-12');
  });

  it('is empty for an empty account, and so are all other reports', async () => {
    const user = await signUp();
    const none = { income: 0, expenses: 0, balance: 0 };
    expect(await readReport(user, 'month')).toMatchObject({ ...none, count: 0, categories: [], largest: [] });
    const months = 'from=2026-10&to=2026-11';
    expect(await readReport(user, `months?${months}`)).toMatchObject({ expenses: [], meanMonths: [] });
    expect(await readReport(user, `savings?${months}`)).toMatchObject({ totals: { ...none, rate: null } });
    const days = 'from=2026-11-21&to=2026-11-21';
    expect(await readReport(user, `merchants?${days}`)).toMatchObject({ merchants: 0, items: [] });
    expect(await readReport(user, `compare?${days}&otherFrom=2026-11-20&otherTo=2026-11-20`)).toMatchObject({
      categories: [],
      merchants: [],
    });
    expect(await readReport(user, 'year')).toMatchObject({
      bestMonth: null,
      days: 0,
      daysWithoutExpenses: 0,
    });
    expect((await readReport(user, 'calendar')).days).toHaveLength(30);
  });
});

describe('a recurring payment', () => {
  it('is paid, changed, missed or due in a month, as its transactions are now', async () => {
    const user = await signUp('2026-09-15');
    const rent = await addRecurring(user, { firstDay: '2026-09-30' });
    await addRecurring(user, { description: 'Gym', amount: 30, firstDay: '2026-10-05', mode: 'ask' });
    await addRecurring(user, { description: 'Phone', amount: 20, firstDay: '2026-10-10' });
    await goTo(app, '2026-11-15');
    await catchUpAll(user);
    const posted = (await listOccurrencesIn(user, '2026-10-01', '2026-10-31')).filter(
      ({ transactionId }) => transactionId !== null,
    );
    const findPostedId = (id: string) => posted.find(({ recurringId }) => recurringId === id)?.transactionId;
    await user.patch(`/api/v1/expenses/${findPostedId(rent)}`, { amount: 990 });
    const phone = posted.find(({ description }) => description === 'Phone')?.transactionId;
    await user.delete(`/api/v1/expenses/${phone}`);
    const { recurring } = await readReport(user, 'month?month=2026-10');
    const names = (items: { description: string; amount: number }[]) =>
      items.map(({ description, amount }) => [description, amount]);
    expect(names(recurring.paid)).toEqual([['Rent', 990]]);
    expect(names(recurring.missed)).toEqual([['Gym', 30]]);
    expect(recurring.changed).toMatchObject([{ recurringId: rent, amount: 990, before: 950 }]);
    const running = await readReport(user, 'month?month=2026-11');
    expect(names(running.recurring.missed)).toEqual([['Gym', 30]]);
    expect(names(running.recurring.due)).toEqual([['Rent', 950]]);
    expect(recurring.due).toEqual([]);
    const year = await readReport(user, 'year?year=2026');
    expect(year.recurring).toMatchObject([
      { description: 'Rent', amount: 1940, count: 2 },
      { description: 'Phone', amount: 20, count: 1 },
    ]);
  });

  it.each([
    [
      'a later day of the month is still due',
      '2026-11-27',
      { '2026-11': [[], ['2026-11-27']], '2026-12': [[], []] },
    ],
    ['the next month is due there', '2026-12-02', { '2026-11': [[], []], '2026-12': [[], ['2026-12-02']] }],
    ['an earlier day is paid', '2026-11-12', { '2026-11': [['2026-11-12'], []], '2026-12': [[], []] }],
  ])('whose transaction was moved to %s', async (_, date, expected) => {
    const user = await signUp('2026-11-15');
    await addRecurring(user, { firstDay: '2026-11-15', endDay: '2026-11-15', unit: 'day' });
    await catchUpAll(user);
    const [occurrence] = await listOccurrencesIn(user, '2026-11-15', '2026-11-15');
    const moved = await user.patch(`/api/v1/expenses/${occurrence?.transactionId}`, { date });
    expect(moved.status).toBe(200);
    const days = (items: { dueDay: string }[]) => items.map(({ dueDay }) => dueDay);
    for (const [month, lists] of Object.entries(expected)) {
      const { recurring } = await readReport(user, `month?month=${month}`);
      expect([days(recurring.paid), days(recurring.due)]).toEqual(lists);
    }
  });

  it('is in the calendar from today to the end of the month', async () => {
    const user = await signUp('2026-11-15');
    await addRecurring(user, { firstDay: '2026-11-30' });
    await addRecurring(user, { description: 'Later', firstDay: '2026-12-01' });
    const { upcoming } = await readReport(user, 'calendar');
    expect(upcoming).toMatchObject([{ description: 'Rent', dueDay: '2026-11-30', outcome: 'planned' }]);
    expect((await user.get(RECURRING)).body.items).toHaveLength(2);
    await spend(user, '2026-11-29', 950, { description: 'Rent' });
    expect(await readReport(user, 'calendar')).toMatchObject({
      upcoming: [],
      recorded: [{ description: 'Rent', date: '2026-11-29' }],
    });
  });
});

describe('months side by side', () => {
  it('have a mean of the months that are over, from the first transaction on', async () => {
    const user = await signUp();
    await spend(user, '2026-09-05', 10);
    await spend(user, '2026-10-05', 20.01);
    await spend(user, '2026-11-05', 600);
    const table = await readReport(user, 'months?from=2026-01&to=2026-11');
    expect(table.meanMonths).toEqual(['2026-09', '2026-10']);
    expect(table.expenses).toMatchObject([{ category: 'food', total: 630.01, mean: 15.01 }]);
    expect(table.totals.balance).toMatchObject({ total: -630.01, mean: -15 });
  });

  it('have a savings rate, and its mean once there are twelve months', async () => {
    const user = await signUp();
    for (let month = 1; month <= 12; month++) {
      const day = `2025-${String(month).padStart(2, '0')}-01`;
      await earn(user, day, 1000);
      await spend(user, day, month === 12 ? 1600 : 900);
    }
    const { months } = await readReport(user, 'savings?from=2025-11&to=2026-01');
    expect(months).toMatchObject([
      { month: '2025-11', rate: 0.1, mean: null },
      { month: '2025-12', rate: -0.6, mean: { income: 1000, expenses: 958.33, rate: 500 / 12_000 } },
      { month: '2026-01', income: 0, rate: null, mean: { income: 916.67 } },
    ]);
  });

  it('are at most 20 years, in the right order', async () => {
    const user = await signUp();
    const code = async (path: string) => {
      const { status, body } = await user.get(`${REPORTS}/${path}`);
      return status === 200 ? 200 : (body.details[0] as { field: string; code: string });
    };
    expect(await code('months?from=2007-01&to=2026-12')).toBe(200);
    expect(await code('months?from=2006-12&to=2026-12')).toEqual(
      expect.objectContaining({ field: 'to', code: 'rangeTooLong' }),
    );
    expect(await code('savings?from=2026-12&to=2026-11')).toMatchObject({ code: 'rangeReversed' });
    const days = 'from=2026-11-01&to=2026-11-30';
    expect(await code(`compare?${days}&otherFrom=2026-10-02&otherTo=2026-10-01`)).toMatchObject({
      field: 'otherTo',
      code: 'rangeReversed',
    });
  });
});

describe('a free period', () => {
  const SPENT = [
    ['2026-09-14', 1],
    ['2026-09-15', 2],
    ['2026-10-31', 4],
    ['2026-11-03', 8],
    ['2026-11-04', 16],
  ] as const;

  it('has exact days for merchants and whole months for the table, also as files', async () => {
    const user = await signUp();
    for (const [day, amount] of SPENT) await spend(user, day, amount);
    const days = 'from=2026-09-15&to=2026-11-03';
    expect(await readReport(user, `merchants?${days}`)).toMatchObject({
      period: { from: '2026-09-15', to: '2026-11-03' },
      total: 14,
      count: 3,
      items: [{ amount: 14, first: '2026-09-15', last: '2026-11-03' }],
    });
    const months = 'from=2026-09&to=2026-10';
    expect(await readReport(user, `months?${months}`)).toMatchObject({
      months: ['2026-09', '2026-10'],
      expenses: [{ values: [3, 4], total: 7 }],
    });
    for (const [path, name] of [
      [`merchants.csv?${days}`, '2026-09-15_2026-11-03'],
      [`months.csv?${months}`, '2026-09_2026-10'],
    ] as const) {
      const { headers } = await user.get(`${REPORTS}/${path}`);
      expect(headers.get('content-disposition')).toContain(name);
    }
  });

  it.each([
    ['merchants?from=2026-11-02&to=2026-11-01', 'rangeReversed'],
    ['merchants?from=2006-01-01&to=2026-12-31', 'rangeTooLong'],
    ['merchants?from=2026-02-30&to=2026-12-31', 'invalidDate'],
    ['months?from=2026-11&to=2026-10', 'rangeReversed'],
    ['months?from=2006-01&to=2026-12', 'rangeTooLong'],
    ['months?from=2026-13&to=2026-12', 'invalidDate'],
  ])('refuses %s as %s', async (path, code) => {
    const { status, body } = await (await signUp()).get(`${REPORTS}/${path}`);
    expect(status).toBe(400);
    expect(body.details).toMatchObject([{ code }]);
  });
});

describe('merchants', () => {
  it('are one whatever the bank writes around the name, and have the latest name', async () => {
    const user = await signUp();
    await spend(user, '2026-11-01', 10, { description: 'COMPRA TARJ. 5412XXXXXXXX1234 MERCADONA 0456' });
    await spend(user, '2026-11-03', 5, { description: 'Mercadona' });
    await spend(user, '2026-11-02', 40, { description: 'Gas' });
    const { items, total } = await readReport(user, 'merchants?from=2026-11-01&to=2026-11-30');
    expect(total).toBe(55);
    expect(items).toMatchObject([
      { name: 'Gas', amount: 40, count: 1 },
      { name: 'Mercadona', amount: 15, count: 2, first: '2026-11-01', last: '2026-11-03' },
    ]);
    const found = await user.get('/api/v1/transactions?merchant=mercadona');
    expect(found.body.items).toHaveLength(2);
    expect((await user.get('/api/v1/transactions?merchant=merca')).body.items).toEqual([]);
  });

  it('have shares of the sum of all merchants above zero, even of those that are not listed', async () => {
    const user = await signUp();
    for (let at = 0; at <= MAX_REPORT_LARGEST; at++)
      await spend(user, '2026-11-01', 10, { description: `Shop ${'abcdefghijk'.charAt(at)}` });
    await spend(user, '2026-11-02', -60, { description: 'Zara' });
    const range = 'from=2026-11-01&to=2026-11-30';
    expect(await readReport(user, `merchants?${range}`)).toMatchObject({ total: 50, shareBase: 110 });
    const year = await readReport(user, 'year');
    expect(year.merchants).toHaveLength(MAX_REPORT_LARGEST);
    expect(year).toMatchObject({ expenses: 50, merchantsShareBase: 110 });
  });

  it('of other users are left out', async () => {
    const owner = await signUp();
    await spend(owner, '2026-11-01', 10);
    const stranger = await signUp();
    const range = 'from=2026-11-01&to=2026-11-30';
    expect((await readReport(stranger, `merchants?${range}`)).items).toEqual([]);
    expect((await stranger.get('/api/v1/transactions/totals?merchant=shop')).body.count).toBe(0);
  });
});

it('the totals of savings cover the whole period, the mean of twelve months only months that are over', async () => {
  const user = await signUp('2026-11-21');
  for (let month = 1; month <= 12; month++)
    await earn(user, `2025-${String(month).padStart(2, '0')}-01`, 1000);
  await earn(user, '2026-10-01', 100);
  await spend(user, '2026-10-02', 60);
  await earn(user, '2026-11-01', 5000);
  const savings = await readReport(user, 'savings?from=2026-10&to=2026-11');
  expect(savings).toMatchObject({
    totals: { income: 5100, expenses: 60, rate: 5040 / 5100 },
    months: [{ mean: { rate: (2100 - 60) / 2100 } }, { income: 5000, mean: null }],
  });
});
