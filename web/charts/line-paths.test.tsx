import { scaleLinear } from '@visx/scale';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { LineSeries } from './chart-types.ts';
import { LinePaths } from './line-paths.tsx';
import classes from './line-chart.module.css';

const yScale = scaleLinear<number>({ domain: [0, 10], range: [100, 0] });
const series = { key: 'one', label: 'One', color: 'red', values: [1, 2, 3] };

/** Renders a line and returns the path of its part after the current point. */
function renderAhead(more: Partial<LineSeries>): string {
  const now = { index: 1, label: '', isPartial: false };
  const html = renderToString(
    <svg>
      <LinePaths
        series={[{ ...series, ...more }]}
        yScale={yScale}
        width={100}
        count={3}
        now={now}
        formatTick={String}
      />
    </svg>,
  );
  return (html.match(/<path[^>]*>/g) ?? []).at(-1) ?? '';
}

it('expected values with a band are a dashed line in full colour, and values entered ahead a paler line', () => {
  const expected = renderAhead({ band: [undefined, undefined, { low: 2, high: 4 }] });
  expect(expected).toContain('stroke-dasharray');
  expect(expected).not.toContain(classes.ahead);
  const entered = renderAhead({});
  expect(entered).toContain(classes.ahead);
  expect(entered).not.toContain('stroke-dasharray');
});

it('the area of a line reaches to zero where the axis goes below it', () => {
  const scaleBelowZero = scaleLinear<number>({ domain: [-10, 10], range: [100, 0] });
  const html = renderToString(
    <svg>
      <LinePaths
        series={[{ ...series, values: [-5, 10], hasArea: true }]}
        yScale={scaleBelowZero}
        width={100}
        count={2}
        now={undefined}
        formatTick={String}
      />
    </svg>,
  );
  const [area = ''] = html.match(/<path[^>]*url[^>]*>/) ?? [];
  expect(area).toContain('d="M0,75L100,0L100,50L0,50Z"');
});
