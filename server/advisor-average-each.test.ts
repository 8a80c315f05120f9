import { expect, it } from 'vitest';
import { ask, expectFacts, plain, type Row, useAdvisorApp } from '#server/testing/advisor-user.ts';

const advisor = useAdvisorApp();
const rows: Row[] = [
  ['Pizza with Ana', 20, '2026-05-03', 'food'],
  ['Pizza', 10, '2026-08-03', 'food'],
  ['Pizza', 12, '2026-10-03', 'food'],
  ['Coffee', 2, '2026-10-04', 'food'],
  ['Café', 3, '2026-11-04', 'food'],
];

it.each([
  [
    'average pizza',
    'On average, a transaction with “pizza” comes to €14.00: €42.00 in 3 transactions, from 1 May to 31 October.',
  ],
  [
    'What does a pizza cost me on average?',
    'On average, a transaction with “pizza” comes to €14.00: €42.00 in 3 transactions, from 1 May to 31 October.',
  ],
  [
    'cuánto me cuesta una pizza de media',
    'De media, un movimiento con «pizza» es de 14,00 €: 42,00 € en 3 movimientos, del 1 de mayo al 31 de octubre.',
  ],
  [
    'average coffee this year',
    'On average, a transaction with “coffee” comes to €2.50: €5.00 in 2 transactions, from 1 January to 24 November.',
  ],
  [
    'cuánto me cuesta un café de media este año',
    'De media, un movimiento con «café» es de 2,50 €: 5,00 € en 2 movimientos, del 1 de enero al 24 de noviembre.',
  ],
])('%s: gives the average of one transaction, and the number of transactions', async (question, expected) => {
  const user = await advisor.signUp(rows);
  const answer = await ask(user, { question });
  expect(answer.understood?.intent).toBe('spend.average');
  expect(plain(answer)).toBe(expected);
  await expectFacts({ app: advisor.app, user }, answer);
});

it.each([
  ['How much do I spend on pizza on average?', 'a month on “pizza”'],
  ['¿Cuánto gasto de media en pizza?', 'al mes en «pizza»'],
  ['average pizza per week', 'a week on “pizza”'],
])('%s: gives the average of a month or week', async (question, expected) => {
  const user = await advisor.signUp(rows);
  expect(plain(await ask(user, { question }))).toContain(expected);
});

it('gives the average of one purchase in a category', async () => {
  const user = await advisor.signUp(rows);
  const answer = await ask(user, { question: 'average grocery shop' });
  expect(plain(answer)).toMatch(
    /^On average, a transaction in Food comes to €11\.00: €44\.00 in 4 transactions/,
  );
  await expectFacts({ app: advisor.app, user }, answer);
});
