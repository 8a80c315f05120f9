import { expect, it } from 'vitest';
import { findSavingRate } from './saving-rate.ts';

it.each([
  ['if I save 200 a month when will I have 3000', { amount: 200, per: 'month' }],
  ['how long to save €3,000 putting away €49.50 each week', { amount: 49.5, per: 'week' }],
  ['how long to save 3000 at two thousand a year', { amount: 2000, per: 'year' }],
  ['¿Cuándo tendré 3.000 € si ahorro 200 € al mes?', { amount: 200, per: 'month' }],
  ['apartando 50 a la semana cuándo llego a 1000', { amount: 50, per: 'week' }],
  ['cuánto tardo en juntar 3000 a 200 por mes', { amount: 200, per: 'month' }],
] as const)('finds the regular saving: %s', (question, rate) => {
  expect(findSavingRate(question)).toEqual(rate);
});

it.each([
  'how much do I need to save each month to have 3000 by June',
  'when will I have saved 3000',
  '¿Cuánto tengo que ahorrar al mes para tener 3000?',
])('finds no regular saving in a question without one: %s', (question) => {
  expect(findSavingRate(question)).toBeUndefined();
});
