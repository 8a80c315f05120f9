import { useElementSize } from '@mantine/hooks';
import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { useMemo, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { LinePoint, LineSeries } from './chart-types.ts';
import { LineAxes } from './line-axes.tsx';
import { nearestPoint, placeCard, pointX, toBarWidth } from './line-layout.ts';
import { LinePaths } from './line-paths.tsx';
import { LineSwatch } from './line-swatch.tsx';
import { TooltipCard, TooltipRow } from './tooltip-card.tsx';
import classes from './line-chart.module.css';

type LineChartProps = {
  label: string;
  points: readonly LinePoint[];
  series: readonly LineSeries[];
  formatValue: (value: number) => string;
  formatTick: (value: number) => string;
  /** Whether there is nothing between two whole numbers. */
  isWhole?: boolean;
  /** Shows what a point is made of; without it there is nothing to open. */
  onOpen?: (index: number) => void;
  openHint?: string;
};

const TOP = 12;
const RIGHT = 14;
const BOTTOM = 28;
const CHARACTER_WIDTH = 7;
const Y_TICKS = 4;

/**
 * Lines or bars over evenly spaced points. Pointer and touch move a crosshair; for the keyboard and for screen
 * readers the chart is a slider over its points, whose value is read out. A click, a second tap or Enter
 * opens the point, where it can be opened.
 */
export function LineChart({
  label,
  points,
  series,
  formatValue,
  formatTick,
  isWhole = false,
  onOpen,
  openHint,
}: LineChartProps) {
  const { ref, width, height } = useElementSize();
  const [activeIndex, setActiveIndex] = useState<number>();
  const lastIndex = points.length - 1;
  const active = activeIndex === undefined ? undefined : Math.min(activeIndex, lastIndex);

  const max = useMemo(() => Math.max(0, ...series.flatMap((one) => one.values)), [series]);
  const plotHeight = Math.max(0, height - TOP - BOTTOM);
  const yScale = useMemo(
    () => scaleLinear<number>({ domain: [0, max || 1], range: [plotHeight, 0], nice: Y_TICKS }),
    [max, plotHeight],
  );
  const yTicks = useMemo(
    () => yScale.ticks(Y_TICKS).filter((tick) => !isWhole || Number.isInteger(tick)),
    [yScale, isWhole],
  );
  // A bar stands over its point, so that half of the outermost ones is beside the plot.
  const overhang = series.some((one) => one.isBars) ? toBarWidth(points.length, width) / 2 : 0;
  const left = Math.max(...yTicks.map((tick) => formatTick(tick).length)) * CHARACTER_WIDTH + 10 + overhang;
  const right = Math.max(RIGHT, overhang);
  const margin = useMemo(() => ({ left, right }), [left, right]);
  const plotWidth = Math.max(0, width - left - right);

  const pointAt = (event: MouseEvent<HTMLDivElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - left;
    return nearestPoint(x, points.length, plotWidth);
  };
  const moveTo = (event: PointerEvent<HTMLDivElement>) => setActiveIndex(pointAt(event));
  const isShown = useRef(false);
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    // The first tap of a finger tells about the point; a mouse has been told already.
    isShown.current = event.pointerType === 'mouse' || active === pointAt(event);
    moveTo(event);
  };
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    if (isShown.current) onOpen?.(pointAt(event));
  };
  const onPointerLeave = (event: PointerEvent<HTMLDivElement>) => {
    const isReadByKeyboard = event.currentTarget.matches(':focus-visible');
    if (event.pointerType === 'mouse' && !isReadByKeyboard) setActiveIndex(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') return setActiveIndex(undefined);
    if (event.key === 'Enter') return onOpen?.(active ?? lastIndex);
    const next = stepTo(event, active ?? lastIndex, lastIndex);
    if (next === undefined) return;
    event.preventDefault();
    setActiveIndex(next);
  };

  const read = points[active ?? lastIndex];
  if (!read) return null;
  const valuesAt = (index: number) =>
    series.map((one) => ({
      ...one,
      value: formatValue(one.values[index] ?? 0),
      amount: one.values[index] ?? 0,
    }));
  const activeX = active === undefined ? 0 : pointX(active, points.length, plotWidth);

  return (
    <div
      ref={ref}
      className={classes.chart}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={lastIndex}
      aria-valuenow={active ?? lastIndex}
      aria-valuetext={[
        read.title,
        ...valuesAt(active ?? lastIndex).map((one) => `${one.label} ${one.value}`),
      ].join(', ')}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onPointerMove={moveTo}
      onPointerLeave={onPointerLeave}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) setActiveIndex((known) => known ?? lastIndex);
      }}
      onBlur={() => setActiveIndex(undefined)}
    >
      {width > 0 && (
        <svg
          className={classes.drawing}
          width={width}
          height={height}
          // Paper is not as wide as the window it was drawn for, and scales it.
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden
          focusable="false"
        >
          <Group left={left} top={TOP}>
            <LineAxes
              points={points}
              yScale={yScale}
              yTicks={yTicks}
              width={plotWidth}
              height={plotHeight}
              margin={margin}
              overhang={overhang}
              formatTick={formatTick}
            />
            {active !== undefined && (
              <line className={classes.crosshair} x1={activeX} x2={activeX} y1={0} y2={plotHeight} />
            )}
            <LinePaths series={series} yScale={yScale} width={plotWidth} />
            {active !== undefined &&
              valuesAt(active).map((one) => (
                <circle
                  key={one.key}
                  className={classes.dot}
                  cx={activeX}
                  cy={yScale(one.amount)}
                  r={5}
                  fill={one.color}
                />
              ))}
          </Group>
        </svg>
      )}
      {active !== undefined && (
        <TooltipCard
          title={read.title}
          place={(card) => ({ left: left + placeCard(activeX, card.width, plotWidth, 14), top: TOP })}
        >
          {valuesAt(active).map((one) => (
            <TooltipRow
              key={one.key}
              swatch={<LineSwatch color={one.color} dash={one.dash} />}
              label={one.label}
              value={one.value}
            />
          ))}
          {openHint !== undefined && <p className={classes.hint}>{openHint}</p>}
        </TooltipCard>
      )}
    </div>
  );
}

function stepTo(event: KeyboardEvent, index: number, last: number): number | undefined {
  const page = Math.max(2, Math.round(last / 10));
  const steps: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    PageDown: index - page,
    PageUp: index + page,
    Home: 0,
    End: last,
  };
  const next = steps[event.key];
  return next === undefined ? undefined : Math.min(last, Math.max(0, next));
}
