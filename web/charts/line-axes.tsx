import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleLinear } from '@visx/scale';
import { memo } from 'react';
import { largestOf } from '#shared/lists.ts';
import type { LinePoint } from './chart-types.ts';
import { tickPoints, tickX } from './line-layout.ts';
import classes from './line-chart.module.css';

type LineAxesProps = {
  points: readonly LinePoint[];
  yScale: ReturnType<typeof scaleLinear<number>>;
  yTicks: number[];
  width: number;
  height: number;
  /** The space next to the plot that labels may use. */
  margin: { left: number; right: number };
  /** Pixels that the first and last bar extend beyond the plot. */
  overhang: number;
  formatTick: (value: number) => string;
};

const CHARACTER_WIDTH = 6.6;

/** A few grid lines, amounts at the left and as many point names below as fit. */
export const LineAxes = memo(function LineAxes(props: LineAxesProps) {
  const { points, yScale, yTicks, width, height, margin, overhang, formatTick } = props;
  const toTick = (index: number) => points[index]?.tick ?? '';
  const toTickWidth = (index: number) => toTick(index).length * CHARACTER_WIDTH;
  const widest = largestOf(points.map((_, index) => toTickWidth(index)));
  const xScale = scaleLinear<number>({ domain: [0, points.length - 1], range: [0, width] });
  return (
    <>
      <GridRows
        scale={yScale}
        left={-overhang}
        width={width + 2 * overhang}
        tickValues={yTicks}
        className={classes.grid ?? ''}
      />
      <line className={classes.zero} x1={-overhang} x2={width + overhang} y1={yScale(0)} y2={yScale(0)} />
      <AxisLeft
        scale={yScale}
        tickValues={yTicks}
        tickFormat={(value) => formatTick(Number(value))}
        hideAxisLine
        hideTicks
        tickComponent={({ y, formattedValue }) => (
          <text className={classes.tick} x={-10 - overhang} y={y} dy="0.32em" textAnchor="end">
            {formattedValue}
          </text>
        )}
      />
      <AxisBottom
        top={height}
        scale={xScale}
        tickValues={tickPoints(points.length, widest, width, margin)}
        tickFormat={(index) => toTick(Number(index))}
        hideAxisLine
        hideTicks
        tickComponent={({ x, formattedValue = '' }) => (
          <text
            className={classes.tick}
            x={tickX(x, formattedValue.length * CHARACTER_WIDTH, width, margin)}
            y={20}
            textAnchor="middle"
          >
            {formattedValue}
          </text>
        )}
      />
    </>
  );
});
