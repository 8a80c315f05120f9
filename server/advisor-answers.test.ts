import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMonths } from '#shared/calendar.ts';
import type { Answer, Question } from '#shared/contract/advisor.ts';
import type { Notice } from '#shared/contract/notices.ts';
import { advisorOf, ASK, madeForecast, recompute, textOf, todayOf } from '#server/testing/advisor.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.now = Date.parse('2026-11-24T12:00:00Z');
});
afterAll(() => app.close());

type Row = [description: string, amount: number, date: string, category?: string];

async function signUp(expenses: readonly Row[], income: readonly Row[] = []): Promise<TestClient> {
  const user = await app.signUp({ currency: 'EUR', timeZone: 'Europe/Madrid' });
  const add = async (type: string, [description, amount, date, category]: Row) => {
    const body = { description, amount, date, ...(category !== undefined && { category }) };
    const { status, body: answer } = await user.post(`/api/v1/${type}`, body);
    expect([status, answer]).toMatchObject([201, {}]);
  };
  for (const row of expenses) await add('expenses', row);
  for (const row of income) await add('incomes', row);
  return user;
}

async function ask(user: TestClient, body: Question): Promise<Answer> {
  const { status, body: answer } = await user.post(ASK, body);
  expect([status, answer]).toMatchObject([200, {}]);
  return answer as Answer;
}

/** A text with plain blanks. */
const plain = (answer: Answer) => textOf(answer).replaceAll(/\s/g, ' ');

async function expectFacts(user: TestClient, answer: Answer, forecast = madeForecast(todayOf(app))) {
  const again = await recompute({ user, currency: 'EUR', forecast, todayIs: todayOf(app) }, answer);
  expect(answer.facts.filter(({ id, value }) => again.get(id) !== value)).toEqual([]);
}

/** One payment a month, the first in `first`. */
const monthly = (months: number, first: string, row: (date: string) => Row): Row[] =>
  Array.from({ length: months }, (_, at) => row(addMonths(first, at)));

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
  await expectFacts(user, answer);
});

describe('what can be afforded', () => {
  const slots = { amount: 900, period: { from: '2026-12-01', to: '2026-12-31' } };
  const previous = { intent: 'afford', slots } as const;

  it('is of the days that are named, without what happened before them', async () => {
    const user = await signUp(
      [
        ['Rent', 700, '2026-11-02'],
        ['Shop', 30, '2026-11-24'],
      ],
      [['Salary', 1_200, '2026-11-01']],
    );
    const forecast = madeForecast(todayOf(app), { step: 100 });
    const send = await advisorOf(app, user, { forecast });
    const answer = await send({ previous, language: 'en' });
    const expected = forecast.endOfMonth.balance.p50 - 500 + (forecast.months[0]?.balance.p50 ?? 0);
    const fact = answer.sentence.find(({ factId }) => factId !== undefined)?.factId;
    expect(answer.facts.find(({ id }) => id === fact)?.value).toBe(expected);
    expect(textOf(answer)).toContain('from 24 November to 31 December');
    const recorded = answer.facts.find(({ how }) => how === 'sum');
    expect(recorded).toMatchObject({ value: 500, filter: { from: '2026-11-01', to: '2026-11-23' } });
    await expectFacts(user, answer, forecast);
  });

  it('goes to the end of the last month that is counted', async () => {
    const user = await signUp([['Shop', 30, '2026-11-24']]);
    const send = await advisorOf(app, user, { forecast: madeForecast(todayOf(app)) });
    const until = (to: string) => ({ ...slots, period: { from: '2026-11-25', to } });
    const soon = await send({ previous: { intent: 'afford', slots: until('2026-12-05') }, language: 'en' });
    expect(textOf(soon)).toContain('to 31 December');
    const late = await send({ previous: { intent: 'afford', slots: until('2029-03-05') }, language: 'en' });
    expect(textOf(late)).toContain('to 30 November 2027');
  });

  it.each([
    ['en', 'No. You will probably spend €.* more than you receive from 24 November to 31 December,'],
    ['es', 'No. Seguramente gastarás .* más de lo que ingreses del 24 de noviembre al 31 de diciembre,'],
  ] as const)('is nothing where more goes than comes, in %s', async (language, start) => {
    const user = await signUp([], [['Salary', 4_000, '2026-11-01']]);
    const forecast = madeForecast(todayOf(app));
    const send = await advisorOf(app, user, { forecast });
    const answer = await send({ previous, language });
    expect(plain(answer)).toMatch(new RegExp(`^${start}`));
    expect(textOf(answer)).not.toMatch(/−|-\d/);
    await expectFacts(user, answer, forecast);
  });
});

