import { AreaClosed, LinePath } from '@visx/shape';
import type { scaleLinear } from '@visx/scale';
import { memo, useId } from 'react';
import type { LineSeries } from './chart-types.ts';
import { pointX, toBarWidth } from './line-layout.ts';

type LinePathsProps = {
  series: readonly LineSeries[];
  yScale: ReturnType<typeof scaleLinear<number>>;
  width: number;
};

/** The lines or bars; they render again only when values or size change. */
export const LinePaths = memo(function LinePaths({ series, yScale, width }: LinePathsProps) {
  return series.map(({ key, ...one }) => {
    const Shape = one.isBars ? Bars : one.values.length === 1 ? Point : Line;
    return <Shape key={key} {...one} yScale={yScale} width={width} />;
  });
});

const STROKE = { strokeWidth: 2.25, strokeLinejoin: 'round' } as const;

type ShapeProps = Omit<LineSeries, 'key'> & Pick<LinePathsProps, 'yScale' | 'width'>;

function Point({ values, color, yScale, width }: ShapeProps) {
  return <circle cx={pointX(0, 1, width)} cy={yScale(values[0] ?? 0)} r={4} fill={color} />;
}

function Line({ values, color, dash, hasArea, yScale, width }: ShapeProps) {
  const id = useId();
  const x = (_: number, index: number) => pointX(index, values.length, width);
  const line = { data: [...values], x, y: (value: number) => yScale(value) };
  return (
    <g>
      {hasArea && (
        <>
          <Fading id={id} color={color} />
          <AreaClosed {...line} yScale={yScale} fill={`url(#${id})`} />
        </>
      )}
      <LinePath {...line} {...STROKE} stroke={color} strokeDasharray={dash} />
    </g>
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

function Bars({ values, color, yScale, width }: ShapeProps) {
  const barWidth = toBarWidth(values.length, width);
  const bottom = yScale(0);
  return values.map((value, index) => (
    <rect
      // oxlint-disable-next-line react/no-array-index-key -- a bar is its place on the axis
      key={index}
      x={pointX(index, values.length, width) - barWidth / 2}
      y={yScale(value)}
      width={barWidth}
      height={Math.max(0, bottom - yScale(value))}
      rx={Math.min(3, barWidth / 2)}
      fill={color}
    />
  ));
}
