import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

// Clocks change in Los Angeles on 8 March and 1 November. In Kiritimati they never change, and the day begins earlier.
// Listed by hand, because counting them would use the code under test.
const DAYS = [
  ['2024-02-28', '2024-02-29', '2024-03-01'],
  ['2024-12-30', '2024-12-31', '2025-01-01'],
  ['2025-12-31', '2026-01-01', '2026-01-02'],
  ['2026-03-07', '2026-03-08', '2026-03-09'],
  ['2026-03-28', '2026-03-29', '2026-03-30'],
  ['2026-10-24', '2026-10-25', '2026-10-26'],
  ['2026-10-31', '2026-11-01', '2026-11-02'],
] as const;

it.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'UTC'])(
  'the server returns the date that was stored, in any time zone of server and user (%s)',
  async (timeZone) => {
    const user = await app.signUp({ timeZone });
    for (const [before, date, after] of DAYS) {
      const { id } = (await user.post('/api/v1/expenses', { description: 'x', amount: 1, date })).body;
      expect((await user.get(`/api/v1/expenses/${id}`)).body.date).toBe(date);
      const { daily } = (await user.get(`/api/v1/summary?from=${before}&to=${after}`)).body;
      expect(daily).toEqual([
        { date: before, income: 0, expenses: 0 },
        { date, income: 0, expenses: 1 },
        { date: after, income: 0, expenses: 0 },
      ]);
    }
  },
);

it.each([
  ['America/Los_Angeles', '2026-10-31'],
  ['Pacific/Kiritimati', '2026-11-01'],
  ['Asia/Kathmandu', '2026-10-31'],
  ['UTC', '2026-10-31'],
])('the current month starts by the user’s own day (%s)', async (timeZone, today) => {
  app.clock.now = Date.parse('2026-10-31T11:00:00Z');
  const user = await app.signUp({ timeZone });
  expect((await user.get('/api/v1/summary')).body.period.from).toBe(`${today.slice(0, 8)}01`);
  app.clock.now = Date.now();
});
