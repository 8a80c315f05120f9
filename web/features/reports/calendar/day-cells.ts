import type { CalendarReport } from '#shared/contract/reports.ts';
import { largestOf } from '#shared/lists.ts';
import { comingOf } from './coming.ts';
import { expectedOf, type Expected } from './expected.ts';

export type DayCell = {
  date: string;
  /** The expenses, below 0 with more refunds; 0 of a day that has not come. */
  spent: number;
  /** How much of the largest sum was spent, from 0 to 1. */
  heat: number;
  expected: Expected;
  isAhead: boolean;
};

/** The days of a calendar: what was spent up to today, and what is expected from today on. */
export function dayCells(report: CalendarReport, today: string, decimals: number): DayCell[] {
  const byDay = Map.groupBy(comingOf(report), ({ day }) => day);
  const spentOn = ({ date, expenses }: CalendarReport['days'][number]) => (date > today ? 0 : expenses);
  const largest = Math.max(0, largestOf(report.days.map(spentOn)));
  return report.days.map((day) => {
    const spent = spentOn(day);
    return {
      date: day.date,
      spent,
      heat: spent > 0 ? Math.sqrt(spent / largest) : 0,
      expected: expectedOf(report, byDay.get(day.date) ?? [], { decimals, date: day.date }),
      isAhead: day.date > today,
    };
  });
}
