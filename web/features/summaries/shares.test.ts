import { describe, expect, it } from 'vitest';
import { toShares } from './shares.ts';

describe('shares of the categories', () => {
  it('are sorted, the largest first, and the total is exact', () => {
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

  it('are 0 for a category below zero, which lowers the total', () => {
    const categories = [
      { name: 'health', value: -5 },
      { name: 'food', value: 10 },
    ];
    expect(toShares(categories, 2)).toEqual({
      total: 5,
      shares: [
        { name: 'food', value: 10, ratio: 1 },
        { name: 'health', value: -5, ratio: 0 },
      ],
    });
  });

  it('leave out categories with a total of zero', () => {
    expect(toShares([{ name: 'food', value: 0 }], 2)).toEqual({ total: 0, shares: [] });
  });
});
