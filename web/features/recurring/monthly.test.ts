import { describe, expect, it } from 'vitest';
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

it('converts an amount to an average month', () => {
  expect(monthlyAmount(rule({ unit: 'year' }), 2)).toBe(8.33);
  expect(monthlyAmount(rule({ every: 3 }), 2)).toBe(33.33);
  expect(monthlyAmount(rule({ secondDay: 15 }), 2)).toBe(200);
  expect(monthlyAmount(rule({ unit: 'week' }), 2)).toBe(434.81);
  expect(monthlyAmount(rule({ unit: 'week', every: 4 }), 0)).toBe(109);
  expect(monthlyAmount(rule({ unit: 'day', every: 10 }), 2)).toBe(304.37);
});

it('sums the active recurring transactions of each type', () => {
  const rules = [
    rule({ amount: 0.1 }),
    rule({ amount: 0.2 }),
    rule({ amount: 5, state: 'paused' }),
    rule({ amount: 7, state: 'ended', nextDay: null }),
    rule({ amount: 1, type: 'income' }),
  ];
  expect(monthlySums(rules, { decimals: 2, today: '2026-01-20' })).toEqual({
    expenses: 0.3,
    incomes: 1,
    rest: 0.7,
  });
});

describe('after an edit of later occurrences has split a rule in two', () => {
  const before = rule({ amount: 100, endDay: '2026-03-30', nextDay: '2026-02-28' });
  const later = rule({ amount: 120, nextDay: '2026-03-31' });
  const sumExpenses = (rules: Recurring[], today: string) =>
    monthlySums(rules, { decimals: 2, today }).expenses;

  it('counts only the rule that applies now', () => {
    expect(sumExpenses([before, later], '2026-02-10')).toBe(100);
    const renamed = rule({ ...later, description: 'New', firstDay: '2026-03-31' });
    expect(sumExpenses([before, renamed], '2026-02-10')).toBe(100);
    expect(sumExpenses([rule({ ...before, state: 'ended', nextDay: null }), later], '2026-03-10')).toBe(120);
  });

  it('counts both rules if neither continues the other', () => {
    const car = rule({ ...before, firstDay: '2026-01-05', description: 'Car' });
    expect(sumExpenses([car, later], '2026-02-10')).toBe(220);
  });
});

it('leaves out a rule that begins only after its next period', () => {
  const sum = (changes: Partial<Recurring>) =>
    monthlySums([rule(changes)], { decimals: 2, today: '2026-01-20' }).expenses;
  expect(sum({ firstDay: '2026-02-20' })).toBe(100);
  expect(sum({ firstDay: '2026-02-21' })).toBe(0);
  expect(sum({ firstDay: '2027-01-20', unit: 'year' })).toBe(8.33);
});
