import { expect } from 'vitest';
import type { CalendarDay } from '#shared/calendar.ts';
import type { TestClient } from './test-client.ts';

/** Records an expense in major units, for food at a shop unless the changes say otherwise. */
export async function spend(
  user: TestClient,
  date: CalendarDay,
  amount: number,
  changes: object = {},
): Promise<void> {
  const body = { description: 'Shop', category: 'food', ...changes, date, amount };
  expect((await user.post('/api/v1/expenses', body)).status).toBe(201);
}

export async function earn(user: TestClient, date: CalendarDay, amount: number): Promise<void> {
  const body = { description: 'Salary', category: 'salary', date, amount };
  expect((await user.post('/api/v1/incomes', body)).status).toBe(201);
}

/** Reads the report at a path below `/api/v1/reports/`. */
export const readReport = async (user: TestClient, path: string) =>
  (await user.get(`/api/v1/reports/${path}`)).body;
