import { describe, expect, it } from 'vitest';
import { toShares } from './shares.ts';

describe('shares of the categories', () => {
  it('stand largest first beside an exact total', () => {
    const categories = [
      { name: 'food', value: 0.1 },
      { name: 'transport', value: 0.2 },
    ];
    expect(toShares(categories, 2)).toEqual({
      total: 0.3,
      shares: [
        { name: 'transport', value: 0.2, ratio: 2 / 3 },
        { name: 'food', value: 0.1, ratio: 1 / 3 },
      ],
    });
  });

  it('leave out zero and are empty without expenses', () => {
    expect(toShares([{ name: 'food', value: 0 }], 2)).toEqual({ total: 0, shares: [] });
  });
});
