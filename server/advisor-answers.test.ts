import { describe, expect, it } from 'vitest';
import type { Answer } from '#shared/contract/advisor.ts';
import { createTestAdvisor, ASK, makeTestForecast, textOf, todayOf } from '#server/testing/advisor.ts';
import { ask, expectFacts, monthly, plain, type Row, useAdvisorApp } from '#server/testing/advisor-user.ts';

const advisor = useAdvisorApp();
const { signUp } = advisor;

it('counts each merchant as the report of merchants does, and no money twice', async () => {
  const user = await signUp([
    ['Rent', 1_040, '2026-02-01', 'other'],
    ['Supermarket', 100, '2026-02-03', 'food'],
    ['SUPERMARKET 0456', 35.3, '2026-03-03', 'food'],
    ['Supermarket and cleaning things', 80, '2026-03-04', 'food'],
  ]);
  const period = { from: '2026-01-01', to: '2026-12-31' };
  const answer = await ask(user, {
    previous: { intent: 'spend.merchants', slots: { period } },
    language: 'en',
  });
  const { body } = await user.get('/api/v1/reports/merchants?from=2026-01-01&to=2026-12-31');
  const report = body as { items: { key: string; name: string; amount: number; count: number }[] };
  expect(report.items).toHaveLength(3);

  const valueOf = (id: string | undefined) => answer.facts.find((fact) => fact.id === id)?.value;
  const rows = answer.table?.rows.map(([name, sum, count]) => [
    name?.text,
    valueOf(sum?.factId),
    valueOf(count?.factId),
  ]);
  expect(rows).toEqual(report.items.map(({ name, amount, count }) => [name, amount, count]));
  expect(answer.facts.flatMap(({ filter }) => filter?.['merchant'] ?? [])).toEqual(
    report.items.flatMap(({ key }) => [key, key]),
  );
  await expectFacts({ app: advisor.app, user }, answer);
});

it('says what is missing each month if nothing is left for a goal', async () => {
  const user = await signUp([['Shop', 30, '2026-11-24']]);
  const forecast = makeTestForecast(todayOf(advisor.app), { step: -200 });
  const send = await createTestAdvisor(advisor.app, user, { forecast });
  const slots = { amount: 900, period: { from: '2027-06-01', to: '2027-06-30' } };
  const answer = await send({ previous: { intent: 'goal.howmuch', slots }, language: 'es' });
  expect(textOf(answer)).toContain('No se espera que sobre nada');
  expect(textOf(answer)).not.toContain('−');
});

it('names the bars of a comparison by their periods', async () => {
  const user = await signUp([
    ['Rent', 900, '2026-09-01'],
    ['Rent', 925, '2026-10-01'],
  ]);
  const { chart } = await ask(user, { question: 'Compare October with September' });
  expect(chart?.series[0]?.points.map(({ label }) => label)).toEqual(['September', 'Last month']);
});

describe('a running period', () => {
  it.each([
    ['en', 'Of this, 1 is dated 25–30 November: −€60.00.'],
    ['es', 'De este total, 1 movimiento tiene fecha posterior a hoy (25–30 de noviembre): −60,00 €.'],
  ] as const)(
    'has the total of the dashboard, and names the part dated after today, in %s',
    async (language, text) => {
      const user = await signUp([
        ['Shop', 40, '2026-11-03'],
        ['Piano lessons', 60, '2026-11-28'],
      ]);
      const answer = await ask(user, { previous: { intent: 'spend.total', slots: {} }, language });
      expect(answer.facts[0]).toMatchObject({ value: 100 });
      expect(plain(answer)).toContain(text);
      const later = answer.facts.find(({ value }) => value === 60);
      expect(later).toMatchObject({ how: 'sum', filter: { from: '2026-11-25', to: '2026-11-30' } });
      await expectFacts({ app: advisor.app, user }, answer);
    },
  );

  it('names that part for both sides of a balance', async () => {
    const user = await signUp([['Shop', 60, '2026-11-28']], [['Salary', 900, '2026-11-27']]);
    const answer = await ask(user, { previous: { intent: 'balance.total', slots: {} }, language: 'en' });
    expect(textOf(answer)).toContain('Of this, 2 are dated 25–30 November: +€900.00, −€60.00.');
    await expectFacts({ app: advisor.app, user }, answer);
  });

  it('names no such part if nothing is dated after today', async () => {
    const user = await signUp([['Shop', 40, '2026-11-24']]);
    const answer = await ask(user, { previous: { intent: 'spend.total', slots: {} }, language: 'en' });
    expect(textOf(answer)).not.toContain('Of this,');
  });
});

