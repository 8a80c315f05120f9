import { describe, expect, it } from 'vitest';
import type { Intent, Slots } from '#shared/advisor/types.ts';
import { ask, expectFacts, plain, useAdvisorApp } from '#server/testing/advisor-user.ts';

const advisor = useAdvisorApp();
const { signUp } = advisor;

describe('without a period', () => {
  const user = () =>
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
  const asked = async (intent: Intent, slots: Slots = {}) => {
    const somebody = await user();
    const answer = await ask(somebody, { previous: { intent, slots }, language: 'en' });
    await expectFacts({ app: advisor.app, user: somebody }, answer);
    return plain(answer);
  };

  it('the savings rate is of the months that are over', async () => {
    expect(await asked('savings.rate')).toContain('25.0%');
  });

  it('a share is of twelve months, as one month has few payments', async () => {
    expect(await asked('spend.share', { merchant: 'piano' })).toContain('€40.00 of €290.00');
  });

  it('a summary says what is dated later', async () => {
    expect(await asked('summary')).toContain('Of this, 1 is dated 25–30 November: −€40.00.');
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
  'a day of the week that the question names is answered (%s: %s)',
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

it('how often something comes is counted in twelve months', async () => {
  const user = await signUp([
    ['Sushi', 30, '2026-03-23'],
    ['Sushi', 20, '2026-10-22'],
  ]);
  const previous = { intent: 'records.count', slots: { merchant: 'sushi' } } as const;
  expect(plain(await ask(user, { previous, language: 'en' }))).toContain('2 transactions');
});
