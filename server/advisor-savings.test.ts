import { describe, expect, it } from 'vitest';
import { readQuestion } from '#shared/advisor/read-question.ts';
import { createTestAdvisor, makeTestForecast, todayOf } from '#server/testing/advisor.ts';
import { expectFacts, plain, useAdvisorApp } from '#server/testing/advisor-user.ts';

const advisor = useAdvisorApp();

/** Asks as a user who received 1,200 and spent 30 this month, and checks each fact of the answer. */
async function answerTo(question: string) {
  const user = await advisor.signUp([['Shop', 30, '2026-11-24']], [['Salary', 1_200, '2026-11-01']]);
  const forecast = makeTestForecast(todayOf(advisor.app), { step: 100 });
  const send = await createTestAdvisor(advisor.app, user, { forecast, readQuestion });
  const answer = await send({ question });
  await expectFacts({ app: advisor.app, user }, answer, forecast);
  return { answer, forecast, text: plain(answer) };
}

describe('money in the bank', () => {
  const euros = (amount: number) => amount.toLocaleString('en', { style: 'currency', currency: 'EUR' });

  it('is counted from today, without amounts recorded before, and has the band of a single month', async () => {
    const { answer, text, forecast } = await answerTo(
      'If I have 2000 in the bank, how much will I have at the end of the month?',
    );
    const { p10, p50, p90 } = forecast.endOfMonth.balance;
    const [low, likely, high] = [p10, p50, p90].map((each) => euros((each ?? 0) + 2_000 - 1_170));
    expect(text).toContain(
      `have ${likely} there on 30 November; eight times out of ten, it is between ${low} and ${high}.`,
    );
    expect(answer.assumptions).toEqual([expect.stringContaining('what you say is in the bank')]);
  });

  it('is counted to the end of the last month', async () => {
    const { text, forecast } = await answerTo('con 2.000 € en la cuenta, ¿cuánto me quedará en diciembre?');
    const { endOfMonth, months } = forecast;
    const sum = endOfMonth.balance.p50 + (months[0]?.balance.p50 ?? 0) + 2_000 - 1_170;
    const amount = sum.toLocaleString('es-ES', { minimumFractionDigits: 2, useGrouping: 'always' });
    expect(text).toContain(`es que el 31 de diciembre haya ${amount} €.`);
  });
});

it.each([
  [
    'if I save 200 a month when will I have 3000?',
    'You would have €3,000.00 in 15 months, in February 2028, if you put aside €200.00 a month.',
    'nothing saved yet',
  ],
  [
    '¿cuándo tendré 3000 si ahorro 600 al año y ya tengo 2900 ahorrados?',
    'Tendrías 3.000,00 € en 2 meses, en enero de 2027, si apartas 50,00 € al mes.',
    'lo que dices que ya tienes',
  ],
  [
    'how much do I need to save a month to have 3000 by June if I have 1600 saved?',
    'You need to put aside €200.00 a month for 7 months to have €3,000.00 by June 2027.',
    'what you say you have already',
  ],
  ['when will I have 1000 if I have 2000 saved?', 'You have €1,000.00 already.', 'have already'],
])('a goal counts what is put aside and what is saved: %s', async (question, sentence, note) => {
  const { answer, text } = await answerTo(question);
  expect(text).toContain(sentence);
  expect(answer.assumptions).toEqual([expect.stringContaining(note)]);
});
