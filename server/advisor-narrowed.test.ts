import { describe, expect, it } from 'vitest';
import { ask, expectFacts, plain, type Row, useAdvisorApp } from '#server/testing/advisor-user.ts';

const advisor = useAdvisorApp();
const { signUp } = advisor;

const HOME: Row[] = [
  ['Seguro hogar Mapfre', 20, '2026-10-03'],
  ['Seguro hogar Mapfre', 20, '2026-11-03'],
];

describe('a word that narrows a thing', () => {
  it.each([
    [
      'how much did I pay for car insurance this year',
      'No transaction has “car insurance” in its description. The closest in your transactions: “Seguro hogar Mapfre”.',
    ],
    ['cuánto pagué este año por el seguro del coche', '«seguro del coche»'],
    ['when is the car insurance due', 'No transaction has “car insurance”'],
    ['¿cuándo toca el seguro del coche?', '«seguro del coche»'],
  ])('is not dropped: %s', async (question, text) => {
    const user = await signUp(HOME);
    const answer = await ask(user, { question });
    expect(answer.kind).toBe('empty');
    expect(plain(answer)).toContain(text);
    expect(plain(answer)).not.toContain('20');
  });

  it.each(['how much did I pay for car insurance this year', 'cuánto pagué este año de seguro del coche'])(
    'finds transactions with both words: %s',
    async (question) => {
      const user = await signUp([
        ...HOME,
        ['Seguro del coche', 300, '2026-05-03'],
        ['Taller coche', 99, '2026-05-04'],
      ]);
      const answer = await ask(user, { question });
      expect(plain(answer)).toContain('300');
      await expectFacts({ app: advisor.app, user }, answer);
    },
  );
});

it.each([
  ['how much do I owe on my credit card', 'Saldo does not know what you have in the bank'],
  ['cuánto debo en la tarjeta de crédito', 'Saldo no sabe cuánto tienes en el banco'],
  ["what's in my bank account", 'Saldo does not know what you have in the bank'],
])('says that the bank balance is unknown, and offers other questions: %s', async (question, text) => {
  const answer = await ask(await signUp(HOME), { question });
  expect(answer.kind).toBe('didYouMean');
  expect(plain(answer)).toContain(text);
  expect(answer.options).toHaveLength(3);
});

it('shows the days that a holiday stands for', async () => {
  const user = await signUp([['Regalos', 80, '2026-01-04']]);
  const answer = await ask(user, { question: '¿cuánto gasté en las navidades?' });
  expect(plain(answer)).toContain('80');
  expect(answer.understood?.chips.find(({ slot }) => slot === 'period')?.text).toMatch(
    /^24 de dic.* – 6 de ene/,
  );
});
