import { Group } from '@visx/group';
import { Pie } from '@visx/shape';
import { useNavigate } from '#web/lib/navigation/hooks.ts';
import type { Arc } from './donut-arcs.ts';
import classes from './donut-chart.module.css';

export const RING_SIZE = 150;
const OUTER = RING_SIZE / 2 - 2;
const THICKNESS = 22;
const RING = {
  pieSort: null,
  pieSortValues: null,
  outerRadius: OUTER,
  innerRadius: OUTER - THICKNESS,
  cornerRadius: 2,
} as const;

type RingProps = {
  arcs: readonly Arc[];
  activeKey: string | undefined;
  onPoint: (key: string | undefined) => void;
};

/** The arcs, or a pale ring if there are none. */
export function DonutRing({ arcs, ...props }: RingProps) {
  return (
    <svg width={RING_SIZE} height={RING_SIZE} aria-hidden focusable="false">
      <Group top={RING_SIZE / 2} left={RING_SIZE / 2}>
        {arcs.length === 0 && (
          <circle r={OUTER - THICKNESS / 2} fill="none" stroke="var(--line)" strokeWidth={THICKNESS} />
        )}
        <Pie
          data={[...arcs]}
          pieValue={({ value }) => value}
          {...RING}
          padAngle={arcs.length > 1 ? 0.025 : 0}
        >
          {({ arcs: pieArcs, path }) =>
            pieArcs.map((arc) => <RingArc key={arc.data.key} d={path(arc) ?? ''} arc={arc.data} {...props} />)
          }
        </Pie>
      </Group>
    </svg>
  );
}

type RingArcProps = Omit<RingProps, 'arcs'> & { d: string; arc: Arc };

function RingArc({ d, arc: { key, color, slices }, activeKey, onPoint }: RingArcProps) {
  const navigate = useNavigate();
  // An arc of several slices has no list of transactions.
  const to = slices.length === 1 ? slices[0]?.to : undefined;
  return (
    <path
      d={d}
      fill={color}
      className={classes.slice}
      data-faded={activeKey !== undefined && activeKey !== key}
      data-link={to !== undefined}
      onPointerEnter={() => onPoint(key)}
      onPointerLeave={() => onPoint(undefined)}
      onClick={() => to !== undefined && void navigate(to)}
    />
  );
}
