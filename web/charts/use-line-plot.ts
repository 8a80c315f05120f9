import { scaleLinear } from '@visx/scale';
import { useMemo } from 'react';
import { largestOf, smallestOf } from '#shared/lists.ts';
import type { LineSeries } from './chart-types.ts';
import { toBarWidth } from './line-layout.ts';

type Options = {
  points: number;
  series: readonly LineSeries[];
  /** The size of the whole chart, in pixels. */
  width: number;
  height: number;
  formatTick: (value: number) => string;
  isWhole: boolean;
};

export const PLOT_TOP = 20;
const RIGHT = 14;
const BOTTOM = 28;
const CHARACTER_WIDTH = 7;
const Y_TICKS = 4;
/** An end of the axis that is closer to zero than this share of its reach is not extended to a whole step. */
const SMALL_SHARE = 0.05;

export type LinePlot = ReturnType<typeof useLinePlot>;

/** The area of the lines or bars inside the axes: its size, margins and y axis. */
export function useLinePlot({ points, series, width, height, formatTick, isWhole }: Options) {
  const [min, max] = useMemo(() => findReach(series), [series]);
  const plotHeight = Math.max(0, height - PLOT_TOP - BOTTOM);
  const yScale = useMemo(
    () => scaleLinear<number>({ domain: niceDomain(min, max), range: [plotHeight, 0] }),
    [min, max, plotHeight],
  );
  const yTicks = useMemo(
    () => yScale.ticks(Y_TICKS).filter((tick) => !isWhole || Number.isInteger(tick)),
    [yScale, isWhole],
  );
  // A bar is centred on its point, so half of the first and last bar lies outside the plot.
  const overhang = series.some((line) => line.isBars) ? toBarWidth(points, width) / 2 : 0;
  const left = largestOf(yTicks.map((tick) => formatTick(tick).length)) * CHARACTER_WIDTH + 10 + overhang;
  const right = Math.max(RIGHT, overhang);
  const margin = useMemo(() => ({ left, right }), [left, right]);
  return { yScale, yTicks, margin, overhang, width: Math.max(0, width - left - right), height: plotHeight };
}

/** Extends the reach to whole steps of the axis, except at an end next to zero. */
function niceDomain(min: number, max: number): [low: number, high: number] {
  const top = max || (min < 0 ? 0 : 1);
  const steps = [min, top].map((end) => (Math.abs(end) < SMALL_SHARE * (top - min) ? 0 : end));
  const [low = min, high = top] = scaleLinear<number>({ domain: steps, nice: Y_TICKS }).domain();
  return [Math.min(min, low), Math.max(top, high)];
}

/**
 * Finds the reach of the axis, which includes zero and all drawn values. Negative values of hanging bars are above
 * zero. If bars on one side are far longer than those on the other, they are cut, so that a salary does not flatten the
 * rest.
 */
function findReach(series: readonly LineSeries[]): [min: number, max: number] {
  const values = series.flatMap((line) => drawnValues(line).map((value) => (line.isBelow ? -value : value)));
  const [min, max] = [Math.min(0, smallestOf(values)), Math.max(0, largestOf(values))];
  if (!series.some((line) => line.isBelow)) return [min, max];
  return [-cutLength(-min, max), cutLength(max, -min)];
}

/** Cuts a side that is more than twice as long as the other to one and a half times the other. */
function cutLength(length: number, other: number): number {
  return other > 0 && length > 2 * other ? 1.5 * other : length;
}

function drawnValues({ values, band = [] }: LineSeries): number[] {
  return [...values, ...band.flatMap((range) => (range === undefined ? [] : [range.low, range.high]))];
}
