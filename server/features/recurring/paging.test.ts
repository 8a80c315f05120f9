import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, today } from '#shared/calendar.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { listUpcoming } from '#shared/contract/recurring.ts';
import { MAX_OCCURRENCES_AT_ONCE } from '#shared/limits.ts';
import { addRecurring, RECURRING, tomorrowOf } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const SERIES_COUNT = 3;
const DAYS = 350;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('lists a thousand occurrences per page, with the sums of all pages', async () => {
  const user = await app.signUp();
  const daily = { unit: 'day', firstDay: tomorrowOf(app), note: 'x'.repeat(20) };
  for (let at = 0; at < SERIES_COUNT; at++) await addRecurring(user, { ...daily, amount: 1 + at });
  const to = addDays(today('UTC', app.clock.now), DAYS);
  const readPage = async (query: string) => {
    const { status, body } = await user.get(`${RECURRING}/upcoming?to=${to}${query}`);
    expect(status).toBe(200);
    return body as OutputOf<typeof listUpcoming>;
  };
  const firstPage = await readPage('');
  expect(firstPage.upcoming).toHaveLength(MAX_OCCURRENCES_AT_ONCE);
  expect(firstPage).toMatchObject({
    upcomingCount: SERIES_COUNT * DAYS,
    expenses: 6 * DAYS,
    incomes: 0,
    waiting: [],
  });
  const secondPage = await readPage(`&cursor=${firstPage.nextCursor}`);
  expect(secondPage.nextCursor).toBe(undefined);
  const keys = [...firstPage.upcoming, ...secondPage.upcoming].map(
    ({ dueDay, recurringId }) => `${dueDay} ${recurringId}`,
  );
  expect(keys).toEqual([...new Set(keys)].toSorted());
  expect(keys).toHaveLength(SERIES_COUNT * DAYS);
});

it('shortens a page with long texts to less than 500 kB', async () => {
  const user = await app.signUp();
  const daily = { unit: 'day', firstDay: tomorrowOf(app), note: '€'.repeat(1_000) };
  for (let at = 0; at < SERIES_COUNT; at++) await addRecurring(user, daily);
  const to = addDays(today('UTC', app.clock.now), DAYS);
  const { body } = await user.get(`${RECURRING}/occurrences?from=${daily.firstDay}&to=${to}`);
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(500_000);
  expect(body.nextCursor).toMatch(/^\d{4}-\d\d-\d\d_/);
});

it.each(['cursor', 'waitingCursor'])('refuses a %s without valid days and id', async (name) => {
  const user = await app.signUp();
  const response = await user.get(`${RECURRING}/upcoming?${name}=2026-02-31_x_2026-02-01`);
  expect([response.status, response.body.details?.[0]?.field]).toEqual([400, name]);
});
