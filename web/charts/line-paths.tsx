import { AreaClosed, LinePath } from '@visx/shape';
import type { scaleLinear } from '@visx/scale';
import { memo, useId } from 'react';
import type { LineSeries } from './chart-types.ts';
import { pointX } from './line-layout.ts';

type LinePathsProps = {
  series: readonly LineSeries[];
  yScale: ReturnType<typeof scaleLinear<number>>;
  width: number;
};

/** The lines themselves, drawn anew only when their values or the size change. */
export const LinePaths = memo(function LinePaths({ series, yScale, width }: LinePathsProps) {
  const id = useId();
  return series.map(({ key, values, color, dash, hasArea }) => {
    const data = [...values];
    const x = (_: number, index: number) => pointX(index, data.length, width);
    const y = (value: number) => yScale(value);
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
