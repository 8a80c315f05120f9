import { expect, it } from 'vitest';
import { isSubscription } from './subscriptions.ts';

it.each([
  ['Netflix', true],
  ['Abono del teatro', true],
  ['Apartamento en la playa, una semana', false],
  ['Holiday flat, one week', false],
  ['Dos abonos de transporte', false],
  ['Two monthly transit passes', false],
])('tells whether a monthly payment for entertainment is a subscription: %s, %s', (name, expected) => {
  const payment = { type: 'expense', category: 'entertainment', amount: 50, nextDay: null } as const;
  const rule = { every: 1, unit: 'month', secondDay: null } as NonNullable<
    Parameters<typeof isSubscription>[0]['rule']
  >;
  const paid = { ...payment, name, perMonth: '', source: '', suggestion: undefined, rule };
  expect(isSubscription(paid)).toBe(expected);
});
