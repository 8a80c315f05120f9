import { describe, expect, it } from 'vitest';
import type { DonutSlice } from './chart-types.ts';
import { toArcs } from './donut-arcs.ts';

function slices(...values: number[]): DonutSlice[] {
  const texts = { valueText: '', shareText: '', to: '', color: 'red', amount: 0 };
  return values.map((value) => ({ ...texts, key: String(value), label: String(value), value }));
}

const findKeys = (...values: number[]) => toArcs(slices(...values)).map(({ key }) => key);

describe('the arcs of a ring', () => {
  it('are its slices', () => {
    expect(findKeys(60, 30, 10)).toEqual(['60', '30', '10']);
  });

  it('join small slices, whose sum keeps the ring whole', () => {
    const arcs = toArcs(slices(70, 28, 1.2, 0.8));
    expect(arcs.map(({ key }) => key)).toEqual(['70', '28', 'small']);
    expect(arcs.at(-1)).toMatchObject({ value: 2, slices: [{ key: '1.2' }, { key: '0.8' }] });
  });

  it('leave out slices without a share', () => {
    expect(findKeys(70, 30, 0)).toEqual(['70', '30']);
  });

  it('leave a single small slice by itself, since joining it gains nothing', () => {
    expect(findKeys(70, 29, 1)).toEqual(['70', '29', '1']);
  });
});
