import { Group } from '@visx/group';
import type { LinePoint, LineSeries } from './chart-types.ts';
import { LineAxes } from './line-axes.tsx';
import { pointX } from './line-layout.ts';
import { LinePaths } from './line-paths.tsx';
import { PLOT_TOP, type LinePlot } from './use-line-plot.ts';
import classes from './line-chart.module.css';

type Props = {
  points: readonly LinePoint[];
  series: readonly LineSeries[];
  active: number | undefined;
  plot: LinePlot;
  /** Of the whole chart, in pixels. */
  width: number;
  height: number;
  formatTick: (value: number) => string;
};

/** Axes, lines or bars, and the crosshair at the active point. */
export function LineDrawing({ points, series, active, plot, width, height, formatTick }: Props) {
  const { yScale, yTicks, margin, overhang } = plot;
  const activeX = active === undefined ? 0 : pointX(active, points.length, plot.width);
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
          points={points}
          yScale={yScale}
          yTicks={yTicks}
          width={plot.width}
          height={plot.height}
          margin={margin}
          overhang={overhang}
          formatTick={formatTick}
        />
        {active !== undefined && (
          <line className={classes.crosshair} x1={activeX} x2={activeX} y1={0} y2={plot.height} />
        )}
        <LinePaths series={series} yScale={yScale} width={plot.width} />
        {active !== undefined &&
          series.map(({ key, values, color }) => (
            <circle
              key={key}
              className={classes.dot}
              cx={activeX}
              cy={yScale(values[active] ?? 0)}
              r={5}
              fill={color}
            />
          ))}
      </Group>
    </svg>
  );
}