describe('an earlier period that begins before the first transaction', () => {
  const rows: Row[] = [
    ['Shop', 40, '2024-11-03'],
    ...monthly(12, '2025-01-03', (date): Row => ['Shop', 100, date]),
  ];
  const period = { from: '2025-01-01', to: '2025-12-31' };

  it.each([
    ['spend.total', 'en', 'no full period to compare it with: your transactions begin on 3 November 2024.'],
    ['spend.compare', 'en', 'no full period to compare it with: your transactions begin on 3 November 2024.'],
    [
      'spend.compare',
      'es',
      'no hay un periodo completo con el que compararlo: tus movimientos empiezan el 3 de noviembre de 2024.',
    ],
  ] as const)('is left out of the comparison: %s in %s', async (intent, language, note) => {
    const user = await signUp(rows);
    const answer = await ask(user, { previous: { intent, slots: { period } }, language });
    expect(plain(answer).toLowerCase()).toContain(note.toLowerCase());
    expect(textOf(answer)).not.toContain('%');
    expect(answer.facts[0]).toMatchObject({ value: 1_200 });
    await expectFacts({ app: advisor.app, user }, answer);
  });

  it('is compared if the transactions cover all of it', async () => {
    const user = await signUp([['Shop', 40, '2024-01-01'], ...rows]);
    const answer = await ask(user, {
      previous: { intent: 'spend.total', slots: { period } },
      language: 'en',
    });
    expect(textOf(answer)).toContain('more than in 2024');
  });

  it('does not explain high spending', async () => {
    const user = await signUp([
      ['Shop', 10, '2026-10-20'],
      ['Shop', 200, '2026-11-03'],
    ]);
    const answer = await ask(user, { previous: { intent: 'spend.why', slots: {} }, language: 'en' });
    expect(textOf(answer)).toContain('your transactions begin on 20 October.');
    expect(textOf(answer)).not.toContain('%');
    await expectFacts({ app: advisor.app, user }, answer);
  });
});

describe('an average a year', () => {
  const rents = monthly(36, '2023-12-03', (date): Row => ['Rent', 1_035, date]);

  it.each([
    [{}, 12_420, '12 months'],
    [{ period: { from: '2024-01-01', to: '2025-12-31' } }, 12_420, '2 years'],
    [{ period: { from: '2026-01-01', to: '2026-12-31' } }, 12_420, '10 months'],
  ])('is computed from whole months: %j', async (slots, value, units) => {
    const user = await signUp(rents);
    const answer = await ask(user, {
      previous: { intent: 'spend.average', slots: { ...slots, per: 'year' } },
      language: 'en',
    });
    const first = answer.sentence.find(({ factId }) => factId !== undefined)?.factId;
    expect(answer.facts.find(({ id }) => id === first)?.value).toBe(value);
    expect(textOf(answer)).toContain(units);
    await expectFacts({ app: advisor.app, user }, answer);
  });
});

