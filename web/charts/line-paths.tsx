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
  const id = useId();
  return series.map(({ key, values, color, dash, hasArea, isBars }) => {
    const data = [...values];
    const x = (_: number, index: number) => pointX(index, data.length, width);
    const y = (value: number) => yScale(value);
    if (isBars) return <Bars key={key} values={values} color={color} yScale={yScale} width={width} />;
    if (data.length === 1) return <circle key={key} cx={x(0, 0)} cy={y(data[0] ?? 0)} r={4} fill={color} />;
    return (
      <g key={key}>
        {hasArea && (
          <>
            <linearGradient id={`${id}${key}`} x1="0" x2="0" y1="0" y2="1">
              <stop offset="0%" stopColor={color} stopOpacity={0.16} />
              <stop offset="100%" stopColor={color} stopOpacity={0} />
            </linearGradient>
            <AreaClosed data={data} x={x} y={y} yScale={yScale} fill={`url(#${id}${key})`} />
          </>
        )}
        <LinePath
          data={data}
          x={x}
          y={y}
          stroke={color}
          strokeWidth={2.25}
          strokeLinejoin="round"
          strokeDasharray={dash}
        />
      </g>
    );
  });
});

type BarsProps = { values: readonly number[]; color: string } & Pick<LinePathsProps, 'yScale' | 'width'>;

function Bars({ values, color, yScale, width }: BarsProps) {
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
