import { addMonths } from '#shared/calendar.ts';
import { describe, expect, it } from 'vitest';
import { ask, expectFacts, monthly, plain, type Row, useAdvisorApp } from '#server/testing/advisor-user.ts';

const advisor = useAdvisorApp();
const { signUp } = advisor;

/** Returns electricity bills that vary, for `months` months up to November; `more` is added to the last three. */
const electricity = (months: number, more = 0): Row[] =>
  Array.from({ length: months }, (_, at): Row => {
    const date = addMonths('2026-11-06', at - months + 1);
    const amount = 40 + ((Number(date.slice(5, 7)) * 7) % 11) + (date >= '2026-09' ? more : 0);
    return ['Electricity', amount, date, 'utilities'];
  });

describe('a payment that varies', () => {
  it.each([
    [
      'Has my electricity gone up?',
      5,
      /^“electricity” has gone up: the 3 payments from 1 September to 24 November averaged €49\.00, €5\.00 \(11\.4%\) more than those from 1 September to 30 November 2025 \(€44\.00\)\.$/,
    ],
    [
      '¿Ha subido la luz?',
      5,
      /^«luz» ha subido: los 3 pagos del 1 de septiembre al 24 de noviembre fueron de 49,00 € de media, 5,00 € \(un 11,4 %\) más que los del 1 de septiembre al 30 de noviembre de 2025 \(44,00 €\)\.$/,
    ],
    ['Has my electricity gone up?', -5, /^“electricity” has gone down: .* less than those/],
    ['¿Ha subido la luz?', -5, /^«luz» ha bajado: .* menos que los/],
    [
      'Has my electricity gone up?',
      0,
      /^“electricity” has not changed: .* averaged €44\.00, the same as those/,
    ],
    ['¿Ha subido la luz?', 0.5, /^«luz» apenas ha cambiado: .* frente a 44,00 € en los del/],
  ])('is compared with the same months a year before: %s %s', async (question, more, expected) => {
    const user = await signUp(electricity(26, more));
    const answer = await ask(user, { question });
    expect(answer.understood?.intent).toBe('recurring.changes');
    expect(plain(answer)).toMatch(expected);
    expect(answer.assumptions).toEqual([]);
    await expectFacts({ app: advisor.app, user }, answer);
  });

  it.each([
    ['Has my electricity gone up?', /the 3 payments .* than the 5 before \(€/, 'time of year'],
    ['¿Ha subido la luz?', /los 3 pagos .* que los 5 anteriores \(/, 'época del año'],
  ])(
    'is compared with all earlier payments if there are no such months: %s',
    async (question, expected, note) => {
      const user = await signUp(electricity(8, 10));
      const answer = await ask(user, { question });
      expect(plain(answer)).toMatch(expected);
      expect(answer.assumptions.join(' ')).toContain(note);
      await expectFacts({ app: advisor.app, user }, answer);
    },
  );

  it.each([
    ['Has my electricity gone up?', 3, /^There are only 3 transactions with “electricity”, too few/],
    ['¿Ha subido la luz?', 1, /^Solo hay 1 movimiento con «luz»: es poco/],
  ])('is not judged by too few payments: %s', async (question, months, expected) => {
    const user = await signUp(electricity(months));
    const answer = await ask(user, { question });
    expect(answer.kind).toBe('empty');
    expect(plain(answer)).toMatch(expected);
    await expectFacts({ app: advisor.app, user }, answer);
  });

  it.each([
    ['Has the gym gone up?', 'The price of “gym” has not changed in the past year.'],
    ['¿Ha subido el gimnasio?', 'El precio de «gimnasio» no ha cambiado en el último año.'],
  ])('is not a payment with a fixed price: %s', async (question, expected) => {
    const user = await signUp(monthly(14, '2025-10-05', (date): Row => ['Gym', 30, date, 'health']));
    expect(plain(await ask(user, { question }))).toBe(expected);
  });

  it.each([
    ['Which bills got more expensive?', 'ask about it by name'],
    ['¿Qué recibos han subido?', 'pregunta por él por su nombre'],
  ])('is left out of the price changes of all bills, and the answer says so: %s', async (question, note) => {
    const user = await signUp(electricity(26, 5));
    expect((await ask(user, { question })).assumptions.join(' ')).toContain(note);
  });
});

it.each([
  ['en', /^It has not changed: you spent €30\.00 a month on Health .* the same as in the three before\.$/],
  ['es', /^No ha cambiado: gastaste 30,00 € al mes en Salud .* lo mismo que en los tres anteriores\.$/],
] as const)('a trend of equal amounts has not changed, in %s', async (language, expected) => {
  const user = await signUp(monthly(14, '2025-10-05', (date): Row => ['Gym', 30, date, 'health']));
  const previous = { intent: 'spend.trend', slots: { category: 'health' } } as const;
  expect(plain(await ask(user, { previous, language }))).toMatch(expected);
});
