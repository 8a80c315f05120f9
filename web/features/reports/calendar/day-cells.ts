import type { CalendarReport } from '#shared/contract/reports.ts';
import { largestOf } from '#shared/lists.ts';
import { listComing } from './coming.ts';
import { toExpected, type Expected } from './expected.ts';

export type DayCell = {
  date: string;
  /** The expenses of the day; below 0 if refunds exceed them, and 0 on a day to come. */
  spent: number;
  /** The shade, from 0 to 1 for the day with the largest expenses. */
  heat: number;
  expected: Expected;
  isAhead: boolean;
};

/** Returns the days of a calendar: expenses up to today, and expected amounts from today on. */
export function toDayCells(report: CalendarReport, today: string, decimals: number): DayCell[] {
  const byDay = Map.groupBy(listComing(report), ({ day }) => day);
  const spentOn = ({ date, expenses }: CalendarReport['days'][number]) => (date > today ? 0 : expenses);
  const largest = Math.max(0, largestOf(report.days.map(spentOn)));
  return report.days.map((day) => {
    const spent = spentOn(day);
    return {
      date: day.date,
      spent,
      heat: spent > 0 ? Math.sqrt(spent / largest) : 0,
      expected: toExpected(report, byDay.get(day.date) ?? [], { decimals, date: day.date }),
      isAhead: day.date > today,
    };
  });
}
