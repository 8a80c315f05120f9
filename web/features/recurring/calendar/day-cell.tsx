import type { CalendarDay } from '#shared/calendar.ts';
import type { Occurrence } from '#shared/contract/recurring.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { OUTCOME_ICONS } from '../outcome-icons.ts';
import classes from './month-calendar.module.css';

const MAX_ITEMS = 2;

type Props = { day: CalendarDay; items: readonly Occurrence[] };

/** A day of the calendar with its first items; phones show only their marks. The button's label names the items. */
export function DayCell({ day, items }: Props) {
  const format = useFormat();
  const more = items.length - MAX_ITEMS;
  return (
    <span className={`stack gap-4 ${classes.inside}`}>
      <span className={`weight-600 numbers ${classes.number}`}>{Number(day.slice(8))}</span>
      <span className={`stack shrink ${classes.items}`} aria-hidden>
        {items.slice(0, MAX_ITEMS).map((item) => (
          <Item key={`${item.recurringId} ${item.day}`} item={item} />
        ))}
        {more > 0 && <span className={classes.more} data-text={`+${format.count(more)}`} />}
      </span>
    </span>
  );
}

function Item({ item: { outcome, type, description } }: { item: Occurrence }) {
  const OutcomeIcon = OUTCOME_ICONS[outcome];
  return (
    <span
      className={`row gap-4 shrink hover-color text ${classes.item}`}
      data-outcome={outcome}
      data-type={type}
    >
      <OutcomeIcon size={13} stroke={2} aria-hidden />
      <span className={`shrink ellipsis ${classes.itemName}`} data-text={description} />
    </span>
  );
}
