import { describe, expect, it } from 'vitest';
import type { Intent, Slots } from '#shared/advisor/types.ts';
import { ask, expectFacts, plain, useAdvisorApp } from '#server/testing/advisor-user.ts';

const advisor = useAdvisorApp();
const { signUp } = advisor;

describe('without a period', () => {
  const signUpWithRows = () =>
    signUp(
      [
        ['Rent', 60, '2026-09-01'],
        ['Rent', 90, '2026-10-01'],
        ['Rent', 100, '2026-11-01'],
        ['Piano lessons', 40, '2026-11-28'],
      ],
      [
        ['Salary', 100, '2026-09-01'],
        ['Salary', 100, '2026-10-01'],
        ['Salary', 500, '2026-11-01'],
      ],
    );
  const answerTo = async (intent: Intent, slots: Slots = {}) => {
    const user = await signUpWithRows();
    const answer = await ask(user, { previous: { intent, slots }, language: 'en' });
    await expectFacts({ app: advisor.app, user }, answer);
    return plain(answer);
  };

  it('the savings rate counts the months that are over', async () => {
    expect(await answerTo('savings.rate')).toContain('25.0%');
  });

  it('a share counts twelve months, as one month has few payments', async () => {
    expect(await answerTo('spend.share', { merchant: 'piano' })).toContain('€40.00 of €290.00');
  });

  it('a summary names amounts dated later', async () => {
    expect(await answerTo('summary')).toContain('Of this, 1 is dated 25–30 November: −€40.00.');
  });
});

it.each([
  [
    'en',
    'how much do I spend on Mondays',
    /^On Mondays, you spent €30\.00 in the last twelve months with this one, 30\.0% of the total\.$/,
  ],
  [
    'es',
    'cuánto gasto los lunes',
    /^Los lunes gastaste 30,00\s€ en los últimos doce meses con este incluido, el 30,0\s% del total\.$/,
  ],
] as const)(
  'the answer is about the day of the week that the question names (%s: %s)',
  async (language, question, text) => {
    const user = await signUp([
      ['Shop', 30, '2026-11-23'],
      ['Shop', 70, '2026-11-22'],
    ]);
    const previous = { intent: 'weekday.pattern', slots: {} } as const;
    const answer = await ask(user, { previous, language, question });
    expect(plain(answer)).toMatch(text);
    await expectFacts({ app: advisor.app, user }, answer);
  },
);

describe('a merchant with nothing in the usual period', () => {
  const signUpWithHotel = () =>
    signUp([['Hotel Lisbon', 300, '2026-10-12']], [['Wallapop', 25, '2025-03-03']]);
  it.each([
    [
      'how much did I spend in lisbon',
      'You have spent €300.00 on “lisbon” so far.',
      'You did not name a period, and there is nothing this month, so this is about all your transactions.',
    ],
    [
      '¿cuánto gasté en lisbon?',
      'Llevas gastados 300,00 € en «lisbon» hasta ahora.',
      'No has indicado ningún periodo, y este mes no hay nada: se toman todos tus movimientos.',
    ],
    [
      'how much did I earn from wallapop',
      'You have received €25.00 from “wallapop” so far.',
      'You did not name a period, and there is nothing this month, so this is about all your transactions.',
    ],
  ])('is searched in all transactions: %s', async (question, text, assumption) => {
    const user = await signUpWithHotel();
    const answer = await ask(user, { question });
    expect(plain(answer)).toContain(text);
    expect(answer.assumptions).toContain(assumption);
    await expectFacts({ app: advisor.app, user }, answer);
  });

  it('is counted in all transactions if twelve months have none', async () => {
    const previous = { intent: 'records.count', slots: { merchant: 'wallapop' } } as const;
    const answer = await ask(await signUpWithHotel(), { previous, language: 'en' });
    expect(plain(answer)).toContain('You have 1 transaction with “wallapop” so far.');
    expect(answer.assumptions[0]).toContain('nothing in the last twelve months');
  });

  it('keeps a period that the question names', async () => {
    const answer = await ask(await signUpWithHotel(), {
      question: 'how much did I spend in lisbon this month',
    });
    expect(plain(answer)).toContain('There are no expenses with “lisbon” this month.');
  });
});

it('the number of payments is counted in twelve months', async () => {
  const user = await signUp([
    ['Sushi', 30, '2026-03-23'],
    ['Sushi', 20, '2026-10-22'],
  ]);
  const previous = { intent: 'records.count', slots: { merchant: 'sushi' } } as const;
  expect(plain(await ask(user, { previous, language: 'en' }))).toContain('2 transactions');
});
