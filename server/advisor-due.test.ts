import { describe, expect, it } from 'vitest';
import { readQuestion } from '#shared/advisor/read-question.ts';
import type { Answer } from '#shared/contract/advisor.ts';
import { createTestAdvisor, makeTestForecast, todayOf } from '#server/testing/advisor.ts';
import { ask, expectFacts, monthly, plain, type Row, useAdvisorApp } from '#server/testing/advisor-user.ts';
import { addGoal } from '#server/testing/goals.ts';
import { addRecurring } from '#server/testing/recurring.ts';

const advisor = useAdvisorApp();
const { signUp } = advisor;

const piano = monthly(10, '2026-01-28', (date): Row => ['Piano lessons', 60, date, 'entertainment']);
const gym = monthly(10, '2026-02-05', (date): Row => ['Gym', 30, date, 'health']);

describe('payments due up to a day', () => {
  it.each([
    ['What will I be charged before the end of the year?', '24 November to 31 December'],
    ['¿Qué me van a cobrar antes de fin de año?', 'del 24 de noviembre al 31 de diciembre'],
  ])('are all payments expected from today on: %s', async (question, period) => {
    const user = await signUp([...piano, ...gym]);
    const answer = await ask(user, { question });
    expect(answer.understood?.intent).toBe('recurring.upcoming');
    expect(plain(answer)).toContain(period);
    const days = answer.table?.rows.map(([day, name]) => `${day?.text.split(' ')[0]} ${name?.text}`);
    expect(days).toEqual(['28 Piano lessons', '5 Gym', '28 Piano lessons']);
    const total = answer.facts.find(({ formula }) => formula?.includes('* 2'));
    expect(total?.value).toBe(150);
    await expectFacts({ app: advisor.app, user }, answer);
  });

  it.each([
    ['Which bills are due before Christmas?', /to 23 December/],
    ['¿Qué recibos vencen antes de Navidad?', /al 23 de diciembre/],
  ])('end on the day before the holiday: %s', async (question, period) => {
    const user = await signUp([...piano, ...gym]);
    const answer = await ask(user, { question });
    expect(plain(answer)).toMatch(period);
    expect(answer.table?.rows).toHaveLength(2);
  });

  it('are listed for a year, with each day as a fact', async () => {
    const weekly = Array.from({ length: 20 }, (_, at): Row => {
      const date = new Date(Date.UTC(2026, 6, 11 + at * 7)).toISOString().slice(0, 10);
      return ['Choir', 8, date, 'entertainment'];
    });
    const user = await signUp([...weekly, ...piano]);
    const period = { from: '2026-11-24', to: '2029-12-31' };
    const answer = await ask(user, {
      previous: { intent: 'recurring.upcoming', slots: { period } },
      language: 'en',
    });
    expect(plain(answer)).toContain('from 24 November 2026 to 24 November 2027');
    const names = answer.table?.rows.map(([, name]) => name?.text) ?? [];
    expect(names.filter((name) => name === 'Piano lessons')).toHaveLength(12);
    expect(names.filter((name) => name === 'Choir')).toHaveLength(52);
    await expectFacts({ app: advisor.app, user }, answer);
  });

  it.each([
    ['en', 'Saldo only looks twelve months ahead.'],
    ['es', 'Saldo solo mira los próximos doce meses.'],
  ] as const)('are not known for more than a year ahead, in %s', async (language, expected) => {
    const user = await signUp(piano);
    const period = { from: '2028-01-01', to: '9999-12-31' };
    const previous = { intent: 'recurring.upcoming', slots: { period } } as const;
    expect(plain(await ask(user, { previous, language }))).toBe(expected);
  });

  it.each([
    ['When will I be charged for the gym next week?', 'en'],
    ['and the gym?', 'en'],
    ['¿y el gimnasio?', 'es'],
  ] as const)('are only those that the question names: %s', async (question, language) => {
    const user = await signUp([...piano, ...gym]);
    await addRecurring(user, { firstDay: '2026-12-01', description: 'Club' });
    const period = { from: '2026-11-24', to: '2026-12-31' };
    const previous = { intent: 'recurring.upcoming', slots: { period } } as const;
    const answer = await ask(user, { question, previous, language });
    expect(plain(answer)).not.toMatch(/Piano|Club/);
  });
});

describe('the amount that is safe to spend', () => {
  const rows: Row[] = [['Shop', 30, '2026-11-20']];
  /** Returns the amount left for the seven days from 24 November on. */
  const amountLeft = (answer: Answer) =>
    answer.facts.find(({ formula }) => /^f\d+( - f\d+)+$/.test(formula ?? ''))?.value ?? 0;
  const amounts = (answer: Answer) =>
    answer.sentence.flatMap(({ factId }) => answer.facts.find(({ id }) => id === factId)?.value ?? []);

  it.each([
    [
      'How much is safe to spend this weekend?',
      /^You can spend €\S+ from 28 to 29 November, about €\S+ a day\./,
    ],
    [
      '¿Cuánto puedo gastar este fin de semana?',
      /^Puedes gastar \S+ € del 28 al 29 de noviembre, unos \S+ € al día\./,
    ],
  ])('on a weekend is its share of the amount left this month: %s', async (question, expected) => {
    const user = await signUp(rows);
    const forecast = makeTestForecast(todayOf(advisor.app));
    const send = await createTestAdvisor(advisor.app, user, { forecast, readQuestion });
    const answer = await send({ question });
    expect(answer.understood?.intent).toBe('safeToSpend');
    expect(plain(answer)).toMatch(expected);
    expect(plain(answer)).not.toMatch(/can only be calculated|solo se puede calcular/);
    expect(amounts(answer)[0]).toBeCloseTo((amountLeft(answer) * 2) / 7, 2);
    expect(amounts(answer)).toContain(amountLeft(answer));
    await expectFacts({ app: advisor.app, user }, answer, forecast);
  });

  it('mentions goals only if there are some, and is calculated for this month only', async () => {
    const user = await signUp(rows);
    const forecast = makeTestForecast(todayOf(advisor.app));
    const send = await createTestAdvisor(advisor.app, user, { forecast, readQuestion });
    const period = { from: '2026-12-05', to: '2026-12-06' };
    const answer = await send({ previous: { intent: 'safeToSpend', slots: { period } }, language: 'en' });
    expect(plain(answer)).toMatch(
      /^This can only be calculated for this month\. You can spend €\S+ until 30 November/,
    );
    expect(plain(answer)).not.toContain('goals');
    const week = { from: '2026-11-30', to: '2026-12-06' };
    const part = await send({ previous: { intent: 'safeToSpend', slots: { period: week } }, language: 'en' });
    expect(plain(part)).toMatch(/^You can spend €\S+ on 30 November\. It is an even share/);
    expect(part.assumptions).toEqual(['This counts the days of this month only.']);
    await addGoal(user, { name: 'Trip', day: '2027-08-01' });
    const after = await send({ previous: { intent: 'safeToSpend', slots: {} }, language: 'es' });
    expect(plain(after)).toContain('lo que necesitan tus metas');
    await expectFacts({ app: advisor.app, user }, after, forecast);
  });
});