it('says what is missing each month where nothing is left for a goal', async () => {
  const user = await signUp([['Shop', 30, '2026-11-24']]);
  const forecast = madeForecast(todayOf(app), { step: -200 });
  const send = await advisorOf(app, user, { forecast });
  const slots = { amount: 900, period: { from: '2027-06-01', to: '2027-06-30' } };
  const answer = await send({ previous: { intent: 'goal.howmuch', slots }, language: 'es' });
  expect(textOf(answer)).toContain('No se espera que sobre nada');
  expect(textOf(answer)).not.toContain('−');
});

it('names the bars of a comparison by their periods', async () => {
  const user = await signUp([
    ['Rent', 900, '2026-09-01'],
    ['Rent', 950, '2026-11-01'],
    ['Rent', 925, '2026-10-01'],
  ]);
  const { chart } = await ask(user, { question: 'Compare this month with last month' });
  expect(chart?.series[0]?.points.map(({ label }) => label)).toEqual(['Last month', 'This month']);
});

describe('subscriptions', () => {
  const repeated = [
    ...monthly(12, '2025-12-03', (date) => ['Rent', 900, date, 'other']),
    ...monthly(12, '2025-12-05', (date) => ['Netflix', 12.99, date, 'entertainment']),
    ...monthly(12, '2025-12-07', (date) => ['Gym', 30, date, 'health']),
  ];

  it.each([
    ['What subscriptions do I have?', /^Your subscriptions are Gym \(€30\.00\) and Netflix \(€12\.99\)/],
    ['¿Qué suscripciones tengo?', /^Tus suscripciones son Gym \(30,00\s€\) y Netflix \(12,99\s€\)/],
  ])('are not all that repeats: %s', async (question, expected) => {
    const user = await signUp(repeated);
    const answer = await ask(user, { question });
    expect(answer.understood?.intent).toBe('recurring.list');
    expect(textOf(answer)).toMatch(expected);
    expect(JSON.stringify(answer.table)).not.toContain('Rent');
    expect(answer.assumptions).toHaveLength(1);
    await expectFacts(user, answer);
  });

  it('may be none, and then all that repeats is told', async () => {
    const user = await signUp(repeated.slice(0, 12));
    const answer = await ask(user, { question: 'What subscriptions do I have?' });
    expect(textOf(answer)).toMatch(
      /^Nothing that repeats looks like a subscription\. Your recurring expenses are Rent/,
    );
  });

  it('are not asked for by a word such as bills', async () => {
    const user = await signUp(repeated);
    const answer = await ask(user, { previous: { intent: 'recurring.list', slots: {} }, language: 'en' });
    expect(textOf(answer)).toMatch(/^Your recurring expenses are Rent/);
  });
});

