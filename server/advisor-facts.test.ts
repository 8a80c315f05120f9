import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INTENTS, type Previous, type ReadQuestion, type Slots } from '#shared/advisor/types.ts';
import { addDays } from '#shared/calendar.ts';
import { CATEGORIES, type TransactionType } from '#shared/categories.ts';
import type { Answer, Fact, Piece } from '#shared/contract/advisor.ts';
import { SERVER_TEXTS } from '#shared/i18n/server-texts.ts';
import { formatAmount } from '#shared/money.ts';
import { listedTexts } from '#shared/testing/listed-texts.ts';
import { scaled } from '#shared/testing/scaled.ts';
import { createTestAdvisor, makeTestForecast, recompute, todayOf } from '#server/testing/advisor.ts';
import { setBudget } from '#server/testing/budgets.ts';
import { addGoal, putAside } from '#server/testing/goals.ts';
import { addRecurring } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const NOW = Date.parse('2026-11-18T12:00:00Z');
const DAYS_BACK = 420;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.now = NOW;
});
afterAll(() => app.close());

const MERCHANTS = [
  'Mercadona 24',
  'MERCADONA, S.A.',
  'Café Luz',
  'CAFE LUZ 0456',
  'taxi-7',
  'Netflix',
  'RECIBO*LUZ',
  'Andaluz',
];
const day = fc.nat({ max: DAYS_BACK }).map((days) => addDays('2026-11-30', -days));
const period = fc.tuple(day, day).map(([one, other]) => ({
  from: one < other ? one : other,
  to: one < other ? other : one,
}));
const type = fc.constantFrom<TransactionType>('expense', 'income');
const cents = fc.integer({ min: 1, max: 200_000 });

const transaction = fc
  .record({ type, cents, pick: fc.nat(), description: fc.constantFrom(...MERCHANTS), date: day })
  .map(({ cents: minor, pick, ...each }) => ({
    ...each,
    amount: minor / 100,
    category: [...CATEGORIES[each.type], 'uncategorized'][pick % 5] ?? 'uncategorized',
  }));

const slots: fc.Arbitrary<Slots> = fc
  .record(
    {
      type,
      category: fc.constantFrom('food', 'transport', 'salary', 'uncategorized', 'nowhere'),
      merchant: fc.constantFrom('merca', 'luz', 'taxi', 'cafe luz', 'netflix', 'starbucks'),
      period,
      compareTo: period,
      bounds: fc.tuple(cents, cents),
      amount: cents.map((minor) => minor / 100),
      n: fc.integer({ min: 1, max: 50 }),
      per: fc.constantFrom('day', 'week', 'month', 'year'),
      of: fc.constantFrom('expense', 'income', 'balance'),
      dir: fc.constantFrom('max', 'min'),
      pct: fc.integer({ min: 1, max: 100 }),
    },
    { requiredKeys: [] },
  )
  .map(({ bounds, ...rest }) => {
    const [min, max] = bounds?.toSorted((one, other) => one - other) ?? [];
    return { ...rest, ...(min !== undefined && max !== undefined && { min: min / 100, max: max / 100 }) };
  });

type AskedQuestion = Previous & { language: 'en' | 'es'; question: string | undefined };
const question: fc.Arbitrary<AskedQuestion> = fc.record({
  intent: fc.constantFrom(...INTENTS),
  // Most questions name little.
  slots: fc.oneof(fc.constant<Slots>({}), slots),
  language: fc.constantFrom<'en' | 'es'>('en', 'es'),
  question: fc.constantFrom(undefined, 'my subscriptions', 'my largest bill', 'add it', 'delete it'),
});

const bareQuestions = INTENTS.map((intent): [AskedQuestion] => [
  { intent, slots: {}, language: 'es', question: undefined },
]);

it('every number in a sentence is a fact that its filter, formula or route computes again', async () => {
  const ledgers = fc.sample(fc.array(transaction, { minLength: 0, maxLength: 120 }), {
    numRuns: 3,
    seed: 77,
  });
  for (const [at, ledger] of [[], ...ledgers].entries()) {
    const currency = ['EUR', 'JPY', 'KWD', 'EUR'][at] ?? 'EUR';
    const user = await app.signUp({ currency, timeZone: 'UTC' });
    await record(user, currency, ledger);
    // In every other ledger, more is spent than received.
    const forecast = makeTestForecast(todayOf(app), { step: at % 2 === 0 ? 10.01 : -120 });
    const ask = await createTestAdvisor(app, user, { forecast, readQuestion: readAsGiven });
    const source = { user, currency, forecast, currentDay: todayOf(app) };
    const property = fc.asyncProperty(question, async ({ language, question: typed, ...previous }) => {
      const answer = await ask({ previous, language, ...(typed !== undefined && { question: typed }) });
      const recomputed = await recompute(source, answer);
      const wrong = answer.facts.filter(({ id, value }) => recomputed.get(id) !== value);
      expect(wrong.map((fact) => [fact, recomputed.get(fact.id)])).toEqual([]);
      expectShown(answer, currency);
    });
    await fc.assert(property, {
      numRuns: bareQuestions.length + scaled(60),
      seed: 1118 + at,
      examples: bareQuestions,
    });
  }
}, 300_000);

