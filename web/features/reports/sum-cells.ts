import type { CalendarRange } from '#shared/calendar.ts';
import type { Format } from '#web/lib/format/format.ts';
import type { Totals } from '#web/lib/format/sum-days.ts';
import { searchPath } from '#web/lib/navigation/search-path.ts';
import type { ReportCell } from './report-table.tsx';

/** The cells of income, expenses and balance, which open the transactions of the given days. */
export function toSumCells(
  { income, expenses, balance }: Totals,
  days: CalendarRange,
  format: Format,
): ReportCell[] {
  return [
    { text: format.amount(income), to: searchPath({ ...days, type: 'income' }) },
    { text: format.amount(expenses), to: searchPath({ ...days, type: 'expense' }) },
    { text: format.amount(balance), to: searchPath(days) },
  ];
}
