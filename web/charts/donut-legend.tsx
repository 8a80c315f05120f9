import { Link } from '#web/lib/navigation/link.tsx';
import { AmountInText, LONGEST_IN_TEXT } from '#web/ui/amount.tsx';
import type { DonutSlice } from './chart-types.ts';
import classes from './donut-chart.module.css';

type DonutLegendProps = {
  slices: readonly DonutSlice[];
  activeKey: string | undefined;
  onPoint: (key: string | undefined) => void;
};

/** Values up to this length fit next to the name and the share in any card. */
const MAX_SHORT_LENGTH = 10;

/** Every slice with its share and value. Pointing at an entry highlights its arc; a click lists its transactions. */
export function DonutLegend({ slices, activeKey, onPoint }: DonutLegendProps) {
  const isLong = slices.some(
    ({ valueText: { length } }) => length > MAX_SHORT_LENGTH && length <= LONGEST_IN_TEXT,
  );
  return (
    <ul className={`grid full-width ${classes.legend}`} data-long={isLong}>
      {slices.map((slice) => (
        <li key={slice.key}>
          <Entry slice={slice} isActive={activeKey === slice.key} onPoint={onPoint} />
        </li>
      ))}
    </ul>
  );
}

type EntryProps = Pick<DonutLegendProps, 'onPoint'> & { slice: DonutSlice; isActive: boolean };

function Entry({ slice: { key, to, label, shareText, amount, color }, isActive, onPoint }: EntryProps) {
  return (
    <Link
      className={`grid gap-10 touchable no-underline ${classes.entry}`}
      to={to}
      data-active={isActive}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(key)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onPoint(key)}
      onBlur={() => onPoint(undefined)}
    >
      <svg className={classes.swatch} width={10} height={10} aria-hidden focusable="false">
        <rect width={10} height={10} rx={3} fill={color} />
      </svg>
      <span className={`break-anywhere ${classes.name}`}>{label}</span>
      <span className={`dim nowrap ${classes.share}`}>{shareText}</span>
      <span className={`weight-600 nowrap ${classes.value}`}>
        <AmountInText amount={amount} />
      </span>
    </Link>
  );
}
