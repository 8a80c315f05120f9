import { describe, expect, it } from 'vitest';
import type { Slots } from '#shared/advisor/types.ts';
import { ask, expectFacts, plain, type Row, useAdvisorApp } from '#server/testing/advisor-user.ts';

const advisor = useAdvisorApp();
const { signUp } = advisor;

const november = { from: '2026-11-01', to: '2026-11-30' };
const october = { from: '2026-10-01', to: '2026-10-31' };

describe('a running period', () => {
  it.each([
    [
      'en',
      'You spent €20.00 (25.0%) more from 1 to 24 November than from 1 to 24 October: €100.00 against €80.00. The total last month was €580.00.',
    ],
    [
      'es',
      'Gastaste 20,00 € (un 25,0 %) más del 1 al 24 de noviembre que del 1 al 24 de octubre: 100,00 € frente a 80,00 €. El total el mes pasado fue de 580,00 €.',
    ],
  ] as const)(
    'is compared with the same number of days of an earlier period, in %s',
    async (language, text) => {
      const user = await signUp([
        ['Shop', 80, '2026-10-03'],
        ['Sofa', 500, '2026-10-30'],
        ['Shop', 100, '2026-11-24'],
        ['Piano lessons', 60, '2026-11-28'],
        ['Shop', 10, '2026-09-01'],
      ]);
      const slots = { period: november, compareTo: october };
      const answer = await ask(user, { previous: { intent: 'spend.compare', slots }, language });
      expect(plain(answer)).toBe(text);
      await expectFacts({ app: advisor.app, user }, answer);
    },
  );

  it.each([
    ['2026-01-01', 'That is €30.00 (60.0%) more than from 1 January to 24 November 2025 (€50.00).'],
    ['2026-10-01', 'That is €60.00 (600.0%) more than from 1 August to 24 September (€10.00).'],
  ])('from %s up to today is the year or the months so far', async (from, text) => {
    const user = await signUp([
      ['Sofa', 400, '2025-12-24'],
      ['Shop', 50, '2025-01-02'],
      ['Shop', 10, '2026-08-01'],
      ['Sofa', 70, '2026-10-03'],
    ]);
    const slots = { period: { from, to: '2026-11-24' } };
    const answer = await ask(user, { previous: { intent: 'spend.total', slots }, language: 'en' });
    expect(plain(answer)).toContain(text);
    await expectFacts({ app: advisor.app, user }, answer);
  });

  it('is compared with the same days of an earlier year, even of a leap year', async () => {
    const user = await signUp(
      [],
      [
        ['Salary', 100, '2024-01-01'],
        ['Salary', 900, '2024-11-25'],
        ['Salary', 300, '2026-02-01'],
      ],
    );
    const slots = {
      period: { from: '2026-01-01', to: '2026-12-31' },
      compareTo: { from: '2024-01-01', to: '2024-12-31' },
    };
    const answer = await ask(user, { previous: { intent: 'income.compare', slots }, language: 'en' });
    expect(plain(answer)).toMatch(/more this year than from 1 January to 23 November 2024/);
    expect(plain(answer)).toContain('The total in 2024 was €1,000.00.');
    await expectFacts({ app: advisor.app, user }, answer);
  });

  it('names the amounts after today in a balance with their sign', async () => {
    const user = await signUp([['Piano lessons', 60, '2026-11-28']], [['Salary', 900, '2026-11-01']]);
    const send = async (language: 'en' | 'es') =>
      plain(await ask(user, { previous: { intent: 'balance.total', slots: {} }, language }));
    expect(await send('en')).toContain('Of this, 1 is dated 25–30 November: −€60.00.');
    expect(await send('es')).toContain(
      '1 movimiento tiene fecha posterior a hoy (25–30 de noviembre): −60,00 €.',
    );
  });
});