describe('a request to change transactions', () => {
  it.each([
    ['Add an expense of 20 euros for lunch', '/add-expense'],
    ['Add 20 euros for lunch', '/add-expense'],
    ['Record my salary of 1500', '/add-income'],
    ['Add an income of 1500', '/add-income'],
    ['Apunta un gasto de 20 euros', '/add-expense'],
    ['Añade un ingreso de 1500 euros', '/add-income'],
    ['Delete my expense of 20 euros', '/transactions'],
    ['delete my last expense', '/transactions'],
    ['Change the amount of my last income to 20', '/transactions'],
    ['Borra el gasto de 20 euros', '/transactions'],
    ['Cambia el ingreso de 20 euros', '/transactions'],
  ])('is refused, and the answer names the screen that does it: %s', async (question, screen) => {
    const user = await signUp([['Shop', 20, '2026-11-24']]);
    const answer = await ask(user, { question });
    expect(answer).toMatchObject({ kind: 'refused', understood: { intent: 'refuse.write' }, screen });
  });
});

describe('the words of a person', () => {
  it.each([
    ['en', '“'],
    ['es', '«'],
  ] as const)('are in the quotes of the language: %s', async (language, quote) => {
    const user = await signUp([['Mercadona', 20, '2026-11-24']]);
    const askAbout = async (intent: 'spend.total' | 'records.last', merchant: string) =>
      await ask(user, { previous: { intent, slots: { merchant } }, language });
    const answers = [await askAbout('spend.total', 'mercadona'), await askAbout('records.last', 'mercadona')];
    answers.push(await askAbout('spend.total', 'mercadana'));
    const otherQuotes = quote === '«' ? /[“”]/ : /[«»]/;
    for (const answer of answers) {
      expect(textOf(answer)).toContain(quote);
      const texts = [textOf(answer), ...answer.assumptions, JSON.stringify(answer.understood?.chips)];
      expect(texts.join(' ')).not.toMatch(otherQuotes);
    }
  });
});

it('uses the past tense for the balance of a closed period', async () => {
  const user = await signUp(
    [['Shop', 40, '2026-09-03']],
    [
      ['Salary', 900, '2026-09-01'],
      ['Salary', 800, '2026-10-01'],
      ['Salary', 700, '2026-11-01'],
    ],
  );
  const send = async (from: string, to: string, language: 'en' | 'es' = 'en') =>
    plain(
      await ask(user, { previous: { intent: 'balance.compare', slots: { period: { from, to } } }, language }),
    );
  expect(await send('2026-10-01', '2026-10-31')).toMatch(/^Your balance last month was €60\.00 .*lower/);
  expect(await send('2026-11-01', '2026-11-30')).toMatch(/^Your balance this month is €100\.00 .*lower/);
  expect(await send('2026-10-01', '2026-10-31', 'es')).toMatch(/^Tu saldo el mes pasado fue 60,00 €/);
});

it('uses the singular for one transaction', async () => {
  const user = await signUp([['Mercadona', 20, '2026-11-24']]);
  const total = await ask(user, { previous: { intent: 'spend.total', slots: {} }, language: 'en' });
  expect(textOf(total)).toContain('It comes from 1 transaction.');
  const period = { from: '2026-01-01', to: '2026-01-31' };
  const empty = await ask(user, { previous: { intent: 'spend.total', slots: { period } }, language: 'en' });
  expect(textOf(empty)).toBe(
    'There were no expenses in January. You have 1 transaction at another time, on 24 November.',
  );
});

it.each([
  ['en-GB,en;q=0.9', 'on 20 November'],
  ['en-US,en;q=0.9', 'on November 20'],
])('writes days as the browser does if the location of the user is unknown: %s', async (header, day) => {
  const user = await advisor.app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  await user.post('/api/v1/expenses', { description: 'Shop', amount: 20, date: '2026-11-20' });
  const body = { previous: { intent: 'records.last', slots: {} }, language: 'en' };
  const { body: answer } = await user.send('POST', ASK, body, { 'accept-language': header });
  expect(textOf(answer as Answer)).toContain(day);
});
