import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMonths } from '#shared/calendar.ts';
import type { Answer } from '#shared/contract/advisor.ts';
import { ASK, textOf } from '#server/testing/advisor.ts';
import { addRecurring, goTo } from '#server/testing/recurring.ts';
import { earn, spend } from '#server/testing/report-user.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const TODAY = '2026-11-27';
let app: TestApp;
let user: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  await goTo(app, TODAY);
  user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  await earn(user, '2026-11-28', 2_238.5);
  await addRecurring(user, { firstDay: '2026-11-30', amount: 950 });
  for (let back = 1; back <= 12; back++)
    await spend(user, addMonths('2026-12-01', -back), 12.99, { description: 'Netflix' });
});
afterAll(() => app.close());

const WEEK = ['2026-11-28 Salary', '2026-11-30 Rent', '2026-12-01 Netflix'];
type Payment = { day: string; description: string };
const toText = ({ day, description }: Payment) => `${day} ${description}`;

/** Returns the list of the dashboard and the insights (with `limit`), and of the recurring screen (up to a day). */
const readComing = async (query: string) =>
  ((await user.get(`/api/v1/recurring/coming?${query}`)).body.items as Payment[]).map(toText);

/** Returns the advisor's list for a week. */
async function askUpcoming(type: 'expense' | 'income'): Promise<string[]> {
  const slots = { type, period: { from: TODAY, to: '2026-12-03' } };
  const { body } = await user.post(ASK, {
    previous: { intent: 'recurring.upcoming', slots },
    language: 'en',
  });
  const rows = body.table.rows as { text: string }[][];
  return rows.map(([day, name]) => `${day?.text} ${name?.text}`);
}

/** Returns the advisor's answer about the next payment. */
async function askNext(type: 'expense' | 'income', asker = user): Promise<string> {
  const { body } = await asker.post(ASK, {
    previous: { intent: 'recurring.next', slots: { type } },
    language: 'en',
  });
  return textOf(body as Answer);
}

async function readCalendar(month: string): Promise<string[]> {
  const { upcoming, recorded, recognised } = (await user.get(`/api/v1/reports/calendar?month=${month}`)).body;
  const all: Payment[] = [
    ...upcoming.map(({ dueDay, description }: { dueDay: string; description: string }) => ({
      day: dueDay,
      description,
    })),
    ...recorded.map(({ date, description }: { date: string; description: string }) => ({
      day: date,
      description,
    })),
    ...recognised,
  ];
  return all.map(toText).toSorted();
}

it('the dashboard, insights, recurring screen, calendar and advisor show the same coming payments', async () => {
  expect(await readComing('limit=5')).toEqual(WEEK);
  expect(await readComing('to=2026-12-26')).toEqual(WEEK);
  const months = [...(await readCalendar('2026-11')), ...(await readCalendar('2026-12'))];
  expect(months.slice(0, WEEK.length)).toEqual(WEEK);
  expect(await askUpcoming('income')).toEqual(['Nov 28 Salary']);
  expect(await askUpcoming('expense')).toEqual(['Nov 30 Rent', 'Dec 1 Netflix']);
  expect(await askNext('income')).toBe('“Salary” is next due on November 28: €2,238.50.');
  expect(await askNext('expense')).toBe('“Rent” is next due on November 30: €950.00.');
});

it.each([
  [undefined, '2026-11-29', '“Salary” is probably next due on November 29: €2,000.00.'],
  ['2026-11-30', '2026-12-29', '“Salary” is next due on November 30: €2,000.00.'],
])('a salary that is recorded for %s is expected next on %s', async (recorded, next, text) => {
  const other = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  for (let back = 1; back <= 12; back++) await earn(other, addMonths('2026-11-29', -back), 2_000);
  if (recorded !== undefined) await earn(other, recorded, 2_000);
  const coming = (await other.get('/api/v1/recurring/coming?to=2026-12-31')).body.items as Payment[];
  expect(coming[0]?.day).toBe(recorded ?? next);
  expect(coming.find(({ day }) => day !== recorded)?.day).toBe(next);
  expect((await other.get('/api/v1/recurring/suggestions')).body.items).toMatchObject([{ nextDay: next }]);
  expect(await askNext('income', other)).toBe(text);
});

it('a yearly payment that is recorded for later is expected a year after', async () => {
  const other = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  for (const year of [2023, 2024, 2025])
    await spend(other, `${year}-12-03`, 120, { description: 'Insurance' });
  const nextDay = async () => (await other.get('/api/v1/recurring/suggestions')).body.items[0].nextDay;
  expect(await nextDay()).toBe('2026-12-03');
  await spend(other, '2026-12-05', 120, { description: 'Insurance' });
  expect(await nextDay()).toBe('2027-12-03');
});
