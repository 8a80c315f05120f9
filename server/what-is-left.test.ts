import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMonths } from '#shared/calendar.ts';
import type { Answer } from '#shared/contract/advisor.ts';
import type { getBudgets } from '#shared/contract/budgets.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { Forecast } from '#shared/contract/forecast.ts';
import type { Summary } from '#shared/contract/summaries.ts';
import { MAX_IMPORT_ROWS_AT_ONCE } from '#shared/limits.ts';
import { ASK } from '#server/testing/advisor.ts';
import { setBudget } from '#server/testing/budgets.ts';
import { readHousehold } from '#server/testing/household.ts';
import { addedRow, importRows } from '#server/testing/import-rows.ts';
import { goTo } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

// 'How much is left' has four figures, each with its own name: the balance of the month, the amount left after bills,
// the amount left of the budget, and the expected balance at the end of the month.

const TODAY = '2026-11-27';
const MONTH = { from: '2026-11-01', to: '2026-11-30' };
/** Moves the household by three years, so that the salary of the 28th is 2,238.50. */
const MONTHS_LATER = 36;

let app: TestApp;
let user: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  await goTo(app, TODAY);
  user = await app.signUp({ currency: 'EUR', language: 'en' });
  const rows = readHousehold()
    .map((transaction) => ({ ...transaction, date: addMonths(transaction.date, MONTHS_LATER) }))
    .filter(({ date, type }) => date >= '2025-10-01' && date <= (type === 'income' ? '2026-11-28' : TODAY))
    .map((transaction, at) => addedRow(at + 1, { category: undefined, ...transaction }));
  for (let at = 0; at < rows.length; at += MAX_IMPORT_ROWS_AT_ONCE)
    await importRows(user, rows.slice(at, at + MAX_IMPORT_ROWS_AT_ONCE));
  await setBudget(user, { category: '*', amount: 3_000 });
}, 60_000);
afterAll(() => app.close());

async function get<Body>(path: string): Promise<Body> {
  const { status, body } = await user.get(`/api/v1/${path}`);
  expect([path, status]).toEqual([path, 200]);
  return body as Body;
}

async function ask(intent: string, slots: object = {}): Promise<Answer & { text: string }> {
  const { body } = await user.post(ASK, { previous: { intent, slots }, language: 'en' });
  const answer = body as Answer;
  return { ...answer, text: answer.sentence.map(({ text }) => text).join('') };
}

function findValue(
  { facts }: Answer,
  matches: (fact: Answer['facts'][number]) => boolean,
): number | undefined {
  return facts.find(matches)?.value;
}

const cents = (amount: number | undefined) => Math.round((amount ?? Number.NaN) * 100);

describe('a household whose pay of the next day is recorded', () => {
  it('reads the balance of the month on the dashboard and in an answer, with the pay that is dated later', async () => {
    const summary = await get<Summary>(`summary?from=${MONTH.from}&to=${MONTH.to}`);
    expect([summary.income, summary.later?.income]).toEqual([2_238.5, 2_238.5]);
    const answer = await ask('balance.total', { period: MONTH });
    const value = findValue(answer, ({ how, side }) => how === 'sum' && side === 'balance');
    expect(cents(value)).toBe(cents(summary.income) - cents(summary.expenses));
    expect(answer.text).toMatch(/^Your balance this month: −€/);
    expect(answer.text).toContain('Of this, 1 is dated November 28–30: +€2,238.50.');
  });

  it('reads the expected end of the month on the screen of insights and in both answers', async () => {
    const { endOfMonth } = await get<Forecast>('forecast');
    for (const intent of ['balance.total', 'forecast']) {
      const answer = await ask(intent, { of: 'balance', period: MONTH });
      const value = findValue(answer, ({ source }) => source === 'endOfMonth.balance.p50');
      expect([intent, value]).toEqual([intent, endOfMonth.balance.p50]);
      expect(answer.text).toMatch(/probably be/);
    }
  });

  it('reads what is left of the budget on the screen of budgets and in an answer', async () => {
    const { items, spent } = await get<OutputOf<typeof getBudgets>>('budgets');
    const [all] = items;
    expect(cents(all?.left)).toBe(300_000 - cents(spent));
    const answer = await ask('budget.status');
    expect(findValue(answer, ({ source }) => source === 'budgets.*.left')).toBe(all?.left);
    expect(answer.text).toMatch(/of the budget is left|over the budget/);
  });

  it('reads what is left after bills as the expected income without what is spent and due', async () => {
    const { endOfMonth } = await get<Forecast>('forecast');
    const { expenses } = await get<Summary>(`summary?from=${MONTH.from}&to=${TODAY}`);
    const answer = await ask('safeToSpend');
    const value = findValue(answer, ({ formula = '' }) => /^f\d+( - f\d+)+$/.test(formula));
    // Nothing else is recorded or expected until the last day.
    expect(cents(value)).toBe(cents(endOfMonth.income.p50) - cents(expenses));
    expect(answer.text).toMatch(
      /^There is nothing left to spend after bills this month: you are €\S+ short\./,
    );
  });

  it('names by how much such forecasts missed on the same day of earlier months, in money', async () => {
    const { endError } = await get<Forecast>('forecast');
    const answer = await ask('forecast', { of: 'balance', period: MONTH });
    expect(findValue(answer, ({ source }) => source === 'endError.balance.off')).toBe(endError.balance.off);
    expect(answer.text).toMatch(
      /On the same day of the last \d+ months the forecast was off by €\S+ on average\.$/,
    );
  });
});
