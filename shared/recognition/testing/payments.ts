import { addDays, addMonths, type CalendarDay } from '#shared/calendar.ts';
import { SURE_CONFIDENCE } from '#shared/recognition/is-unsure.ts';
import { recogniseSeries } from '#shared/recognition/recognise-series.ts';
import type { PastTransaction, Series } from '#shared/recognition/types.ts';

/** Makes transactions of one payee on these days, by default expenses of 10.00. */
export function paid(
  days: readonly CalendarDay[],
  {
    amounts = [1_000],
    description = 'Netflix',
    type = 'expense',
  }: { amounts?: readonly number[]; description?: string; type?: 'expense' | 'income' } = {},
): PastTransaction[] {
  return days.map((date, at) => ({
    id: `${type} ${description} ${date} ${at}`,
    date,
    type,
    amountMinor: amounts[at % amounts.length] ?? 0,
    category: 'other',
    description,
  }));
}

/** Returns `count` days, each `days` days after the one before. */
export function everyDays(first: CalendarDay, days: number, count: number): CalendarDay[] {
  return Array.from({ length: count }, (_, at) => addDays(first, at * days));
}

/** Returns `count` days, each `months` months after the one before; in a shorter month, its last day. */
export function everyMonths(first: CalendarDay, months: number, count: number): CalendarDay[] {
  return Array.from({ length: count }, (_, at) => addMonths(first, at * months));
}

/** Returns the series that are shown as found. */
export function sureSeries(transactions: readonly PastTransaction[], today: CalendarDay): Series[] {
  return recogniseSeries(transactions, today).filter(({ confidence }) => confidence >= SURE_CONFIDENCE);
}

/** Returns the only series that is shown as found. Throws if there are none or several. */
export function onlySeries(transactions: readonly PastTransaction[], today: CalendarDay): Series {
  const [series, ...others] = sureSeries(transactions, today);
  if (series === undefined || others.length > 0) throw new Error(`${others.length + 1} series, not one`);
  return series;
}
