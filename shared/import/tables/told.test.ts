import { expect, it } from 'vitest';
import { readTold } from './told.ts';

it.each([
  ['3.600,00 €', ','],
  ['Saldo: 42,50 EUR', ','],
  ['Balance on that day 12,345.67', '.'],
  ['31.12', undefined],
  ['Version 1.25', undefined],
  ['1.000 €', undefined],
  ['12.30', undefined],
])('"%s" above a table tells the decimal mark, or does not', (cell, mark) => {
  expect(readTold([['Account', cell]]).mark).toBe(mark);
});

it('numbers that disagree tell no mark', () => {
  expect(readTold([['3.600,00 €'], ['£1,234.56']]).mark).toBeUndefined();
});
