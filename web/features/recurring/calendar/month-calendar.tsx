import '@mantine/dates/styles.layer.css';
import '#web/ui/calendar-languages.ts';
import { DatePicker, type DayOfWeek } from '@mantine/dates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, monthOf, startOfMonth, type CalendarDay } from '#shared/calendar.ts';
import type { Occurrence } from '#shared/contract/recurring.ts';
import { EARLIEST_DAY } from '#shared/limits.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { Card } from '#web/ui/card.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { useMonthLabel } from '#web/ui/use-month-label.ts';
import { occurrencesQuery } from '../api.ts';
import { occurrenceKey } from '../list/occurrence-row.tsx';
import { OUTCOME_ICONS } from '../outcome-icons.ts';
import type { RecurringActs } from '../dialogs/use-dialogs.tsx';
import { DaysList } from './days-list.tsx';
import classes from './month-calendar.module.css';

const MAX_DAYS_SHOWN_AHEAD = 3 * 366;
const MAX_ITEMS_IN_CELL = 2;
/** The label of a day's button names up to this number of items, and counts the others. */
const MAX_NAMED = 20;

type Props = { acts: RecurringActs };

/** A calendar of past and coming occurrences. Below it is the list of the month, or of the chosen day. */
export function MonthCalendar({ acts }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const monthLabel = useMonthLabel();
  const { firstDayOfWeek } = useProfile();
  const today = format.today();
  const [month, setMonth] = useState<CalendarDay>(startOfMonth(today));
  const [day, setDay] = useState<CalendarDay | null>(null);
  const query = useQuery({ ...occurrencesQuery(monthOf(month)), placeholderData: (before) => before });
  const byDay = Map.groupBy(query.data?.items ?? [], ({ dueDay }) => dueDay);
  function show(next: CalendarDay): void {
    setMonth(startOfMonth(next));
    setDay(null);
  }
  return (
    <div className={`grid align-start gap-20 ${classes.columns}`}>
      <Card className={classes.card ?? ''}>
        <DatePicker
          className={classes.picker}
          classNames={{
            levelsGroup: classes.levels ?? '',
            month: classes.month ?? '',
            monthCell: classes.cell ?? '',
            day: classes.day ?? '',
            weekday: classes.weekday ?? '',
            calendarHeader: classes.header ?? '',
            calendarHeaderControl: classes.control ?? '',
            calendarHeaderLevel: classes.level ?? '',
          }}
          aria-label={t('recurring.calendar.label')}
          value={day}
          onChange={setDay}
          allowDeselect
          date={month}
          onDateChange={show}
          minDate={EARLIEST_DAY}
          maxDate={addDays(today, MAX_DAYS_SHOWN_AHEAD)}
          locale={format.locale}
          monthLabelFormat={monthLabel}
          firstDayOfWeek={toDayOfWeek(firstDayOfWeek)}
          weekendDays={[]}
          hideOutsideDates
          highlightToday
          getDayAriaLabel={(cellDay) => dayLabel(cellDay, byDay.get(cellDay) ?? [])}
          renderDay={(cellDay) => <DayCell day={cellDay} items={byDay.get(cellDay) ?? []} />}
          previousLabel={t('recurring.calendar.previous')}
          nextLabel={t('recurring.calendar.next')}
        />
      </Card>
      {query.data === undefined && query.isError ? (
        <Card>
          <LoadFailed query={query} />
        </Card>
      ) : (
        <DaysList
          month={month}
          day={day}
          items={query.data?.items}
          acts={acts}
          onShowMonth={() => setDay(null)}
        />
      )}
    </div>
  );

  function dayLabel(cellDay: CalendarDay, items: readonly Occurrence[]): string {
    const full = format.day(cellDay, { dateStyle: 'full' });
    const named = items
      .slice(0, MAX_NAMED)
      .map(({ description, outcome }) => `${description}, ${t(`recurring.outcomes.${outcome}`)}`);
    const others = items.length - named.length;
    const more = others > 0 ? [t('recurring.card.more', { number: format.count(others) })] : [];
    return [full, ...named, ...more].join('; ');
  }
}

type CellProps = { day: CalendarDay; items: readonly Occurrence[] };

/** A day of the calendar with its first items; phones show only their marks. The button's label names the items. */
function DayCell({ day, items }: CellProps) {
  const format = useFormat();
  const more = items.length - MAX_ITEMS_IN_CELL;
  return (
    <span className={`stack gap-4 ${classes.inside}`}>
      <span className={`weight-600 numbers ${classes.number}`}>{Number(day.slice(8))}</span>
      <span className={`stack shrink ${classes.items}`} aria-hidden>
        {items.slice(0, MAX_ITEMS_IN_CELL).map((item) => (
          <Item key={occurrenceKey(item)} item={item} />
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

function toDayOfWeek(day: number): DayOfWeek {
  return day === 0 || day === 6 ? day : 1;
}
