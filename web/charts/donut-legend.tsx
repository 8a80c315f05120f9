import { Link } from 'react-router';
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
          <Link
            className={classes.entry ?? ''}
            to={slice.to}
            data-active={activeKey === slice.key}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(slice.key)}
            onPointerLeave={() => onPoint(undefined)}
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && onPoint(slice.key)}
            onBlur={() => onPoint(undefined)}
          >
            <svg width={10} height={10} aria-hidden focusable="false">
              <rect width={10} height={10} rx={3} fill={slice.color} />
            </svg>
            <span className={classes.name}>{slice.label}</span>
            <span className={classes.share}>{slice.shareText}</span>
            <span className={classes.value}>{slice.valueText}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
