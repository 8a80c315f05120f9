import { useTranslation } from 'react-i18next';
import { toAxisFormat } from '#web/charts/axis-format.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { layOut, toMeanPath, type BalanceColumn, type BalancePoint } from './balance-layout.ts';
import classes from './balance-card.module.css';

type Size = { width: number; height: number };
type Layout = ReturnType<typeof layOut>;

/** The chart of the balances, in pixels. */
export function BalanceDrawing({ points, size }: { points: readonly BalancePoint[]; size: Size }) {
  const { t } = useTranslation();
  const { locale, currency } = useFormat();
  const { columns, ticks, zeroY, left } = layOut(points, size, (largest) =>
    toAxisFormat(largest, locale, currency),
  );
  const { width, height } = size;
  return (
    <svg
      className={`block full-width ${classes.drawing}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('reports.savings.balanceHelp')}
    >
      <Ticks ticks={ticks} left={left} width={width} />
      {columns.map((column) => (
        <Bars key={column.point.month} column={column} />
      ))}
      <line className={classes.zero} x1={left} x2={width} y1={zeroY} y2={zeroY} />
      <path className={classes.mean} d={toMeanPath(columns)} />
      <MonthNames columns={columns} size={size} />
    </svg>
  );
}

/** The horizontal lines, each with its amount. */
function Ticks({ ticks, left, width }: Pick<Layout, 'ticks' | 'left'> & { width: number }) {
  return ticks.map(({ value, y, label }) => (
    <g key={value}>
      <line className={classes.grid} x1={left} x2={width} y1={y} y2={y} />
      <text className={`numbers ${classes.tick}`} x={left - 8} y={y + 4} textAnchor="end">
        {label}
      </text>
    </g>
  ));
}

/** The bar of a month's balance, or the band of its expected balance. */
function Bars({ column: { point, x, barWidth, bar, band } }: { column: BalanceColumn }) {
  const common = { x, width: barWidth, rx: 4 };
  return (
    <g>
      {band && <rect className={classes.band} {...common} {...band} />}
      {bar && (
        <rect
          className={classes.bar}
          {...common}
          {...bar}
          data-below={(point.balance ?? 0) < 0}
          data-running={point.isRunning}
        />
      )}
    </g>
  );
}

/** Half of the width of '11/2026'. */
const HALF_NAME = 26;

function MonthNames({ columns, size }: { columns: readonly BalanceColumn[]; size: Size }) {
  const format = useFormat();
  return columns
    .filter(({ hasLabel }) => hasLabel)
    .map(({ point: { month }, middle }) => (
      <text
        key={month}
        className={`numbers ${classes.tick}`}
        x={Math.min(middle, size.width - HALF_NAME)}
        y={size.height - 4}
        textAnchor="middle"
      >
        {format.day(`${month}-01`, DAY_FORMATS.numericMonth)}
      </text>
    ));
}
