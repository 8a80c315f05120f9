import { expect, it } from 'vitest';
import type { ComingItem } from './coming.ts';
import { toExpected, sumExpected } from './expected.ts';

function item(type: ComingItem['type'], amount: number): ComingItem {
  return {
    key: `${type} ${amount}`,
    day: '2026-12-01',
    description: 'Rent',
    type,
    amount,
    source: 'planned',
    isEstimate: false,
  };
}

it('adds up the transactions to come by type, without rounding errors', () => {
  const items = [item('income', 0.3), item('expense', 0.1), item('expense', 0.2), item('income', 2_000)];
  expect(sumExpected(items, 2)).toEqual({ count: 4, income: 2_000.3, expenses: 0.3, balance: 2_000 });
  expect(sumExpected([], 2)).toEqual({ count: 0, income: 0, expenses: 0, balance: 0 });
});

it('uses the sums by day where the report does not list all occurrences', () => {
  const items = [item('expense', 5), { ...item('income', 7), source: 'recorded' as const }];
  const upcomingDays = [
    { date: '2026-12-01', income: 0.1, expenses: 400.2, count: 150 },
    { date: '2026-12-02', income: 0, expenses: 1, count: 1 },
  ];
  const day = { decimals: 2, date: '2026-12-01' };
  expect(toExpected({ upcomingDays }, items, day)).toEqual({
    count: 151,
    income: 7.1,
    expenses: 400.2,
    balance: -393.1,
  });
  expect(toExpected({ upcomingDays }, items, { decimals: 2 })).toMatchObject({ count: 152, expenses: 401.2 });
  expect(toExpected({}, items, day)).toMatchObject({ count: 2, expenses: 5 });
});
