import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import type { Occurrence } from '#shared/contract/recurring.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import type { RecurringActs } from '../dialogs/use-dialogs.tsx';
import { OccurrenceMenu } from '../list/occurrence-menu.tsx';
import { OccurrenceRow } from '../list/occurrence-row.tsx';
import rows from '../list/rows.module.css';
import classes from './month-calendar.module.css';

type Props = {
  month: CalendarDay;
  /** The chosen day; null for the whole month. */
  day: CalendarDay | null;
  items: readonly Occurrence[] | undefined;
  acts: RecurringActs;
  onShowMonth: () => void;
};

/** What is on each day of a month, or on one of them. */
export function DaysList({ month, day, items, acts, onShowMonth }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const title =
    day === null ? format.day(month, DAY_FORMATS.monthOfYear) : format.day(day, { dateStyle: 'full' });
  const shown = items?.filter(({ dueDay }) => day === null || dueDay === day);
  const back = day !== null && (
    <Button variant="subtle" onClick={onShowMonth}>
      {t('recurring.calendar.whole')}
    </Button>
  );
  return (
    <Card title={<span className={classes.title}>{title}</span>} aside={back}>
      {shown === undefined && <BlockSkeleton heights={[44, 44, 44]} />}
      {shown?.length === 0 && (
        <p className={rows.none}>{t(`recurring.calendar.${day === null ? 'empty' : 'emptyDay'}`)}</p>
      )}
      {shown && shown.length > 0 && (
        <ul className={rows.list} aria-label={title}>
          {shown.map((occurrence) => (
            <OccurrenceRow
              key={`${occurrence.recurringId} ${occurrence.day}`}
              occurrence={occurrence}
              hasOutcome
              hasDay={day === null}
            >
              <OccurrenceMenu
                occurrence={occurrence}
                onChoose={(choice) => acts.ofOccurrence(choice, occurrence)}
              />
            </OccurrenceRow>
          ))}
        </ul>
      )}
    </Card>
  );
}
