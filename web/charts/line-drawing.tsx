import { Group } from '@visx/group';
import type { LinePoint, LineSeries, NowPoint } from './chart-types.ts';
import { LineAxes } from './line-axes.tsx';
import { sideLabelX, pointX, tickX } from './line-layout.ts';
import { LinePaths } from './line-paths.tsx';
import { PLOT_TOP, type LinePlot } from './use-line-plot.ts';
import classes from './line-chart.module.css';

const CHARACTER_WIDTH = 7;

type Props = {
  points: readonly LinePoint[];
  series: readonly LineSeries[];
  active: number | undefined;
  now: NowPoint | undefined;
  isGapFilled: boolean;
  plot: LinePlot;
  /** The size of the whole chart, in pixels. */
  width: number;
  height: number;
  formatTick: (value: number) => string;
};

/** Axes, today, lines or bars, and the crosshair at the active point. */
export function LineDrawing(props: Props) {
  const { points, series, active, now, isGapFilled, plot, width, height, formatTick } = props;
  const { yScale, yTicks, margin, overhang } = plot;
  return (
    <svg
      className={classes.drawing}
      width={width}
      height={height}
      // A printed page has another width than the window, so the drawing must scale.
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      focusable="false"
    >
      <Group left={margin.left} top={PLOT_TOP}>
        <LineAxes
          {...{ points, yScale, yTicks, margin, overhang, formatTick }}
          width={plot.width}
          height={plot.height}
        />
        {now && <Now {...now} plot={plot} count={points.length} />}
        <LinePaths
          {...{ series, yScale, now, isGapFilled, formatTick }}
          width={plot.width}
          count={points.length}
        />
        {active !== undefined && <Crosshair {...{ series, active, plot }} count={points.length} />}
      </Group>
    </svg>
  );
}

function Now({ index, label, after, plot, count }: NowPoint & { plot: LinePlot; count: number }) {
  const x = pointX(index, count, plot.width);
  return (
    <>
      <line className={classes.now} x1={x} x2={x} y1={0} y2={plot.height} />
      {after === undefined ? (
        <text
          className={classes.tick}
          x={tickX(x, label.length * CHARACTER_WIDTH, plot.width, plot.margin)}
          y={-7}
          textAnchor="middle"
        >
          {label}
        </text>
      ) : (
        <>
          <SideLabel side="before" label={label} x={x} plot={plot} />
          <SideLabel side="after" label={after} x={x} plot={plot} />
        </>
      )}
    </>
  );
}

type SideLabelProps = { side: 'before' | 'after'; label: string; x: number; plot: LinePlot };

/** The name of the part before or after a line, if it has room there. */
function SideLabel({ side, label, x, plot: { width, margin } }: SideLabelProps) {
  const labelX = sideLabelX(x, { side, labelWidth: label.length * CHARACTER_WIDTH }, width, margin);
  if (labelX === undefined) return null;
  return (
    <text className={classes.tick} x={labelX} y={-7} textAnchor={side === 'before' ? 'end' : 'start'}>
      {label}
    </text>
  );
}

type CrosshairProps = { series: readonly LineSeries[]; active: number; plot: LinePlot; count: number };

function Crosshair({ series, active, plot, count }: CrosshairProps) {
  const x = pointX(active, count, plot.width);
  return (
    <>
      <line className={classes.crosshair} x1={x} x2={x} y1={0} y2={plot.height} />
      {series
        .filter((line) => line.isBars !== true)
        .map(({ key, values, color }) => (
          <circle
            key={key}
            className={classes.dot}
            cx={x}
            cy={plot.yScale(values[active] ?? 0)}
            r={5}
            fill={color}
          />
        ))}
    </>
  );
}
