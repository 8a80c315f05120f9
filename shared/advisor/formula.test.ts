import { expect, it } from 'vitest';
import { evaluateFormula, findFactIds, roundToUnit } from './formula.ts';

const VALUES = new Map([
  ['f1', 10],
  ['f2', 4],
  ['f3', 20260131],
  ['f4', 20260302],
]);

it.each([
  ['f1 - f2', 6],
  ['f1 - f2 - f2', 2],
  ['f1 - f2 * 2', 2],
  ['(f1 - f2) * 2 / 3', 4],
  ['-f2 + f1', 6],
  ['f1 / (f2 - 4)', 0],
  ['max(0, f2 - f1)', 0],
  ['min(100, f1 * 20)', 100],
  ['days(f3, f4)', 31],
  ['months(f3, f4)', 3],
  ['later(f3, f2)', 20260501],
  ['ceil(f1 / f2)', 3],
])('%s is %d', (formula, value) => {
  expect(evaluateFormula(formula, VALUES)).toBe(value);
});

it.each(['f9', 'f1 +', '(f1', 'f1 f2', 'constructor', 'max 1', 'f1; f2', ''])('refuses %j', (formula) => {
  expect(() => evaluateFormula(formula, VALUES)).toThrow();
});

it('finds the facts of a formula', () => {
  expect(findFactIds('max(0, f1 - f2) * 12')).toEqual(['f1', 'f2']);
});

it.each([
  [1.005, 'money', 2, 1.01],
  [-1.005, 'money', 2, -1],
  [0.1 + 0.2, 'money', 2, 0.3],
  [1234.5, 'money', 0, 1235],
  [1.0005, 'money', 3, 1.001],
  [12.345, 'percent', 2, 12.3],
  [-0.001, 'money', 2, 0],
  [2.5, 'count', 2, 3],
] as const)('rounds %d as %s', (value, unit, decimals, rounded) => {
  expect(roundToUnit(value, unit, decimals)).toBe(rounded);
});
