import { useElementSize } from '@mantine/hooks';
import { Fragment } from 'react';
import { largestOf } from '#shared/lists.ts';
import type { LinePoint, LineSeries, NowPoint, Range } from './chart-types.ts';
import { LineDrawing } from './line-drawing.tsx';
import { nearestPoint, placeCard, pointX } from './line-layout.ts';
import { LineSwatch } from './line-swatch.tsx';
import { TooltipCard, TooltipRow } from './tooltip-card.tsx';
import { useActivePoint } from './use-active-point.ts';
import { PLOT_TOP, useLinePlot } from './use-line-plot.ts';
import { usePrintedSize } from './use-printed-size.ts';
import classes from './line-chart.module.css';

type LineChartProps = {
  label: string;
  points: readonly LinePoint[];
  series: readonly LineSeries[];
  formatValue: (value: number) => string;
  formatTick: (value: number) => string;
  /** Puts the ends of a series' band into words. */
  formatBand?: (range: Range) => string;
  /** Whether all values are whole numbers; then all ticks are, too. */
  isWhole?: boolean;
  /** Opens the details of a point; without it points cannot be opened. */
  onOpen?: (index: number) => void;
  now?: NowPoint | undefined;
  openHint?: string;
  isGapFilled?: boolean;
  /** The size on paper in pixels, where the size of the window means nothing. */
  printedSize?: { width: number; height: number };
};

/**
 * Lines or bars over evenly spaced points. Pointer and touch move a crosshair. For the keyboard and screen readers the
 * chart is a slider over its points. A click, a second tap or Enter opens a point.
 */
export function LineChart({ label, points, series, formatValue, formatTick, ...options }: LineChartProps) {
  const { isWhole = false, onOpen, now, openHint, formatBand, printedSize, isGapFilled = false } = options;
  const { ref, ...shownSize } = useElementSize();
  const { width, height } = usePrintedSize(shownSize, printedSize);
  const plot = useLinePlot({ points: points.length, series, width, height, formatTick, isWhole });
  const { left } = plot.margin;
  const lastIndex = largestOf(series.map((line) => line.values.length)) - 1;
  const pointAt = (x: number) => Math.min(lastIndex, nearestPoint(x - left, points.length, plot.width));
  const { active, handlers } = useActivePoint({ lastIndex, pointAt, onOpen });

  const formatRange = (range: Range | undefined) => range && formatBand?.(range);
  const shownIndex = active ?? lastIndex;
  const point = points[shownIndex];
  if (!point) return null;
  const values = series.map((line) => ({
    ...line,
    value: formatValue(line.values[shownIndex] ?? 0),
    range: formatRange(line.band?.[shownIndex]),
  }));
  const x = pointX(shownIndex, points.length, plot.width);
  return (
    <div
      ref={ref}
      className={`full-width relative ${classes.chart}`}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={lastIndex}
      aria-valuenow={shownIndex}
      aria-valuetext={[
        point.title,
        ...values.flatMap(({ label: name, value, range }) => [`${name} ${value}`, ...(range ? [range] : [])]),
      ].join(', ')}
      {...handlers}
    >
      {width > 0 && (
        <LineDrawing {...{ points, series, active, now, isGapFilled, plot, width, height, formatTick }} />
      )}
      {active !== undefined && (
        <TooltipCard
          title={point.title}
          place={(card) => ({ left: left + placeCard(x, card.width, plot.width, 14), top: PLOT_TOP })}
        >
          {values.map(({ key, color, dash, isBars, label: name, value, range }) => (
            <Fragment key={key}>
              <TooltipRow
                swatch={<LineSwatch color={color} dash={dash} isBars={isBars} />}
                label={name}
                value={value}
              />
              {range !== undefined && <p className={`dim numbers ${classes.range}`}>{range}</p>}
            </Fragment>
          ))}
          {openHint !== undefined && <p className={`dim ${classes.hint}`}>{openHint}</p>}
        </TooltipCard>
      )}
    </div>
  );
}
