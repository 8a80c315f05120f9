import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, eachDay } from '#shared/calendar.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

// Clocks change in Los Angeles on 8 March and 1 November; Kiritimati never, and is a day ahead.
const DAYS = [
  '2024-02-29',
  '2024-12-31',
  '2026-01-01',
  '2026-03-08',
  '2026-03-29',
  '2026-10-25',
  '2026-11-01',
];

it.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'UTC'])(
  'a date written is the date read, whatever the zones of server and user (%s)',
  async (timeZone) => {
    const user = await app.signUp({ timeZone });
    for (const date of DAYS) {
      const { id } = (await user.post('/api/v1/expenses', { description: 'x', amount: 1, date })).body;
      expect((await user.get(`/api/v1/expenses/${id}`)).body.date).toBe(date);
      const range = { from: addDays(date, -1), to: addDays(date, 1) };
      const { daily } = (await user.get(`/api/v1/summary?from=${range.from}&to=${range.to}`)).body;
      expect(daily).toEqual(
        eachDay(range).map((day) => ({ date: day, income: 0, expenses: day === date ? 1 : 0 })),
      );
    }
  },
);

it.each([
  ['America/Los_Angeles', '2026-10-31'],
  ['Pacific/Kiritimati', '2026-11-01'],
  ['Asia/Kathmandu', '2026-10-31'],
  ['UTC', '2026-10-31'],
])('the current month is that of the user’s own day (%s)', async (timeZone, today) => {
  app.clock.now = Date.parse('2026-10-31T11:00:00Z');
  const user = await app.signUp({ timeZone });
  expect((await user.get('/api/v1/summary')).body.period.from).toBe(`${today.slice(0, 8)}01`);
  app.clock.now = Date.now();
});
