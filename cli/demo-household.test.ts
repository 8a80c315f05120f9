import { expect, test } from 'vitest';
import { expenseEndpoints, incomeEndpoints } from '#shared/contract/transactions.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { toMinorUnits } from '#shared/money.ts';
import { DEMO_ACCOUNTS } from './demo-account.ts';
import { transactionsBetween } from './demo-household.ts';
import { en } from './demo-texts/en.ts';

const THREE_YEARS = { from: '2024-01-01', to: '2026-12-31', currentDay: '2026-12-31' };
const threeYears = transactionsBetween(THREE_YEARS, en);

test('the API accepts every transaction of the demo household, all in whole cents', () => {
  expect(threeYears.length).toBeGreaterThan(1_000);
  for (const { type, ...body } of threeYears) {
    const schema = type === 'expense' ? expenseEndpoints.add.body : incomeEndpoints.add.body;
    expect(schema?.safeParse(body), JSON.stringify(body)).toMatchObject({ success: true });
    expect(toMinorUnits(body.amount, 2), JSON.stringify(body)).toMatchObject({ ok: true });
  }
});

test('a day of the demo household never changes', () => {
  const week = transactionsBetween({ from: '2026-11-16', to: '2026-11-22', currentDay: '2026-11-22' }, en);
  expect(week).toEqual(threeYears.filter(({ date }) => date >= '2026-11-16' && date <= '2026-11-22'));
  expect(week.length).toBeGreaterThan(2);
});

test('the demo household uses every category, and leaves a few transactions without one', () => {
  const categories = new Set(threeYears.map(({ category }) => category));
  expect(categories.size).toBe(12);
  const share = threeYears.filter(({ category }) => category === undefined).length / threeYears.length;
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThan(0.05);
});

test('after today the demo household has only transactions that are known in advance', () => {
  const ahead = transactionsBetween(
    { from: '2026-11-22', to: '2026-12-05', currentDay: '2026-11-21' },
    en,
  ).map((transaction) => transaction.description);
  expect(ahead).toContain('Rent');
  expect(ahead).not.toContain('Supermarket');
  expect(ahead.length).toBeLessThan(10);
});

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'the demo household has texts in %s, with the same amounts',
  (language) => {
    const translated = transactionsBetween(THREE_YEARS, DEMO_ACCOUNTS[language].texts);
    const withoutWords = (transaction: (typeof threeYears)[number]) => ({ ...transaction, description: '' });
    expect(translated.map(withoutWords)).toEqual(threeYears.map(withoutWords));
    const english = new Set(threeYears.map(({ description }) => description));
    expect(translated.filter(({ description }) => english.has(description))).toEqual([]);
  },
);
