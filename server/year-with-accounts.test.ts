import { afterAll, beforeAll, expect, it } from 'vitest';
import { endOfMonth } from '#shared/calendar.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { addAccount, addTransfer, BALANCES } from '#server/testing/transfers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.now = Date.parse('2025-12-31T20:00:00Z');
});
afterAll(() => app.close());

const MONTHS = Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, '0')}`);
const OPENING = { bank: 150_000, card: -21_010, cash: 4_500, savings: 1_000_000 };
type Name = keyof typeof OPENING;
const NAMES = Object.keys(OPENING) as Name[];

/** A move of money in cents: an expense from an account, an income to one, or a transfer between two. */
type Move = { day: string; cents: number; from?: Name; to?: Name; category?: string };

/** Makes a year of a household: pay, rent, purchases by card and in cash, and the card paid a month later. */
function makeYear(): Move[] {
  let owed = -OPENING.card;
  return MONTHS.flatMap((month, at) => {
    const card = Array.from({ length: 6 }, (_, n): Move => ({
      day: `${month}-${String(3 + n * 4).padStart(2, '0')}`,
      cents: 1_999 + ((at * 7 + n * 13) % 40) * 131,
      from: 'card',
      category: n % 2 === 0 ? 'food' : 'transport',
    }));
    const paid = owed;
    owed = card.reduce((sum, { cents }) => sum + cents, 0);
    return [
      { day: `${month}-01`, cents: 231_017, to: 'bank', category: 'salary' },
      { day: `${month}-02`, cents: 95_005, from: 'bank', category: 'utilities' },
      ...card,
      { day: `${month}-05`, cents: paid, from: 'bank', to: 'card' },
      { day: `${month}-10`, cents: 12_000, from: 'bank', to: 'cash' },
      { day: `${month}-12`, cents: 7_777 + at, from: 'cash', category: 'food' },
      { day: endOfMonth(`${month}-01`), cents: 30_000, from: 'bank', to: 'savings' },
    ];
  });
}

const sum = (moves: readonly Move[]) => moves.reduce((total, { cents }) => total + cents, 0);
const toCents = (amount: number) => Math.round(amount * 100);

/** Adds moves of the given kinds for a user, with accounts or without. */
async function record(user: TestClient, moves: readonly Move[], accounts?: Record<Name, string>) {
  for (const { day: date, cents, from, to, category } of moves) {
    const amount = cents / 100;
    if (from !== undefined && to !== undefined) {
      if (accounts !== undefined) await addTransfer(user, accounts[from], accounts[to], { amount, date });
      continue;
    }
    const name = from ?? to;
    const account = accounts === undefined || name === undefined ? '' : accounts[name];
    const body = { description: category, amount, date, category, account };
    const { status } = await user.post(from === undefined ? '/api/v1/incomes' : '/api/v1/expenses', body);
    expect(status).toBe(201);
  }
}

it('a year with a card, cash and savings has every total and balance to the cent, as without accounts', async () => {
  const moves = makeYear();
  const [user, plain] = [await app.signUp({ currency: 'EUR' }), await app.signUp({ currency: 'EUR' })];
  const accounts = {} as Record<Name, string>;
  for (const name of NAMES) {
    const opening = { amount: OPENING[name] / 100, day: '2025-01-01' };
    accounts[name] = await addAccount(user, { name, opening });
  }
  await record(user, moves, accounts);
  await record(plain, moves);

  const expenses = sum(moves.filter(({ from, to }) => from !== undefined && to === undefined));
  const summary = '/api/v1/summary?from=2025-01-01&to=2025-12-31';
  const { body } = await user.get(summary);
  expect([toCents(body.income), toCents(body.expenses)]).toEqual([12 * 231_017, expenses]);
  const { recent: _recent, ...figures } = body;
  const { recent: _other, ...plainFigures } = (await plain.get(summary)).body;
  expect(figures).toEqual(plainFigures);
  for (const path of ['/api/v1/reports/months?from=2025-01&to=2025-12', '/api/v1/budgets?month=2025-12'])
    expect((await user.get(path)).body).toEqual((await plain.get(path)).body);

  const { items, total } = (await user.get(BALANCES)).body as {
    items: { name: Name; balance: number }[];
    total: number;
  };
  const balances = Object.fromEntries(items.map(({ name, balance }) => [name, toCents(balance)]));
  const expected = Object.fromEntries(
    NAMES.map((name) => [
      name,
      OPENING[name] +
        sum(moves.filter(({ to }) => to === name)) -
        sum(moves.filter(({ from }) => from === name)),
    ]),
  );
  expect(balances).toEqual(expected);
  expect(toCents(total)).toBe(NAMES.reduce((all, name) => all + OPENING[name], 0) + 12 * 231_017 - expenses);
  const { points } = (await user.get(`${BALANCES}/${accounts.card}`)).body as {
    points: { day: string; balance: number }[];
  };
  expect(points.map(({ day }) => day)).toEqual(MONTHS.map((month) => endOfMonth(`${month}-01`)));
  for (const { day, balance } of points) {
    const until = moves.filter((move) => move.day <= day);
    const minor =
      OPENING.card +
      sum(until.filter(({ to }) => to === 'card')) -
      sum(until.filter(({ from }) => from === 'card'));
    expect([day, toCents(balance)]).toEqual([day, minor]);
  }
  await expectStoredTotals(app, user);
});
