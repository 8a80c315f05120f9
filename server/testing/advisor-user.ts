import { afterAll, beforeAll, expect } from 'vitest';
import { addMonths } from '#shared/calendar.ts';
import type { Answer, Question } from '#shared/contract/advisor.ts';
import { ASK, makeTestForecast, recompute, textOf, todayOf } from './advisor.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export type Row = [description: string, amount: number, date: string, category?: string];

/** Creates an app for all tests of a file, on 24 November 2026. */
export function useAdvisorApp() {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    app.clock.now = Date.parse('2026-11-24T12:00:00Z');
  });
  afterAll(() => app.close());
  return {
    /** Undefined before the first test. */
    get app() {
      return app;
    },
    signUp: (expenses: readonly Row[], income?: readonly Row[]) => signUpWith(app, expenses, income),
  };
}

/** Signs up a user and records these transactions. */
async function signUpWith(
  app: TestApp,
  expenses: readonly Row[],
  income: readonly Row[] = [],
): Promise<TestClient> {
  const user = await app.signUp({ currency: 'EUR', timeZone: 'Europe/Madrid' });
  const add = async (type: string, [description, amount, date, category]: Row) => {
    const body = { description, amount, date, ...(category !== undefined && { category }) };
    const { status, body: response } = await user.post(`/api/v1/${type}`, body);
    expect([status, response]).toMatchObject([201, {}]);
  };
  for (const row of expenses) await add('expenses', row);
  for (const row of income) await add('incomes', row);
  return user;
}

export async function ask(user: TestClient, body: Question): Promise<Answer> {
  const { status, body: answer } = await user.post(ASK, body);
  expect([status, answer]).toMatchObject([200, {}]);
  return answer as Answer;
}

/** Returns the text of an answer with plain spaces. */
export const plain = (answer: Answer) => textOf(answer).replaceAll(/\s/g, ' ');

/** Expects that each fact can be computed again from its filter, formula or route. */
export async function expectFacts(
  { app, user }: { app: TestApp; user: TestClient },
  answer: Answer,
  forecast = makeTestForecast(todayOf(app)),
): Promise<void> {
  const recomputed = await recompute({ user, currency: 'EUR', forecast, currentDay: todayOf(app) }, answer);
  expect(answer.facts.filter(({ id, value }) => recomputed.get(id) !== value)).toEqual([]);
}

/** Makes one row for each of several months, on the same day of the month. */
export const monthly = (months: number, firstDay: string, row: (date: string) => Row): Row[] =>
  Array.from({ length: months }, (_, at) => row(addMonths(firstDay, at)));
