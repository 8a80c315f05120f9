import { useState, type KeyboardEvent } from 'react';
import { BigAmount } from '#web/ui/amount.tsx';
import type { DonutSlice } from './chart-types.ts';
import { DonutLegend } from './donut-legend.tsx';
import { placeBySlice } from './donut-layout.ts';
import { DonutRing, RING_SIZE } from './donut-ring.tsx';
import { toArcs, type Arc } from './donut-arcs.ts';
import { TooltipCard, TooltipRow } from './tooltip-card.tsx';
import classes from './donut-chart.module.css';

type DonutChartProps = {
  label: string;
  slices: readonly DonutSlice[];
  center: { label: string; amount: number };
  /** The name of the arc that small slices share. */
  smallLabel: string;
};

/**
 * A ring of shares with their total in the middle and a legend in the given order. A slice shows its card
 * under the pointer, and a click opens its transactions. For the keyboard and screen readers, the legend's
 * entries do the same.
 */
export function DonutChart({ label, slices, center, smallLabel }: DonutChartProps) {
  const [activeKey, setActiveKey] = useState<string>();
  const arcs = toArcs(slices);
  const active = arcs.find(({ key, slices: joined }) =>
    [key, ...joined.map((slice) => slice.key)].includes(activeKey ?? ''),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setActiveKey(undefined);
  };

  return (
    <div className={classes.donut} onKeyDown={onKeyDown} role="group" aria-label={label}>
      <div className={`stack align-centre gap-16 ${classes.chart}`}>
        <div className={`rigid relative ${classes.ring}`}>
          <DonutRing arcs={arcs} activeKey={active?.key} onPoint={setActiveKey} />
          <div className={`stack centred align-centre ${classes.center}`}>
            <span className={`dim ${classes.centerLabel}`}>{center.label}</span>
            <BigAmount
              className={`weight-700 numbers text-centre ${classes.centerValue}`}
              amount={center.amount}
            />
          </div>
          {active && <ArcCard arcs={arcs} arc={active} smallLabel={smallLabel} />}
        </div>
        <DonutLegend slices={slices} activeKey={activeKey} onPoint={setActiveKey} />
      </div>
    </div>
  );
}

type ArcCardProps = Pick<DonutChartProps, 'smallLabel'> & { arcs: readonly Arc[]; arc: Arc };

function ArcCard({ arcs, arc, smallLabel }: ArcCardProps) {
  const values = arcs.map(({ value }) => value);
  const [slice] = arc.slices;
  const isJoint = arc.slices.length > 1;
  return (
    <TooltipCard
      title={isJoint ? smallLabel : (slice?.label ?? '')}
      place={(card) => placeBySlice({ values, index: arcs.indexOf(arc), size: RING_SIZE, card })}
    >
      {arc.slices.map(({ key, label, shareText, valueText }) => (
        <TooltipRow key={key} label={isJoint ? label : shareText} value={valueText} />
      ))}
    </TooltipCard>
  );
}
