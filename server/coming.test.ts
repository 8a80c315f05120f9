import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMonths } from '#shared/calendar.ts';
import { ASK } from '#server/testing/advisor.ts';
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
const named = ({ day, description }: Payment) => `${day} ${description}`;

/** What the dashboard and the insights list with `limit`, and the recurring screen up to a day. */
const listed = async (query: string) =>
  ((await user.get(`/api/v1/recurring/coming?${query}`)).body.items as Payment[]).map(named);

/** What the advisor lists for a period. */
async function told(type: 'expense' | 'income'): Promise<string[]> {
  const slots = { type, period: { from: TODAY, to: '2026-12-03' } };
  const { body } = await user.post(ASK, {
    previous: { intent: 'recurring.upcoming', slots },
    language: 'en',
  });
  const rows = body.table.rows as { text: string }[][];
  return rows.map(([day, name]) => `${day?.text} ${name?.text}`);
}

async function calendar(month: string): Promise<string[]> {
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
  return all.map(named).toSorted();
}

it('the dashboard, insights, the recurring screen, the calendar and the advisor say the same of what is coming', async () => {
  expect(await listed('limit=5')).toEqual(WEEK);
  expect(await listed('to=2026-12-26')).toEqual(WEEK);
  const months = [...(await calendar('2026-11')), ...(await calendar('2026-12'))];
  expect(months.slice(0, WEEK.length)).toEqual(WEEK);
  expect(await told('income')).toEqual(['Nov 28 Salary']);
  expect(await told('expense')).toEqual(['Nov 30 Rent', 'Dec 1 Netflix']);
});
