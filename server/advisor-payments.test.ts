import { describe, expect, it } from 'vitest';
import { readQuestion } from '#shared/advisor/read-question.ts';
import { addMonths } from '#shared/calendar.ts';
import type { Answer } from '#shared/contract/advisor.ts';
import type { Notice } from '#shared/contract/notices.ts';
import { createTestAdvisor, makeTestForecast, textOf, todayOf } from '#server/testing/advisor.ts';
import { ask, expectFacts, monthly, plain, type Row, useAdvisorApp } from '#server/testing/advisor-user.ts';

const advisor = useAdvisorApp();
const { signUp } = advisor;

describe('an answer about what somebody can afford', () => {
  const slots = { amount: 900, period: { from: '2026-12-01', to: '2026-12-31' } };
  const previous = { intent: 'afford', slots } as const;

  const rows: Row[] = [
    ['Rent', 700, '2026-11-02'],
    ['Shop', 30, '2026-11-24'],
  ];
  const salary: Row[] = [['Salary', 1_200, '2026-11-01']];
  const expectedOf = ({ endOfMonth, months }: ReturnType<typeof makeTestForecast>) =>
    endOfMonth.balance.p50 + (months[0]?.balance.p50 ?? 0);
  const firstFact = ({ sentence, facts }: Answer) => {
    const id = sentence.find(({ factId }) => factId !== undefined)?.factId;
    return facts.find((fact) => fact.id === id)?.value;
  };

  it.each([
    ['en', 'from 1 November to 31 December', 'What you already had in the bank is not counted'],
    ['es', 'del 1 de noviembre al 31 de diciembre', 'Lo que ya tenías en el banco no cuenta'],
  ] as const)('counts whole months from this one on, in %s', async (language, period, note) => {
    const user = await signUp(rows, salary);
    const forecast = makeTestForecast(todayOf(advisor.app), { step: 100 });
    const send = await createTestAdvisor(advisor.app, user, { forecast });
    const answer = await send({ previous, language });
    expect(firstFact(answer)).toBe(expectedOf(forecast));
    expect(textOf(answer)).toContain(period);
    expect(answer.assumptions.join(' ')).toContain(note);
    await expectFacts({ app: advisor.app, user }, answer, forecast);
  });

  it('counts the bank balance in the question instead of the transactions up to today', async () => {
    const user = await signUp(rows, salary);
    const forecast = makeTestForecast(todayOf(advisor.app), { step: 100 });
    const send = await createTestAdvisor(advisor.app, user, { forecast, readQuestion });
    const answer = await send({ question: 'I have 2000 in the bank, can I afford 900 in December?' });
    expect(answer.understood?.slots).toMatchObject({ amount: 900 });
    expect(firstFact(answer)).toBe(expectedOf(forecast) + 2_000 - 470);
    expect(answer.assumptions).toEqual([expect.stringContaining('what you say is in the bank')]);
    await expectFacts({ app: advisor.app, user }, answer, forecast);
  });

  it('ends with the last month that is counted', async () => {
    const user = await signUp([['Shop', 30, '2026-11-24']]);
    const send = await createTestAdvisor(advisor.app, user, {
      forecast: makeTestForecast(todayOf(advisor.app)),
    });
    const until = (to: string) => ({ ...slots, period: { from: '2026-11-25', to } });
    const soon = await send({ previous: { intent: 'afford', slots: until('2026-12-05') }, language: 'en' });
    expect(textOf(soon)).toContain('to 31 December');
    const late = await send({ previous: { intent: 'afford', slots: until('2029-03-05') }, language: 'en' });
    expect(textOf(late)).toContain('to 30 November 2027');
  });

  it.each([
    ['en', 'No. You will probably spend €.* more than you receive from 1 November to 31 December,'],
    ['es', 'No. Seguramente gastarás .* más de lo que ingreses del 1 de noviembre al 31 de diciembre,'],
  ] as const)('says no if more is spent than received, in %s', async (language, start) => {
    const user = await signUp(rows);
    const forecast = makeTestForecast(todayOf(advisor.app), { step: -200 });
    const send = await createTestAdvisor(advisor.app, user, { forecast });
    const answer = await send({ previous, language });
    expect(plain(answer)).toMatch(new RegExp(`^${start}`));
    expect(textOf(answer)).not.toMatch(/−|-\d/);
    await expectFacts({ app: advisor.app, user }, answer, forecast);
  });
});

