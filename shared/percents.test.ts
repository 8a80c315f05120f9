import { expect, it } from 'vitest';
import { formatPercent, formatProgress, toPercentText } from './percents.ts';

it.each([
  [0.125, '12.5%', '12.5'],
  [0.17, '17.0%', '17.0'],
  [0.0005, '0.1%', '0.1'],
  [-0.5, '−50.0%', '-50.0'],
  [-0.0004, '0.0%', '0.0'],
  [12.34567, '1,234.6%', '1234.6'],
])('shows a ratio of %d with one decimal', (ratio, shown, plain) => {
  expect([formatPercent(ratio, 'en'), toPercentText(ratio)]).toEqual([shown, plain]);
});

it('follows the language', () => {
  expect(formatPercent(0.125, 'es')).toBe('12,5\u00a0%');
});

it.each([
  [0.999, '99%'],
  [1, '100%'],
  [0.29, '29%'],
  [1.5, '150%'],
  [-0.2, '0%'],
])('rounds progress down: %d is %s', (ratio, shown) => {
  expect(formatProgress(ratio, 'en')).toBe(shown);
});
