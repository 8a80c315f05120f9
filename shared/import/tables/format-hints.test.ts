import { expect, it } from 'vitest';
import { readFormatHints } from './format-hints.ts';

it.each([
  ['3.600,00 €', ','],
  ['Saldo: 42,50 EUR', ','],
  ['Balance on that day 12,345.67', '.'],
  ['31.12', undefined],
  ['Version 1.25', undefined],
  ['1.000 €', undefined],
  ['12.30', undefined],
])('"%s" above a table shows the decimal mark %s', (cell, mark) => {
  expect(readFormatHints([['Account', cell]]).mark).toBe(mark);
});

it('numbers that disagree show no mark', () => {
  expect(readFormatHints([['3.600,00 €'], ['£1,234.56']]).mark).toBeUndefined();
});
