import { expect, it } from 'vitest';
import type { Recurring } from '#shared/contract/recurring.ts';
import { monthlyAmount, monthlySums } from './monthly.ts';
import { emptyDraft } from './rule/rule-fields.ts';

function rule(changes: Partial<Recurring>): Recurring {
  return {
    ...emptyDraft('2026-01-31'),
    id: '',
    amount: 100,
    nextDay: '2026-01-31',
    state: 'active',
    createdAt: '',
    updatedAt: '',
    ...changes,
  };
}

it('converts an amount to a usual month', () => {
  expect(monthlyAmount(rule({ unit: 'year' }), 2)).toBe(8.33);
  expect(monthlyAmount(rule({ every: 3 }), 2)).toBe(33.33);
  expect(monthlyAmount(rule({ secondDay: 15 }), 2)).toBe(200);
  expect(monthlyAmount(rule({ unit: 'week' }), 2)).toBe(434.81);
  expect(monthlyAmount(rule({ unit: 'week', every: 4 }), 0)).toBe(109);
  expect(monthlyAmount(rule({ unit: 'day', every: 10 }), 2)).toBe(304.37);
});

it('sums the active ones of each type', () => {
  const rules = [
    rule({ amount: 0.1 }),
    rule({ amount: 0.2 }),
    rule({ amount: 5, state: 'paused' }),
    rule({ amount: 7, state: 'ended', nextDay: null }),
    rule({ amount: 1, type: 'income' }),
  ];
  expect(monthlySums(rules, 2)).toEqual({ expenses: 0.3, incomes: 1, rest: 0.7 });
});
