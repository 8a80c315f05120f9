import { expect, it } from 'vitest';
import { findKnownCategory } from './known-names.ts';

it.each([
  ['expense', 'comida', 'food'],
  ['expense', 'entertainment', 'entertainment'],
  ['expense', 'food dining', 'food'],
  ['expense', 'gas', 'transport'],
  ['income', 'nomina', 'salary'],
  ['income', 'paycheck', 'salary'],
  ['income', 'salary income', 'salary'],
  ['income', 'ingresos por intereses', 'investment'],
  ['expense', 'gastos de transporte', 'transport'],
  ['expense', 'expenses', undefined],
  ['income', 'other', 'other income'],
  ['income', 'sin categoria', 'uncategorized'],
  ['income', 'groceries', undefined],
  ['expense', 'household', undefined],
] as const)('knows that the %s category %s means %s', (type, folded, category) => {
  expect(findKnownCategory(type, folded)).toBe(category);
});
