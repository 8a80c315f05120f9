import { useTranslation } from 'react-i18next';
import { addDays, weekday } from '#shared/calendar.ts';
import type { CalendarReport } from '#shared/contract/reports.ts';
import { currencyDecimals } from '#shared/money.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { toDayCells, type DayCell } from './day-cells.ts';
import { DayLink } from './day-link.tsx';
import classes from './month-grid.module.css';

/** A month as a page of a calendar; each day opens its transactions. */
export function MonthGrid({ report }: { report: CalendarReport }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { firstDayOfWeek } = useProfile();
  const days = toDayCells(report, format.today(), currencyDecimals(format.currency));
  const weeks = toWeeks(days, firstDayOfWeek);
  const firstOfWeek = addDays(days[0]?.date ?? '', firstDayOfWeek - weekday(days[0]?.date ?? ''));
  return (
    <table className={classes.month}>
      <caption className="visually-hidden">{t('reports.calendar.label')}</caption>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, index) => addDays(firstOfWeek, index)).map((day) => (
            <th key={day} scope="col" abbr={format.day(day, { weekday: 'long' })}>
              {format.day(day, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== undefined)?.date}>
            {week.map((day, index) => (
              <td key={day?.date ?? index}>{day && <DayLink cell={day} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The days in weeks of seven; undefined before the first and after the last. */
function toWeeks(days: readonly DayCell[], firstDayOfWeek: number): (DayCell | undefined)[][] {
  const emptyCells = (weekday(days[0]?.date ?? '') - firstDayOfWeek + 7) % 7;
  const cells: (DayCell | undefined)[] = [...Array.from({ length: emptyCells }, () => undefined), ...days];
  while (cells.length % 7 !== 0) cells.push(undefined);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