describe('an answer to why so much was spent', () => {
  const rows: Row[] = [
    ['Shop', 200, '2026-08-10', 'food'],
    ['Shop', 200, '2026-09-10', 'food'],
    ['Shop', 200, '2026-10-10', 'food'],
    ['Sofa', 900, '2026-10-30', 'other'],
    ['Shop', 150, '2026-11-10', 'food'],
    ['Bus', 30, '2026-11-12', 'transport'],
  ];
  const why = (slots: Slots, language: 'en' | 'es' = 'en') => ({
    previous: { intent: 'spend.why' as const, slots },
    language,
  });

  it.each([
    [
      'en',
      'In fact it was less: you spent €180.00 from 1 to 24 November, €20.00 (10.0%) less than the average of the same days of the three months before (€200.00). Even so, this rose: Transport by €30.00. The largest expense was “Shop”: €150.00.',
    ],
    [
      'es',
      'En realidad fue menos: gastaste 180,00 € del 1 al 24 de noviembre, 20,00 € (un 10,0 %) menos que la media de los mismos días de los tres meses anteriores (200,00 €). Aun así, esto subió: Transporte (30,00 € más). El mayor gasto fue «Shop», de 150,00 €.',
    ],
  ] as const)(
    'compares a running month with the same days of the months before, in %s',
    async (language, text) => {
      const user = await signUp([['Shop', 1, '2026-07-01'], ...rows]);
      const answer = await ask(user, why({}, language));
      expect(plain(answer)).toBe(text);
      await expectFacts({ app: advisor.app, user }, answer);
    },
  );

  it('compares any other period with the one before', async () => {
    const user = await signUp([
      ['Shop', 40, '2026-11-09', 'food'],
      ['Shop', 100, '2026-11-17', 'food'],
    ]);
    const answer = await ask(user, why({ period: { from: '2026-11-16', to: '2026-11-22' } }));
    expect(plain(answer)).toContain('last week, €60.00 (150.0%) more than from 9 to 15 November (€40.00).');
    expect(plain(answer)).toContain('What rose most: Food by €60.00.');
    await expectFacts({ app: advisor.app, user }, answer);
  });

  it('names the merchants of a category', async () => {
    const user = await signUp([...rows, ['Bakery', 75, '2026-11-20', 'food']]);
    const answer = await ask(user, why({ category: 'food' }));
    expect(plain(answer)).toContain('What rose most: “Bakery” by €75.00.');
    await expectFacts({ app: advisor.app, user }, answer);
  });
});

it('offers the question why so much was spent only for this month, and only if spending rose', async () => {
  const user = await signUp([
    ['Shop', 50, '2026-08-01'],
    ['Shop', 80, '2026-09-03'],
    ['Shop', 20, '2026-10-03'],
    ['Shop', 100, '2026-11-03'],
  ]);
  const followUpsAfter = async (slots: Slots) =>
    (await ask(user, { previous: { intent: 'spend.compare', slots }, language: 'en' })).followUps;
  const question = 'Why did I spend so much this month?';
  expect(await followUpsAfter({ period: november })).toContain(question);
  expect(await followUpsAfter({ period: october })).not.toContain(question);
  const september = { from: '2026-09-01', to: '2026-09-30' };
  expect(await followUpsAfter({ period: september })).not.toContain(question);
});

it('says how spending develops without a yes or no, since the question may be positive or negative', async () => {
  const user = await signUp(
    ['05', '06', '07', '08', '09', '10'].map((month, at): Row => ['Shop', 100 + at * 50, `2026-${month}-03`]),
  );
  const send = async (question: string) => plain(await ask(user, { question }));
  expect(await send('Is my spending going up?')).toMatch(/^It is rising: /);
  expect(await send('¿Estoy gastando cada vez más?')).toMatch(/^Va en aumento: /);
});

it('a breakdown of a running month names amounts dated after today, and days of the week leave them out', async () => {
  const user = await signUp([
    ['Shop', 40, '2026-11-24'],
    ['Piano lessons', 60, '2026-11-28'],
  ]);
  const parts = await ask(user, { question: 'Where did my money go this month?' });
  expect(parts.understood?.intent).toBe('spend.breakdown');
  expect(plain(parts)).toContain('Of this, 1 is dated 25–30 November: −€60.00.');
  const days = await ask(user, { question: '¿Qué día de la semana gasto más?' });
  expect(plain(days)).toContain(
    'Los martes es cuando más gastas: 40,00 € en los últimos doce meses con este incluido, el 100,0 %',
  );
  for (const answer of [parts, days]) await expectFacts({ app: advisor.app, user }, answer);
});

it.each([
  [november, 'so your balance is −€35.00.'],
  [october, 'so your balance was −€10.00.'],
])('a summary of a closed month is in the past tense: %o', async (period, text) => {
  const user = await signUp(
    [
      ['Shop', 40, '2026-11-24'],
      ['Shop', 11, '2026-10-24'],
    ],
    [
      ['Gift', 5, '2026-11-02'],
      ['Gift', 1, '2026-10-02'],
    ],
  );
  const answer = await ask(user, { previous: { intent: 'summary', slots: { period } }, language: 'en' });
  expect(plain(answer)).toContain(text);
});

it.each([
  [100, 'Spending nothing on Transport would save you €30.00 a month'],
  [50, 'Spending 50% less on Transport would save you €15.00 a month'],
])('a cut by 100 percent is called spending nothing: %s', async (pct, text) => {
  const user = await signUp([['Bus', 30, '2026-10-03', 'transport']]);
  const slots = { category: 'transport', pct };
  const answer = await ask(user, { previous: { intent: 'whatif.cut', slots }, language: 'en' });
  expect(plain(answer)).toContain(text);
  await expectFacts({ app: advisor.app, user }, answer);
});
