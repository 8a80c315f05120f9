import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addTotals, averageTransactions, toMajorText } from './money-totals.ts';

it('an average is 0 without users', () => {
  expect(averageTransactions({ users: 0, transactions: 0 })).toBe(0);
});

it('without users there are no totals', () => {
  expect(addTotals([])).toEqual({ users: 0, transactions: 0, recorders: {}, income: {}, expenses: {} });
});

it('an average is rounded to two decimals', () => {
  expect(averageTransactions({ users: 3, transactions: 200 })).toBe(66.67);
  expect(averageTransactions({ users: 8, transactions: 1 })).toBe(0.13);
});

it('a total is written exactly, with its sign and the currency’s decimals', () => {
  expect(toMajorText(0n, 'EUR')).toBe('0.00');
  expect(toMajorText(-5n, 'EUR')).toBe('-0.05');
  expect(toMajorText(12_345_678_901_234_567_890n, 'EUR')).toBe('123456789012345678.90');
  expect(toMajorText(1234n, 'JPY')).toBe('1234');
  expect(toMajorText(-1234n, 'KWD')).toBe('-1.234');
});

it('the sums of groups of users add up to the sums of all users, however they are grouped', () => {
  const minorUnits = fc.bigInt({ min: 0n, max: BigInt(Number.MAX_SAFE_INTEGER) });
  const group = fc.record({
    currency: fc.constantFrom('EUR', 'USD'),
    users: fc.array(fc.record({ income: minorUnits, expense: minorUnits }), { minLength: 1, maxLength: 5 }),
  });
  fc.assert(
    fc.property(fc.array(group), (groups) => {
      const rows = groups.map(({ currency, users }) => ({
        currency,
        users: users.length,
        recorders: users.length,
        transactions: users.length,
        income_millions: Number(users.reduce((sum, { income }) => sum + income / 1_000_000n, 0n)),
        income_rest: Number(users.reduce((sum, { income }) => sum + (income % 1_000_000n), 0n)),
        expense_millions: Number(users.reduce((sum, { expense }) => sum + expense / 1_000_000n, 0n)),
        expense_rest: Number(users.reduce((sum, { expense }) => sum + (expense % 1_000_000n), 0n)),
      }));
      const { income, expenses } = addTotals(rows);
      for (const currency of ['EUR', 'USD']) {
        const users = groups.filter((each) => each.currency === currency).flatMap((each) => each.users);
        expect(BigInt(income[currency] ?? 0)).toBe(users.reduce((sum, user) => sum + user.income, 0n));
        expect(BigInt(expenses[currency] ?? 0)).toBe(users.reduce((sum, user) => sum + user.expense, 0n));
      }
    }),
  );
});