describe('what is unusual', () => {
  const usual: Row[] = [
    ...monthly(14, '2025-10-01', (date) => ['Rent', 1_040, date, 'other']),
    ...Array.from({ length: 60 }, (_, at): Row => {
      const day = `${addMonths('2026-01-01', at % 10).slice(0, 8)}${String(2 + Math.floor(at / 10) * 4).padStart(2, '0')}`;
      return ['Market', 20 + (at % 5), day, 'food'];
    }),
  ];

  it('is what the notices say, of the running month and of one before', async () => {
    const user = await signUp([
      ...usual,
      ['Market', 320, '2026-11-12', 'food'],
      ['Market', 410, '2026-08-20', 'food'],
    ]);
    const { items } = (await user.get('/api/v1/notices')).body as { items: Notice[] };
    const named = items.filter(({ day }) => day >= '2026-11-01').map(({ kind }) => kind);
    expect(named).toContain('large');
    const answer = await ask(user, { question: 'anything unusual this month?' });
    expect(answer.understood?.intent).toBe('unusual');
    expect(plain(answer)).toMatch(/“Market” on 12 November: €320\.00, much more than usual\./);
    expect(textOf(answer)).not.toContain('Rent');
    await expectFacts(user, answer);

    const august = { from: '2026-08-01', to: '2026-08-31' };
    const past = await ask(user, {
      previous: { intent: 'unusual', slots: { period: august } },
      language: 'es',
    });
    const report = (await user.get('/api/v1/reports/month?month=2026-08')).body as { notices: Notice[] };
    expect(report.notices.map(({ kind }) => kind)).toContain('large');
    expect(plain(past)).toMatch(/«Market», el 20 de agosto: 410,00 €, mucho más de lo normal\./);
    await expectFacts(user, past);
  });

  it('is nothing where the notices say nothing', async () => {
    const user = await signUp(usual);
    const answer = await ask(user, { previous: { intent: 'unusual', slots: {} }, language: 'en' });
    expect((await user.get('/api/v1/notices')).body).toEqual({ items: [] });
    expect(textOf(answer)).toBe('Nothing stands out this month.');
  });
});

describe('what is due', () => {
  const piano = monthly(10, '2026-01-28', (date): Row => ['Piano lessons', 60, date, 'entertainment']);

  it('counts what is recorded for a coming day once, with what was seen to repeat', async () => {
    const user = await signUp([
      ...piano,
      ['Piano lessons', 60, '2026-11-28', 'entertainment'],
      ['Dentist', 80, '2026-11-26', 'health'],
    ]);
    const answer = await ask(user, { previous: { intent: 'recurring.upcoming', slots: {} }, language: 'en' });
    expect(plain(answer)).toMatch(/^Expenses of €140\.00 are due from 24 to 30 November/);
    const names = answer.table?.rows.map(([day, name, amount]) => [day?.text, name?.text, amount?.text]);
    expect(names).toEqual([
      ['26 November', 'Dentist', '€80.00'],
      ['28 November', 'Piano lessons', '€60.00'],
    ]);
    await expectFacts(user, answer);
  });

  it('is taken from what is safe to spend', async () => {
    const user = await signUp([...piano, ['Dentist', 80, '2026-11-26', 'health']]);
    const forecast = madeForecast(todayOf(app));
    const send = await advisorOf(app, user, { forecast });
    const answer = await send({ previous: { intent: 'safeToSpend', slots: {} }, language: 'en' });
    expect(textOf(answer)).toContain('what is still due (€140.00)');
    await expectFacts(user, answer, forecast);
  });

  it('may be nothing', async () => {
    const user = await signUp([['Shop', 30, '2026-11-24']]);
    const answer = await ask(user, { previous: { intent: 'recurring.upcoming', slots: {} }, language: 'en' });
    expect(plain(answer)).toBe('Nothing is due from 24 to 30 November.');
  });
});

describe('a running period', () => {
  it.each([
    ['en', 'That includes €60.00 dated after today.'],
    ['es', 'Incluye 60,00 € con fecha posterior a hoy.'],
  ] as const)(
    'is summed as the dashboard does, with what is dated after today apart, in %s',
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
      await expectFacts(user, answer);
    },
  );

  it('says so of both sides of a balance', async () => {
    const user = await signUp([['Shop', 60, '2026-11-28']], [['Salary', 900, '2026-11-27']]);
    const answer = await ask(user, { previous: { intent: 'balance.total', slots: {} }, language: 'en' });
    expect(textOf(answer)).toContain(
      'That includes €900.00 of income and €60.00 of expenses dated after today.',
    );
    await expectFacts(user, answer);
  });

  it('says nothing of it where nothing is', async () => {
    const user = await signUp([['Shop', 40, '2026-11-24']]);
    const answer = await ask(user, { previous: { intent: 'spend.total', slots: {} }, language: 'en' });
    expect(textOf(answer)).not.toContain('after today');
  });
});

