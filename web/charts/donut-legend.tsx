import { Link } from '#web/lib/navigation/link.tsx';
import type { DonutSlice } from './chart-types.ts';
import classes from './donut-chart.module.css';

type DonutLegendProps = {
  slices: readonly DonutSlice[];
  activeKey: string | undefined;
  onPoint: (key: string | undefined) => void;
};

/** Every slice with its share and value. Pointing at an entry highlights its slice; a click lists its transactions. */
export function DonutLegend({ slices, activeKey, onPoint }: DonutLegendProps) {
  return (
    <ul className={classes.legend}>
      {slices.map((slice) => (
        <li key={slice.key}>
          <Entry slice={slice} isActive={activeKey === slice.key} onPoint={onPoint} />
        </li>
      ))}
    </ul>
  );
}

type EntryProps = Pick<DonutLegendProps, 'onPoint'> & { slice: DonutSlice; isActive: boolean };

function Entry({ slice: { key, to, color, label, shareText, valueText }, isActive, onPoint }: EntryProps) {
  return (
    <Link
      className={classes.entry ?? ''}
      to={to}
      data-active={isActive}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(key)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onPoint(key)}
      onBlur={() => onPoint(undefined)}
    >
      <svg width={10} height={10} aria-hidden focusable="false">
        <rect width={10} height={10} rx={3} fill={color} />
      </svg>
      <span className={classes.name}>{label}</span>
      <span className={classes.share}>{shareText}</span>
      <span className={classes.value}>{valueText}</span>
    </Link>
  );
}
