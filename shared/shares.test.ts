import { expect, it } from 'vitest';
import { shareBase, shareOf } from './shares.ts';

it.each([
  [
    [30, 10, 0, -60],
    [0.75, 0.25, null, null],
  ],
  // The sum of the amounts is 0.
  [
    [50, -50],
    [1, null],
  ],
  [[-5], [null]],
])('of %j the shares are %j', (amounts, shares) => {
  const base = shareBase(amounts);
  expect(amounts.map((amount) => shareOf(amount, base))).toEqual(shares);
});
