import type { DonutSlice } from './chart-types.ts';
import classes from './donut-chart.module.css';

type DonutLegendProps = {
  slices: readonly DonutSlice[];
  activeKey: string | undefined;
  pinnedKey: string | undefined;
  onPoint: (key: string | undefined) => void;
  onToggle: (key: string) => void;
};

/** Every slice with its share and value; pointing at an entry or pressing it brings its slice forward. */
export function DonutLegend({ slices, activeKey, pinnedKey, onPoint, onToggle }: DonutLegendProps) {
  return (
    <ul className={classes.legend}>
      {slices.map((slice) => (
        <li key={slice.key}>
          <button
            type="button"
            className={classes.entry}
            aria-pressed={pinnedKey === slice.key}
            data-active={activeKey === slice.key}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(slice.key)}
            onPointerLeave={() => onPoint(undefined)}
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && onPoint(slice.key)}
            onBlur={() => onPoint(undefined)}
            onClick={() => onToggle(slice.key)}
          >
            <svg width={10} height={10} aria-hidden focusable="false">
              <rect width={10} height={10} rx={3} fill={slice.color} />
            </svg>
            <span className={classes.name}>{slice.label}</span>
            <span className={classes.share}>{slice.shareText}</span>
            <span className={classes.value}>{slice.valueText}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