/** Understands each question as the reading that comes with it. */
const readAsGiven: ReadQuestion = (_, { language }, previous) => ({
  kind: 'understood',
  language,
  intent: 'help',
  slots: {},
  ...previous,
});

/**
 * Records a ledger. Unless it is empty, adds a rent and a subscription that rose, a coming payment, two equal high ones,
 * budgets, a goal and a recurring transaction.
 */
async function record(
  user: TestClient,
  currency: string,
  ledger: readonly {
    type: TransactionType;
    amount: number;
    description: string;
    category: string;
    date: string;
  }[],
): Promise<void> {
  const hasNoDecimals = currency === 'JPY';
  const rent = Array.from({ length: ledger.length === 0 ? 0 : 12 }, (_, months) => ({
    type: 'expense' as const,
    amount: months < 4 ? 815 : 790,
    description: 'Rent',
    category: 'other',
    date: addDays('2026-11-02', -Math.round(months * 30.44)),
  }));
  const netflix = rent.map(({ date }, at) => ({
    type: 'expense' as const,
    amount: at === 0 ? 17.99 : 13.99,
    description: 'Netflix Premium',
    category: 'entertainment',
    date: addDays(date, 3),
  }));
  const healthExpense = { type: 'expense' as const, description: 'Piano 60', category: 'health' };
  const single =
    ledger.length === 0
      ? []
      : [
          { ...healthExpense, amount: 60, date: '2026-11-28' },
          { ...healthExpense, description: 'Dentist 2', amount: 9_400, date: '2026-11-12' },
          { ...healthExpense, description: 'Dentist 2', amount: 9_400, date: '2026-11-13' },
        ];
  for (const { type: kind, ...each } of [...ledger, ...rent, ...netflix, ...single]) {
    const amount = hasNoDecimals ? Math.ceil(each.amount) : each.amount;
    const { status, body } = await user.post(`/api/v1/${kind}s`, { ...each, amount });
    expect([status, body]).toMatchObject([201, {}]);
  }
  if (ledger.length === 0) return;
  await setBudget(user, { category: 'food', amount: 50 });
  await setBudget(user, { category: '*', amount: 9_000 });
  await putAside(user, await addGoal(user, { name: 'Trip 2027', day: '2027-08-01' }), { day: '2026-08-01' });
  await addRecurring(user, { firstDay: '2026-11-25', description: 'Gym 24' });
}

/** Expects digits only in figures that show their facts, and in the person's own words. */
function expectShown({ sentence, facts, table, assumptions }: Answer, currency: string): void {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const pieces = [...sentence, ...(table?.rows.flat() ?? [])];
  for (const piece of pieces) {
    if (piece.factId === undefined) {
      if (piece.isQuoted !== true) expect(piece.text).not.toMatch(/\d|\{\{/);
    } else expectFigure(piece, byId.get(piece.factId), currency);
  }
  for (const each of assumptions) expect(each).not.toMatch(/\d|\{\{/);
  const text = sentence.map((piece) => piece.text).join('');
  expect(text).toMatch(/[.?!]$/);
  expect(text).not.toMatch(/ {2}| [.,:]|undefined|NaN/);
}

function expectFigure({ text }: Piece, fact: Fact | undefined, currency: string): void {
  const digits = (each: string) => each.replaceAll(/[^\d]/g, '');
  expect(fact).toBeDefined();
  if (fact === undefined) return;
  const { unit, value } = fact;
  if (unit === 'money') {
    // A whole amount of the question is written as it was typed.
    const asked = fact.how === 'asked' && Number.isInteger(value) ? [String(value)] : [];
    expect([digits(formatAmount(value, currency, 'en')), ...asked]).toContain(digits(text));
    expect(text.includes('−')).toBe(value < 0);
  } else if (unit === 'date') {
    const [year, dayOfMonth] = [String(value).slice(0, 4), String(value % 100)];
    expect(['', year, dayOfMonth, dayOfMonth + year]).toContain(digits(text));
  } else {
    // A percent has one decimal, unless the person wrote it.
    const isCalculated = unit === 'percent' && fact.how !== 'asked';
    expect(Number(digits(text))).toBe(Math.abs(isCalculated ? Math.round(value * 10) : value));
  }
}

describe.each(['en', 'es'] as const)('the sentence templates in %s', (language) => {
  it('contain no digits', () => {
    const texts = listedTexts(SERVER_TEXTS[language].advisor);
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.filter(([, text]) => /\d/.test(text))).toEqual([]);
  });
});
