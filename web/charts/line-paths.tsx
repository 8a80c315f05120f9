import { Area, LinePath } from '@visx/shape';
import type { scaleLinear } from '@visx/scale';
import { Fragment, memo, useId } from 'react';
import type { LineSeries, NowPoint, Range } from './chart-types.ts';
import { pointX, toBarWidth } from './line-layout.ts';
import classes from './line-chart.module.css';

type LinePathsProps = {
  series: readonly LineSeries[];
  yScale: ReturnType<typeof scaleLinear<number>>;
  width: number;
  /** The number of points on the axis. */
  count: number;
  now: NowPoint | undefined;
  /** Writes the value of a bar that is cut. */
  formatTick: (value: number) => string;
  /** Fills the area between the first two lines, in the colour of the upper one. */
  isGapFilled?: boolean;
};

/** The lines or bars; they render again only when values or size change. */
export const LinePaths = memo(function LinePaths({ series, isGapFilled = false, ...place }: LinePathsProps) {
  return (
    <>
      {isGapFilled && <Gap series={series} {...place} />}
      {series.map(({ key, ...line }) => {
        const Shape = line.isBars ? Bars : line.values.length === 1 ? Point : Line;
        return <Shape key={key} {...line} {...place} />;
      })}
    </>
  );
});

/** The area between two lines: one colour where the first is above the second, the other where it is below. */
function Gap({
  series: [first, second],
  yScale,
  width,
  count,
}: Pick<LinePathsProps, 'series' | 'yScale' | 'width' | 'count'>) {
  const id = useId();
  if (first === undefined || second === undefined) return null;
  const place = {
    data: [...first.values],
    x: (_: number, index: number) => pointX(index, count, width),
    y1: (value: number) => yScale(value),
  };
  const [bottom = 0, top = 0] = yScale.range();
  const halves = [
    { key: `${id}-below`, edge: bottom, color: first.color },
    { key: `${id}-above`, edge: top, color: second.color },
  ];
  return halves.map(({ key, edge, color }) => (
    <g key={key}>
      <clipPath id={key}>
        <Area {...place} y0={edge} />
      </clipPath>
      <Area
        {...place}
        className={classes.gap ?? ''}
        y0={(_, index) => yScale(second.values[index] ?? 0)}
        fill={color}
        clipPath={`url(#${key})`}
      />
    </g>
  ));
}

/** The dash of expected values, whose band would swallow a paler line. */
const EXPECTED_DASH = '6 4';
const STROKE = { strokeWidth: 2.25, strokeLinejoin: 'round' } as const;

type ShapeProps = Omit<LineSeries, 'key'> & Omit<LinePathsProps, 'series'>;

function Point({ values, color, yScale, width, count }: ShapeProps) {
  return <circle cx={pointX(0, count, width)} cy={yScale(values[0] ?? 0)} r={4} fill={color} />;
}

/** Values entered ahead of today are paler; expected ones, within a band, are dashed. */
function Line({ values, color, dash, hasArea, band, yScale, width, count, now }: ShapeProps) {
  const id = useId();
  const today = now?.index ?? values.length - 1;
  const line = {
    x: (_: number, index: number) => pointX(index, count, width),
    y: (value: number) => yScale(value),
  };
  const stroke = { ...STROKE, stroke: color, strokeDasharray: dash };
  const knownValues = values.slice(0, today + 1);
  return (
    <g>
      {band && <Band {...{ band, values, color, yScale, width, count }} />}
      {hasArea && (
        <>
          <Fading id={id} color={color} />
          <Area x={line.x} y0={() => yScale(0)} y1={line.y} data={knownValues} fill={`url(#${id})`} />
        </>
      )}
      <LinePath {...line} {...stroke} data={knownValues} />
      {today < values.length - 1 && (
        <LinePath
          {...stroke}
          {...(band ? { strokeDasharray: EXPECTED_DASH } : { className: classes.ahead ?? '' })}
          data={values.slice(today)}
          x={(_, index) => pointX(today + index, count, width)}
          y={line.y}
        />
      )}
    </g>
  );
}

type BandProps = Pick<ShapeProps, 'values' | 'color' | 'yScale' | 'width' | 'count'> & {
  band: readonly (Range | undefined)[];
};

/** The range of likely values, which starts as a point at the last known value. */
function Band({ band, values, color, yScale, width, count }: BandProps) {
  const first = band.findIndex((range) => range !== undefined);
  if (first < 0) return null;
  const from = Math.max(0, first - 1);
  const lastKnown = values[from] ?? 0;
  return (
    <Area
      data={band.slice(from).map((range) => range ?? { low: lastKnown, high: lastKnown })}
      x={(_, index) => pointX(from + index, count, width)}
      y0={({ low }) => yScale(low)}
      y1={({ high }) => yScale(high)}
      className={classes.band ?? ''}
      fill={color}
    />
  );
}

function Fading({ id, color }: { id: string; color: string }) {
  return (
    <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
      <stop offset="0%" stopColor={color} stopOpacity={0.16} />
      <stop offset="100%" stopColor={color} stopOpacity={0} />
    </linearGradient>
  );
}

/** A bar that reaches beyond the scale is cut off at its end, with its value next to the cut. */
function Bars({ values, color, isBelow = false, yScale, width, count, now, formatTick }: ShapeProps) {
  const barWidth = toBarWidth(count, width);
  const zero = yScale(0);
  const [bottom = 0, top = 0] = yScale.range();
  return values.map((value, index) => {
    const fullEnd = yScale(isBelow ? -value : value);
    const end = Math.min(bottom, Math.max(top, fullEnd));
    const x = pointX(index, count, width);
    const isAhead = now !== undefined && (index > now.index || (index === now.index && now.isPartial));
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a bar has no other identity than its place on the axis
      <Fragment key={index}>
        <rect
          className={classes.bar}
          data-ahead={isAhead}
          x={x - barWidth / 2}
          y={Math.min(zero, end)}
          width={barWidth}
          height={Math.abs(zero - end)}
          rx={Math.min(3, barWidth / 2)}
          fill={color}
          stroke={color}
        />
        {end !== fullEnd && (
          <>
            <line
              className={classes.cut}
              x1={x - barWidth / 2 - 2}
              x2={x + barWidth / 2 + 2}
              y1={end + (end === top ? 12 : -8)}
              y2={end + (end === top ? 8 : -12)}
            />
            <text className={classes.tick} x={x + barWidth / 2 + 6} y={end + (end === top ? 10 : -4)}>
              {formatTick(value)}
            </text>
          </>
        )}
      </Fragment>
    );
  });
}
