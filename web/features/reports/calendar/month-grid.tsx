import { useTranslation } from 'react-i18next';
import { addDays, weekday } from '#shared/calendar.ts';
import type { CalendarReport } from '#shared/contract/reports.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { useProfile } from '#web/lib/session/profile.ts';
import { heatColor } from '../report-table.tsx';
import { searchPath } from '../search-path.ts';
import { comingOf } from './coming.ts';
import { cellAmount } from './cell-amount.ts';
import classes from './month-grid.module.css';

type Day = CalendarReport['days'][number];

/** A month as a page of a calendar; each day opens its transactions. */
export function MonthGrid({ report }: { report: CalendarReport }) {
  const { days } = report;
  const { t } = useTranslation();
  const format = useFormat();
  const { firstDayOfWeek } = useProfile();
  const weeks = toWeeks(days, firstDayOfWeek);
  const largest = Math.max(...days.map(({ expenses }) => expenses));
  const coming = comingOf(report);
  const dueOn = (date: string) => coming.filter(({ day }) => day === date).length;
  const firstOfWeek = addDays(days[0]?.date ?? '', firstDayOfWeek - weekday(days[0]?.date ?? ''));
  return (
    <table className={classes.month}>
      <caption className={classes.caption}>{t('reports.calendar.label')}</caption>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, at) => addDays(firstOfWeek, at)).map((each) => (
            <th key={each} scope="col" abbr={format.day(each, { weekday: 'long' })}>
              {format.day(each, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== undefined)?.date}>
            {week.map((day, at) => (
              <td key={day?.date ?? at}>
                {day && (
                  <DayLink
                    day={day}
                    due={dueOn(day.date)}
                    heat={largest > 0 ? Math.sqrt(day.expenses / largest) : 0}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = { day: Day; due: number; heat: number };

function DayLink({ day: { date, expenses }, due, heat }: DayProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = [
    format.day(date, { dateStyle: 'full' }),
    expenses > 0 ? format.amount(expenses) : t('reports.calendar.nothing'),
    ...(due > 0 ? [t('reports.calendar.due', { count: due, number: format.count(due) })] : []),
  ].join(', ');
  return (
    <Link
      className={classes.day}
      to={searchPath({ from: date, to: date, type: 'expense' })}
      aria-label={name}
      aria-current={date === format.today() ? 'date' : undefined}
      style={heat > 0 ? { background: heatColor(heat) } : undefined}
    >
      <span className={classes.number}>
        {Number(date.slice(8))}
        {due > 0 && <span className={classes.due} />}
      </span>
      {expenses > 0 && (
        <>
          <span className={classes.amount} data-text={format.amount(expenses)} />
          <span className={classes.compact} data-text={cellAmount(expenses, format.locale)} />
        </>
      )}
    </Link>
  );
}

/** The days in weeks of seven; undefined before the first and after the last. */
function toWeeks(days: readonly Day[], firstDayOfWeek: number): (Day | undefined)[][] {
  const before = (weekday(days[0]?.date ?? '') - firstDayOfWeek + 7) % 7;
  const cells: (Day | undefined)[] = [...Array.from({ length: before }, () => undefined), ...days];
  while (cells.length % 7 !== 0) cells.push(undefined);
  return Array.from({ length: cells.length / 7 }, (_, at) => cells.slice(at * 7, at * 7 + 7));
}
