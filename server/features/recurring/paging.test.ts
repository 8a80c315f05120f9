import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, today } from '#shared/calendar.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { listUpcoming } from '#shared/contract/recurring.ts';
import { MAX_OCCURRENCES_AT_ONCE } from '#shared/limits.ts';
import { addRecurring, RECURRING, tomorrowOf } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const SERIES = 3;
const DAYS = 350;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('lists a thousand occurrences per page, with the sums of all pages', async () => {
  const user = await app.signUp();
  const daily = { unit: 'day', firstDay: tomorrowOf(app), note: 'x'.repeat(20) };
  for (let at = 0; at < SERIES; at++) await addRecurring(user, { ...daily, amount: 1 + at });
  const to = addDays(today('UTC', app.clock.now), DAYS);
  const get = async (query: string) => {
    const { status, body } = await user.get(`${RECURRING}/upcoming?to=${to}${query}`);
    expect(status).toBe(200);
    return body as OutputOf<typeof listUpcoming>;
  };
  const first = await get('');
  expect(first.upcoming).toHaveLength(MAX_OCCURRENCES_AT_ONCE);
  expect(first).toMatchObject({ upcomingCount: SERIES * DAYS, expenses: 6 * DAYS, incomes: 0, waiting: [] });
  const second = await get(`&cursor=${first.nextCursor}`);
  expect(second.nextCursor).toBe(undefined);
  const names = [...first.upcoming, ...second.upcoming].map((each) => `${each.dueDay} ${each.recurringId}`);
  expect(names).toEqual([...new Set(names)].toSorted());
  expect(names).toHaveLength(SERIES * DAYS);
});

it('shortens a page with long texts, so that no response is over 1 MB', async () => {
  const user = await app.signUp();
  const daily = { unit: 'day', firstDay: tomorrowOf(app), note: '€'.repeat(1_000) };
  for (let at = 0; at < SERIES; at++) await addRecurring(user, daily);
  const to = addDays(today('UTC', app.clock.now), DAYS);
  const { body } = await user.get(`${RECURRING}/occurrences?from=${daily.firstDay}&to=${to}`);
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(500_000);
  expect(body.nextCursor).toMatch(/^\d{4}-\d\d-\d\d_/);
});

it.each(['cursor', 'waitingCursor'])('refuses a %s that names no occurrence', async (name) => {
  const user = await app.signUp();
  const refused = await user.get(`${RECURRING}/upcoming?${name}=2026-02-31_x_2026-02-01`);
  expect([refused.status, refused.body.details?.[0]?.field]).toEqual([400, name]);
});
