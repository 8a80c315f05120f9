import { expect, it } from 'vitest';
import type { Slots } from '#shared/advisor/types.ts';
import type { Answer } from '#shared/contract/advisor.ts';
import { createTestAdvisor, makeTestForecast, todayOf } from '#server/testing/advisor.ts';
import { expectFacts, plain, useAdvisorApp } from '#server/testing/advisor-user.ts';

const advisor = useAdvisorApp();

/** Asks for a forecast; `amount` is the first amount of the answer. */
async function askForecast(slots: Slots, language: 'en' | 'es' = 'en', typed?: string) {
  const user = await advisor.signUp(
    [
      ['Shop', 300, '2026-03-03'],
      ['Shop', 50, '2026-11-03', 'food'],
    ],
    [['Salary', 900, '2026-05-01']],
  );
  const forecast = makeTestForecast(todayOf(advisor.app), { step: 100 });
  const send = await createTestAdvisor(advisor.app, user, { forecast });
  const answer = await send({
    previous: { intent: 'forecast', slots },
    language,
    ...(typed !== undefined && { typed }),
  });
  await expectFacts({ app: advisor.app, user }, answer, forecast);
  return { answer, forecast, amount: firstAmount(answer) };
}

function firstAmount({ sentence, facts }: Answer): number | undefined {
  const amounts = new Map(facts.filter(({ unit }) => unit === 'money').map((fact) => [fact.id, fact.value]));
  return sentence.map(({ factId = '' }) => amounts.get(factId)).find((value) => value !== undefined);
}

it('uses the recorded amounts of months that are over', async () => {
  const period = { from: '2026-01-01', to: '2026-12-31' };
  const { answer, forecast, amount } = await askForecast({ of: 'expense', period });
  const [december] = forecast.months;
  expect(amount).toBe(300 + forecast.endOfMonth.expenses.p50 + (december?.expenses.p50 ?? 0));
  expect(answer.assumptions).toEqual(['For past months, this uses what is recorded.']);
});

it.each(['balance at the end of the year', '¿cuánto tendré a final de año?'])(
  'counts all months up to the end of the year: %s',
  async (typed) => {
    const december = { from: '2026-12-01', to: '2026-12-31' };
    const { answer, forecast, amount } = await askForecast({ of: 'balance', period: december }, 'en', typed);
    expect(answer.understood?.slots.period).toEqual({ from: '2026-11-01', to: '2026-12-31' });
    expect(amount).toBe(forecast.endOfMonth.balance.p50 + (forecast.months[0]?.balance.p50 ?? 0));
  },
);

it('counts the days of both months in a week across two months', async () => {
  const period = { from: '2026-11-30', to: '2026-12-06' };
  const { answer, forecast, amount } = await askForecast({ of: 'expense', period });
  const [december] = forecast.months;
  const parts = forecast.endOfMonth.expenses.p50 / 30 + ((december?.expenses.p50 ?? 0) * 6) / 31;
  expect(amount).toBe(Number(parts.toFixed(2)));
  expect(answer.assumptions).toEqual(['This divides the month evenly among its days.']);
});

it('names only the months with a forecast', async () => {
  const period = { from: '2026-12-01', to: '2028-12-31' };
  const { answer, forecast, amount } = await askForecast({ of: 'income', period });
  expect(amount).toBe(forecast.months.reduce((sum, { income }) => sum + income.p50, 0));
  expect(plain(answer)).toContain('from 1 December 2026 to 30 November 2027');
  expect(answer.assumptions).toHaveLength(1);
});

it.each([
  ['en', /^You will probably receive €\S+ and spend €\S+ next month, with a balance of about €\S+\. /],
  ['es', /^Lo más probable es que ingreses \S+ € y gastes \S+ € el mes que viene, con un saldo de unos /],
] as const)(
  'names income, expenses and balance if the question names none, in %s',
  async (language, text) => {
    const { answer } = await askForecast({ period: { from: '2026-12-01', to: '2026-12-31' } }, language);
    expect(plain(answer)).toMatch(text);
  },
);

it.each([
  [
    'en',
    { from: '2026-11-01', to: '2026-11-30' },
    /^You have spent €50\.00 on Food this month\. A category has a forecast for next month only\. You will probably spend €\S+ on Food next month;/,
    'This month',
  ],
  [
    'es',
    { from: '2026-11-01', to: '2026-11-30' },
    /^Llevas gastados 50,00 € en Comida este mes\. Una categoría solo tiene previsión para el mes que viene\. Lo más probable/,
    'Este mes',
  ],
  [
    'en',
    { from: '2027-03-01', to: '2027-03-31' },
    /^A category has a forecast for next month only\. You will/,
    'March 2027',
  ],
  [
    'en',
    { from: '2026-12-01', to: '2026-12-31' },
    /^You will probably spend €\S+ on Food next month;/,
    'Next month',
  ],
  ['en', undefined, /^You will probably spend €\S+ on Food next month;/, 'Next month'],
] as const)(
  'says first that a category has a forecast for next month only: %s, %o',
  async (language, period, text, chip) => {
    const { answer } = await askForecast(
      { category: 'food', of: 'expense', ...(period && { period }) },
      language,
    );
    expect(plain(answer)).toMatch(text);
    expect(answer.understood?.chips.find(({ slot }) => slot === 'period')?.text).toBe(chip);
  },
);

it('states the error of all expenses for a category, and says that the balance leaves out money in the bank', async () => {
  const ofFood = await askForecast({ of: 'expense', category: 'food' });
  expect(plain(ofFood.answer)).toContain('the forecast of all expenses was off by €143.70 on average.');
  const ofBalance = await askForecast({ of: 'balance' });
  expect(ofBalance.answer.assumptions.join(' ')).toContain('what you have in the bank');
});
