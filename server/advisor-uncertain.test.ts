import { describe, expect, it } from 'vitest';
import { readQuestion } from '#shared/advisor/read-question.ts';
import type { Forecast } from '#shared/contract/forecast.ts';
import { createTestAdvisor, makeTestForecast, todayOf } from '#server/testing/advisor.ts';
import { expectFacts, plain, useAdvisorApp } from '#server/testing/advisor-user.ts';

const advisor = useAdvisorApp();

/** Makes a forecast with this range for the balance at the end of this month. */
function makeForecast(p10: number, p50: number, p90: number): Forecast {
  const forecast = makeTestForecast(todayOf(advisor.app));
  return { ...forecast, endOfMonth: { ...forecast.endOfMonth, balance: { p10, p50, p90 } } };
}

async function askWith(question: string, [p10, p50, p90]: readonly [number, number, number]) {
  const user = await advisor.signUp([['Shop', 30, '2026-11-20']]);
  const forecast = makeForecast(p10, p50, p90);
  const send = await createTestAdvisor(advisor.app, user, { forecast, readQuestion });
  const answer = await send({ question });
  await expectFacts({ app: advisor.app, user }, answer, forecast);
  return plain(answer);
}

const WIDE = [-900, 200, 1_300] as const;
const NARROW = [100, 200, 300] as const;

describe('a forecast balance', () => {
  it.each([
    [
      'can I afford 150 this month?',
      'It is not certain. You should have €200.00 left over this month, but it may be anything from −€900.00 to €1,300.00, so also below zero. After €150.00 there would be €50.00. If things go badly, you would be €1,050.00 short.',
    ],
    [
      '¿puedo permitirme 150 este mes?',
      'No es seguro. Te deberían sobrar 200,00 € este mes, pero puede ser cualquier cifra entre −900,00 € y 1.300,00 €, es decir, también menos de cero. Después de 150,00 € quedarían 50,00 €. Si las cosas van mal, faltarían 1.050,00 €.',
    ],
    [
      'what will my balance be at the end of the month?',
      'Your balance this month may be anything from −€900.00 to €1,300.00, so also below zero; the middle is €200.00.',
    ],
    [
      '¿cuál será mi saldo a final de mes?',
      'Tu saldo este mes puede ser cualquier cifra entre −900,00 € y 1.300,00 €, es decir, también menos de cero; la del medio es 200,00 €.',
    ],
    [
      'what is my balance this month?',
      'By the end of the month it may be anything from −€900.00 to €1,300.00, so also below zero.',
    ],
    [
      'what will this month look like?',
      'with a balance of about €200.00. The balance may be anything from −€900.00 to €1,300.00, so also below zero.',
    ],
  ])('is given as a range if it may be below zero: %s', async (question, text) => {
    expect(await askWith(question, WIDE)).toContain(text);
  });

  it.each([
    ['can I afford 150 this month?', 'Probably. You should have €200.00 left over this month'],
    ['what will my balance be at the end of the month?', 'Your balance this month will probably be €200.00'],
  ])('is called probable if its whole range is above zero: %s', async (question, text) => {
    const answer = await askWith(question, NARROW);
    expect(answer).toContain(text);
    expect(answer).not.toContain('below zero');
  });
});
