import type { CalendarDay } from '#shared/calendar.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';

type Props = { day: CalendarDay; className: string };

/** The day of a transaction, with the year unless it is the current year. */
export function RowDay({ day, className }: Props) {
  const format = useFormat();
  const isThisYear = day.slice(0, 4) === format.today().slice(0, 4);
  return (
    <time className={className} dateTime={day}>
      {format.day(day, isThisYear ? DAY_FORMATS.short : DAY_FORMATS.medium)}
    </time>
  );
}
