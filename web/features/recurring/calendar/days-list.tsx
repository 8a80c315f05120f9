import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import type { Occurrence } from '#shared/contract/recurring.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import type { RecurringActs } from '../dialogs/use-dialogs.tsx';
import { useFirstRows } from '../list/first-rows.tsx';
import { OccurrenceMenu } from '../list/occurrence-menu.tsx';
import { occurrenceKey, OccurrenceRow } from '../list/occurrence-row.tsx';
import classes from './month-calendar.module.css';

type Props = {
  month: CalendarDay;
  /** The chosen day; null for the whole month. */
  day: CalendarDay | null;
  items: readonly Occurrence[] | undefined;
  acts: RecurringActs;
  onShowMonth: () => void;
};

/** The occurrences of a month, or of the chosen day. */
export function DaysList({ month, day, items, acts, onShowMonth }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const title =
    day === null ? format.day(month, DAY_FORMATS.monthOfYear) : format.day(day, { dateStyle: 'full' });
  const listed = items?.filter(({ dueDay }) => day === null || dueDay === day);
  const backButton = day !== null && (
    <Button variant="subtle" onClick={onShowMonth}>
      {t('recurring.calendar.whole')}
    </Button>
  );
  return (
    <Card title={<span className={classes.title}>{title}</span>} aside={backButton}>
      {listed === undefined && <BlockSkeleton heights={[44, 44, 44]} />}
      {listed?.length === 0 && (
        <p className="dim">{t(`recurring.calendar.${day === null ? 'empty' : 'emptyDay'}`)}</p>
      )}
      {listed && listed.length > 0 && (
        <Rows key={day ?? month} title={title} items={listed} hasDay={day === null} acts={acts} />
      )}
    </Card>
  );
}

type RowsProps = { title: string; items: readonly Occurrence[]; hasDay: boolean; acts: RecurringActs };

function Rows({ title, items, hasDay, acts }: RowsProps) {
  const { shown, more } = useFirstRows(items);
  return (
    <>
      <ul className="lined" aria-label={title}>
        {shown.map((occurrence) => (
          <OccurrenceRow key={occurrenceKey(occurrence)} occurrence={occurrence} hasOutcome hasDay={hasDay}>
            <OccurrenceMenu
              occurrence={occurrence}
              onChoose={(choice) => acts.onOccurrence(choice, occurrence)}
            />
          </OccurrenceRow>
        ))}
      </ul>
      {more}
    </>
  );
}
