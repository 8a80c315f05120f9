import { expect, it } from 'vitest';
import { knownCategory } from './known-names.ts';

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
] as const)('knows what an %s category %s means in either language', (type, folded, category) => {
  expect(knownCategory(type, folded)).toBe(category);
});
