import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleLinear } from '@visx/scale';
import { memo } from 'react';
import type { LinePoint } from './chart-types.ts';
import { pointX, tickAnchor, tickPoints } from './line-layout.ts';
import classes from './line-chart.module.css';

type LineAxesProps = {
  points: readonly LinePoint[];
  yScale: ReturnType<typeof scaleLinear<number>>;
  yTicks: number[];
  width: number;
  height: number;
  /** Space beside the plot that labels may use. */
  margin: { left: number; right: number };
  /** Pixels that the first and last bar extend beyond the plot. */
  overhang: number;
  formatTick: (value: number) => string;
};

const CHARACTER_WIDTH = 6.6;
const LABEL_GAP = 10;

/** A few grid lines, amounts at the left and as many point names below as fit. */
export const LineAxes = memo(function LineAxes(props: LineAxesProps) {
  const { points, yScale, yTicks, width, height, margin, overhang, formatTick } = props;
  const tickOf = (index: number) => points[index]?.tick ?? '';
  const widthOf = (index: number) => tickOf(index).length * CHARACTER_WIDTH;
  const widest = Math.max(...points.map((_, index) => widthOf(index)));
  // A label at the edge moves inwards by half its width and must not touch the one before.
  const labelRoom = widest * 1.5 + LABEL_GAP;
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
        tickValues={tickPoints(points.length, labelRoom, width)}
        tickFormat={(index) => tickOf(Number(index))}
        tickLabelProps={(index) => {
          const x = pointX(Number(index), points.length, width);
          return { textAnchor: tickAnchor(x, widthOf(Number(index)), width, margin) };
        }}
        hideAxisLine
        hideTicks
        tickComponent={({ x, textAnchor, formattedValue }) => (
          <text className={classes.tick} x={x} y={20} textAnchor={textAnchor}>
            {formattedValue}
          </text>
        )}
      />
    </>
  );
});
