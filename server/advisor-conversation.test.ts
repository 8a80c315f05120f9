import { describe, expect, it } from 'vitest';
import { ask, expectFacts, monthly, plain, type Row, useAdvisorApp } from '#server/testing/advisor-user.ts';

const advisor = useAdvisorApp();
const { signUp } = advisor;

it.each([
  ['thanks!', 'You are welcome!'],
  ['gracias', '¡De nada!'],
  ['hello', 'Hello!'],
])('answers %s', async (question, text) => {
  const user = await signUp([['Shop', 10, '2026-11-21']]);
  expect(plain(await ask(user, { question }))).toContain(text);
});

it.each([
  ['how much did I spend in total, ever?', 'You have spent €60.00 so far.'],
  ['my biggest purchase ever', '€50.00'],
  ['¿cuánto he gastado desde siempre?', 'Llevas gastados 60,00 € hasta ahora.'],
])('counts all transactions if the question says so: %s', async (question, text) => {
  const user = await signUp([
    ['Desk', 50, '2019-03-02'],
    ['Shop', 10, '2026-11-21'],
  ]);
  const answer = await ask(user, { question });
  expect(plain(answer)).toContain(text);
  expect(answer.assumptions).toEqual([]);
});

it('offers no other period for a word that no transaction has', async () => {
  const user = await signUp([['Shop', 10, '2026-11-21']]);
  const { followUps } = await ask(user, { question: 'How much did I spend at Starbucks?' });
  expect(followUps).toEqual(['Which shops do I spend the most at?', 'Where does my money go?']);
});

describe('a period that the advisor cannot calculate', () => {
  it.each([
    ['en', 'This can only be calculated as of today.'],
    ['es', 'Esto solo se puede calcular a día de hoy.'],
  ] as const)('is refused at the beginning of the answer, in %s', async (language, text) => {
    const user = await signUp(monthly(8, '2026-04-03', (date): Row => ['Rent', 900, date]));
    const answerFor = async (intent: 'pace' | 'spend.trend' | 'budget.status', from: string, to: string) =>
      plain(await ask(user, { previous: { intent, slots: { period: { from, to } } }, language }));
    for (const intent of ['pace', 'spend.trend', 'budget.status'] as const) {
      expect((await answerFor(intent, '2026-10-01', '2026-10-31')).startsWith(text)).toBe(true);
      expect(await answerFor(intent, '2026-11-01', '2026-11-30')).not.toContain(text);
    }
  });

  it('has no days without expenses before the first transaction', async () => {
    const user = await signUp([
      ['Shop', 10, '2026-11-20'],
      ['Shop', 10, '2026-11-23'],
    ]);
    const answer = await ask(user, { previous: { intent: 'nospend.days', slots: {} }, language: 'en' });
    expect(plain(answer)).toMatch(/^You spent nothing on 3 of 5 days from 20 to 24 November\. /);
    await expectFacts({ app: advisor.app, user }, answer);
    const slots = { period: { from: '2020-01-01', to: '2020-12-31' } };
    const before = await ask(user, { previous: { intent: 'nospend.days', slots }, language: 'en' });
    expect(before.kind).toBe('empty');
  });
});

describe('a reading with one changed part', () => {
  it('ignores words of the typed question that are in no slot', async () => {
    const user = await signUp([
      ['Sofa', 500, '2026-10-12'],
      ['Shop', 80, '2026-10-05'],
    ]);
    const previous = {
      intent: 'records.largest',
      slots: { period: { from: '2026-10-01', to: '2026-10-31' } },
    } as const;
    const answer = await ask(user, { previous, typed: 'My largest expenses this month', language: 'en' });
    expect(plain(answer)).toMatch(/^Your largest expenses last month were “Sofa” .* and “Shop”/);
  });

  it('shows the assumed period, so that it can be changed', async () => {
    const user = await signUp([['Shop', 80, '2026-10-05']]);
    const answer = await ask(user, { question: 'How much did I spend?' });
    expect(answer.understood).toMatchObject({
      slots: {},
      chips: [{ slot: 'intent' }, { slot: 'period', text: 'This month' }],
    });
  });
});

it('names an unknown category by its id, even if every object has a property of that name', async () => {
  const user = await signUp([]);
  for (const category of ['nothing', 'constructor']) {
    const { understood } = await ask(user, { previous: { intent: 'spend.total', slots: { category } } });
    expect(understood?.chips).toContainEqual({ slot: 'category', text: category });
  }
});

it('says that the forecast of a new user is based on too few months', async () => {
  const user = await signUp([['Shop', 10, '2026-11-21']], [['Salary', 900, '2026-11-20']]);
  for (const previous of [
    { intent: 'afford', slots: { amount: 5 } },
    { intent: 'safeToSpend', slots: {} },
    { intent: 'goal.when', slots: { amount: 500 } },
  ] as const)
    expect(plain(await ask(user, { previous, language: 'en' }))).toContain('fewer than three full months');
});