describe('subscriptions', () => {
  const repeated = [
    ...monthly(12, '2025-12-03', (date) => ['Rent', 900, date, 'other']),
    ...monthly(12, '2025-12-05', (date) => ['Netflix', 12.99, date, 'entertainment']),
    ...monthly(12, '2025-12-07', (date) => ['Gym', 30, date, 'health']),
  ];

  it.each([
    [
      'What subscriptions do I have?',
      /^Your subscriptions are Gym \(€30\.00 a month\) and Netflix \(€12\.99 a month\)/,
    ],
    [
      '¿Qué suscripciones tengo?',
      /^Tus suscripciones son Gym \(30,00\s€ al mes\) y Netflix \(12,99\s€ al mes\)/,
    ],
  ])('are not all recurring expenses: %s', async (question, expected) => {
    const user = await signUp(repeated);
    const answer = await ask(user, { question });
    expect(answer.understood?.intent).toBe('recurring.list');
    expect(textOf(answer)).toMatch(expected);
    expect(JSON.stringify(answer.table)).not.toContain('Rent');
    expect(answer.assumptions).toHaveLength(1);
    await expectFacts({ app: advisor.app, user }, answer);
  });

  it('may be none, and then all recurring expenses are named', async () => {
    const user = await signUp(repeated.slice(0, 12));
    const answer = await ask(user, { question: 'What subscriptions do I have?' });
    expect(textOf(answer)).toMatch(
      /^Nothing that repeats looks like a subscription\. You have one recurring expense: Rent/,
    );
  });

  it('are not listed alone unless the question asks for them', async () => {
    const user = await signUp(repeated);
    const answer = await ask(user, { previous: { intent: 'recurring.list', slots: {} }, language: 'en' });
    expect(textOf(answer)).toMatch(/^Your recurring expenses are Rent/);
  });
});

describe('unusual payments', () => {
  const usual: Row[] = [
    ...monthly(14, '2025-10-01', (date) => ['Rent', 1_040, date, 'other']),
    ...Array.from({ length: 60 }, (_, at): Row => {
      const day = `${addMonths('2026-01-01', at % 10).slice(0, 8)}${String(2 + Math.floor(at / 10) * 4).padStart(2, '0')}`;
      return ['Market', 20 + (at % 5), day, 'food'];
    }),
  ];

  it('are those of the notices, for the running month and for an earlier month', async () => {
    const user = await signUp([
      ...usual,
      ['Market', 320, '2026-11-12', 'food'],
      ['Market', 410, '2026-08-20', 'food'],
    ]);
    const { items } = (await user.get('/api/v1/notices')).body as { items: Notice[] };
    const kinds = items.filter(({ day }) => day >= '2026-11-01').map(({ kind }) => kind);
    expect(kinds).toContain('large');
    const answer = await ask(user, { question: 'anything unusual this month?' });
    expect(answer.understood?.intent).toBe('unusual');
    expect(plain(answer)).toMatch(/“Market” on 12 November: €320\.00, much more than usual\./);
    expect(textOf(answer)).not.toContain('Rent');
    await expectFacts({ app: advisor.app, user }, answer);

    const august = { from: '2026-08-01', to: '2026-08-31' };
    const past = await ask(user, {
      previous: { intent: 'unusual', slots: { period: august } },
      language: 'es',
    });
    const report = (await user.get('/api/v1/reports/month?month=2026-08')).body as { notices: Notice[] };
    expect(report.notices.map(({ kind }) => kind)).toContain('large');
    expect(plain(past)).toMatch(/«Market», el 20 de agosto: 410,00 €, mucho más de lo normal\./);
    await expectFacts({ app: advisor.app, user }, past);
  });

  it('are none if there are no notices', async () => {
    const user = await signUp(usual);
    const answer = await ask(user, { previous: { intent: 'unusual', slots: {} }, language: 'en' });
    expect((await user.get('/api/v1/notices')).body).toEqual({ items: [] });
    expect(textOf(answer)).toBe('Nothing stands out this month.');
  });
});

