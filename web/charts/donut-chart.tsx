import { Group } from '@visx/group';
import { Pie } from '@visx/shape';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useNavigate } from '#web/lib/navigation/hooks.ts';
import { lengthOf } from '#web/lib/format/amount-length.ts';
import type { DonutSlice } from './chart-types.ts';
import { DonutLegend } from './donut-legend.tsx';
import { placeBySlice } from './donut-layout.ts';
import { TooltipCard, TooltipRow } from './tooltip-card.tsx';
import classes from './donut-chart.module.css';

type DonutChartProps = {
  label: string;
  slices: readonly DonutSlice[];
  center: { label: string; value: string };
};

const SIZE = 196;
const OUTER = SIZE / 2 - 2;
const INNER = OUTER - 26;
const RING = {
  pieSort: null,
  pieSortValues: null,
  outerRadius: OUTER,
  innerRadius: INNER,
  cornerRadius: 2,
} as const;

/**
 * A ring of shares with their total in the middle and a legend in the given order. A slice shows its card
 * under the pointer, and a click opens its transactions. For the keyboard and screen readers, the legend's
 * entries do the same.
 */
export function DonutChart({ label, slices, center }: DonutChartProps) {
  const [activeKey, setActiveKey] = useState<string>();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setActiveKey(undefined);
  };

  return (
    <div className={classes.chart} onKeyDown={onKeyDown} role="group" aria-label={label}>
      <div className={classes.ring}>
        <Ring slices={slices} activeKey={activeKey} onPoint={setActiveKey} />
        <Center {...center} />
        <SliceCard slices={slices} activeKey={activeKey} />
      </div>
      <DonutLegend slices={slices} activeKey={activeKey} onPoint={setActiveKey} />
    </div>
  );
}

function Center({ label, value }: DonutChartProps['center']) {
  return (
    <div className={classes.center}>
      <span className={classes.centerLabel}>{label}</span>
      <span className={classes.centerValue} data-length={lengthOf(value)}>
        {value}
      </span>
    </div>
  );
}

type RingProps = ComponentProps<typeof DonutLegend>;

function Ring({ slices, ...props }: RingProps) {
  return (
    <svg width={SIZE} height={SIZE} aria-hidden focusable="false">
      <Group top={SIZE / 2} left={SIZE / 2}>
        <Pie
          data={[...slices]}
          pieValue={(slice) => slice.value}
          {...RING}
          padAngle={slices.length > 1 ? 0.025 : 0}
        >
          {({ arcs, path }) =>
            arcs.map((arc) => <Slice key={arc.data.key} d={path(arc) ?? ''} slice={arc.data} {...props} />)
          }
        </Pie>
      </Group>
    </svg>
  );
}

type SliceProps = Omit<RingProps, 'slices'> & { d: string; slice: DonutSlice };

function Slice({ d, slice: { key, color, to }, activeKey, onPoint }: SliceProps) {
  const navigate = useNavigate();
  return (
    <path
      d={d}
      fill={color}
      className={classes.slice}
      data-faded={activeKey !== undefined && activeKey !== key}
      onPointerEnter={() => onPoint(key)}
      onPointerLeave={() => onPoint(undefined)}
      onClick={() => void navigate(to)}
    />
  );
}

function SliceCard({ slices, activeKey }: { slices: readonly DonutSlice[]; activeKey: string | undefined }) {
  const slice = slices.find(({ key }) => key === activeKey);
  if (!slice) return null;
  const values = slices.map(({ value }) => value);
  return (
    <TooltipCard
      title={slice.label}
      place={(card) => placeBySlice({ values, index: slices.indexOf(slice), size: SIZE, card })}
    >
      <TooltipRow label={slice.shareText} value={slice.valueText} />
    </TooltipCard>
  );
}