describe('a period before the first transaction', () => {
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
  ] as const)('is not compared with by %s in %s', async (intent, language, note) => {
    const user = await signUp(rows);
    const answer = await ask(user, { previous: { intent, slots: { period } }, language });
    expect(plain(answer).toLowerCase()).toContain(note.toLowerCase());
    expect(textOf(answer)).not.toContain('%');
    expect(answer.facts[0]).toMatchObject({ value: 1_200 });
    await expectFacts(user, answer);
  });

  it('is compared with where it is whole', async () => {
    const user = await signUp([['Shop', 40, '2024-01-01'], ...rows]);
    const answer = await ask(user, {
      previous: { intent: 'spend.total', slots: { period } },
      language: 'en',
    });
    expect(textOf(answer)).toContain('more than in 2024');
  });

  it('is no base of why so much was spent', async () => {
    const user = await signUp([
      ['Shop', 10, '2026-10-20'],
      ['Shop', 200, '2026-11-03'],
    ]);
    const answer = await ask(user, { previous: { intent: 'spend.why', slots: {} }, language: 'en' });
    expect(textOf(answer)).toContain('your transactions begin on 20 October.');
    expect(textOf(answer)).not.toContain('%');
    await expectFacts(user, answer);
  });
});

describe('an average a year', () => {
  const rents = monthly(36, '2023-12-03', (date): Row => ['Rent', 1_035, date]);

  it.each([
    [{}, 12_420, '1 year'],
    [{ period: { from: '2024-01-01', to: '2025-12-31' } }, 12_420, '2 years'],
    [{ period: { from: '2026-01-01', to: '2026-12-31' } }, 12_420, '10 months'],
  ])('of whole months counts these: %j', async (slots, value, units) => {
    const user = await signUp(rents);
    const answer = await ask(user, {
      previous: { intent: 'spend.average', slots: { ...slots, per: 'year' } },
      language: 'en',
    });
    const first = answer.sentence.find(({ factId }) => factId !== undefined)?.factId;
    expect(answer.facts.find(({ id }) => id === first)?.value).toBe(value);
    expect(textOf(answer)).toContain(units);
    await expectFacts(user, answer);
  });
});

describe('what the advisor does not write', () => {
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
  ])('is done on its screen: %s', async (question, screen) => {
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
    const of = async (intent: 'spend.total' | 'records.last', merchant: string) =>
      await ask(user, { previous: { intent, slots: { merchant } }, language });
    const answers = [await of('spend.total', 'mercadona'), await of('records.last', 'mercadona')];
    answers.push(await of('spend.total', 'mercadana'));
    const other = quote === '«' ? /[“”]/ : /[«»]/;
    for (const answer of answers) {
      expect(textOf(answer)).toContain(quote);
      const said = [textOf(answer), ...answer.assumptions, JSON.stringify(answer.understood?.chips)];
      expect(said.join(' ')).not.toMatch(other);
    }
  });
});

it('speaks of a closed balance as past', async () => {
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

it('writes of one transaction as of one', async () => {
  const user = await signUp([['Mercadona', 20, '2026-11-24']]);
  const total = await ask(user, { previous: { intent: 'spend.total', slots: {} }, language: 'en' });
  expect(textOf(total)).toContain('It comes from 1 transaction.');
  const period = { from: '2026-01-01', to: '2026-01-31' };
  const empty = await ask(user, { previous: { intent: 'spend.total', slots: { period } }, language: 'en' });
  expect(textOf(empty)).toBe(
    'You have no expenses in January. You have 1 transaction at other times, the last on 24 November.',
  );
});
