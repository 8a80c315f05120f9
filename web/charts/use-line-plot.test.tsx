import { describe, expect, it } from 'vitest';
import { renderHook } from '#web/testing/render-hook.tsx';
import type { LineSeries } from './chart-types.ts';
import { useLinePlot } from './use-line-plot.ts';

const place = { points: 2, width: 300, height: 200, formatTick: String, isWhole: false };

async function readDomain(series: Partial<LineSeries>) {
  const one = { key: 'one', label: 'One', color: 'red', values: [10, 20], ...series };
  const hook = await renderHook(() => useLinePlot({ ...place, series: [one] }));
  return hook.current.yScale.domain();
}

describe('the y axis', () => {
  it('begins at zero, or below it for negative values and bars that hang', async () => {
    expect(await readDomain({})).toEqual([0, 20]);
    expect(await readDomain({ values: [-10, 20] })).toEqual([-10, 20]);
    expect(await readDomain({ isBars: true, isBelow: true })).toEqual([-20, 0]);
    expect(await readDomain({ isBars: true, isBelow: true, values: [-10, 20] })).toEqual([-20, 10]);
  });

  it('is not extended by a whole step for a value just below or above zero', async () => {
    expect(await readDomain({ values: [-2.51, 2_238.5] })).toEqual([-2.51, 2_500]);
    expect(await readDomain({ values: [-2_238.5, 2.51] })).toEqual([-2_500, 2.51]);
    expect(await readDomain({ values: [-200, 2_238.5] })).toEqual([-1_000, 3_000]);
  });

  it('has room for the whole band', async () => {
    const band = [undefined, { low: -40, high: 60 }];
    expect(await readDomain({ band })).toEqual([-40, 60]);
  });
});
