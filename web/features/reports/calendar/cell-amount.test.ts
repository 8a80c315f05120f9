import { expect, it } from 'vitest';
import { formatCellAmount } from './cell-amount.ts';

it('formats amounts without currency and decimals, large ones in short form, and small ones not as zero', () => {
  const amounts = [8.4, 74.5, 0.75, 0.3, 0.075, 1_051.58, 9_999.4, 9_999.6, 123_456, 999_600, 98_765_432.1];
  expect(amounts.map((amount) => formatCellAmount(amount, 'en'))).toEqual([
    '8',
    '75',
    '1',
    '0.3',
    '0.08',
    '1,052',
    '9,999',
    '10K',
    '123K',
    '1M',
    '98.8M',
  ]);
  expect([1_051.58, 123_456].map((amount) => formatCellAmount(amount, 'es'))).toEqual([
    '1.052',
    '123\u00a0mil',
  ]);
});