describe('due payments', () => {
  const piano = monthly(10, '2026-01-28', (date): Row => ['Piano lessons', 60, date, 'entertainment']);

  it('include each recorded payment of the coming days once, and recognised payments', async () => {
    const user = await signUp([
      ...piano,
      ['Piano lessons', 60, '2026-11-28', 'entertainment'],
      ['Dentist', 80, '2026-11-26', 'health'],
    ]);
    const answer = await ask(user, { previous: { intent: 'recurring.upcoming', slots: {} }, language: 'en' });
    expect(plain(answer)).toMatch(/^Expenses of €140\.00 are due from 24 to 30 November/);
    const names = answer.table?.rows.map(([day, name, amount]) => [day?.text, name?.text, amount?.text]);
    expect(names).toEqual([
      ['26 Nov', 'Dentist', '€80.00'],
      ['28 Nov', 'Piano lessons', '€60.00'],
    ]);
    await expectFacts({ app: advisor.app, user }, answer);
  });

  it('are subtracted from what is safe to spend', async () => {
    const user = await signUp([...piano, ['Dentist', 80, '2026-11-26', 'health']]);
    const forecast = makeTestForecast(todayOf(advisor.app));
    const send = await createTestAdvisor(advisor.app, user, { forecast });
    const answer = await send({ previous: { intent: 'safeToSpend', slots: {} }, language: 'en' });
    expect(textOf(answer)).toContain('what is still due (€140.00)');
    await expectFacts({ app: advisor.app, user }, answer, forecast);
  });

  it('may be none', async () => {
    const user = await signUp([['Shop', 30, '2026-11-24']]);
    const answer = await ask(user, { previous: { intent: 'recurring.upcoming', slots: {} }, language: 'en' });
    expect(plain(answer)).toBe('Nothing is due from 24 to 30 November.');
  });
});

describe('prices that changed', () => {
  /** Ten months of payments that cost less in the first five. */
  const rows: Row[] = [
    ...monthly(5, '2026-02-03', (date): Row => ['Rent', 900, date, 'utilities']),
    ...monthly(5, '2026-07-03', (date): Row => ['Rent', 950, date, 'utilities']),
    ...monthly(5, '2026-02-08', (date): Row => ['Gym', 30, date, 'health']),
    ...monthly(5, '2026-07-08', (date): Row => ['Gym', 35, date, 'health']),
    ...monthly(5, '2026-02-12', (date): Row => ['Birthday present fund', 20, date, 'other']),
    ...monthly(5, '2026-07-12', (date): Row => ['Birthday present fund', 25, date, 'other']),
  ];

  it.each([
    ['Which bills got more expensive?', ['Rent', 'Gym']],
    ['Which subscriptions got more expensive?', ['Gym']],
    ['¿Qué suscripciones han subido de precio?', ['Gym']],
  ] as const)('are those that the question asks about, without gifts: %s', async (question, names) => {
    const user = await signUp(rows);
    const answer = await ask(user, { question });
    expect(answer.understood?.intent).toBe('recurring.changes');
    const text = plain(answer);
    expect(['Rent', 'Gym', 'Birthday'].filter((name) => text.includes(name))).toEqual(names);
    await expectFacts({ app: advisor.app, user }, answer);
  });

  it('have a sentence that no subscription changed in price', async () => {
    const user = await signUp(rows.filter(([name]) => name === 'Rent'));
    const answer = await ask(user, { question: 'Which subscriptions got more expensive?' });
    expect(plain(answer)).toBe('None of your subscriptions has changed in price in the past year.');
  });
});

it.each([
  ['Which bills do I pay?', ['Rent', 'Car tax']],
  ['Which bills do I pay every month?', ['Rent']],
])('a yearly payment is no monthly bill: %s', async (question, names) => {
  const user = await signUp([
    ...monthly(8, '2026-04-03', (date): Row => ['Rent', 900, date, 'utilities']),
    ...[2023, 2024, 2025, 2026].map((year): Row => ['Car tax', 120, `${year}-02-11`, 'transport']),
  ]);
  const answer = await ask(user, { question });
  expect(answer.understood?.intent).toBe('recurring.list');
  expect(answer.table?.rows.map(([name]) => name?.text)).toEqual(names);
  await expectFacts({ app: advisor.app, user }, answer);
});
