import { describe, expect, it } from 'vitest';
import { placeBySlice } from './donut-layout.ts';

const card = { width: 120, height: 50 };
const ring = { values: [1, 1, 1, 1], size: 200, card };

describe('the card of a slice', () => {
  it('is at the top of the ring for its upper half and at the bottom for its lower one', () => {
    expect([0, 1, 2, 3].map((index) => placeBySlice({ ...ring, index }).top)).toEqual([-36, 150, 150, -36]);
  });

  it('is on the side of its slice', () => {
    expect(placeBySlice({ ...ring, index: 0 }).left).toBeGreaterThan(40);
    expect(placeBySlice({ ...ring, index: 3 }).left).toBeLessThan(40);
  });

  it('never reaches beyond the sides of the ring', () => {
    for (const index of [0, 1, 2, 3]) {
      const { left } = placeBySlice({ ...ring, index });
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + card.width).toBeLessThanOrEqual(200);
    }
  });

  it('has a place even if the total is zero', () => {
    expect(placeBySlice({ values: [0], index: 0, size: 200, card })).toEqual({ left: 40, top: -36 });
  });
});
