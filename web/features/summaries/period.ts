import { monthOf, yearOf, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import { isRunning, isSameRange } from '#shared/periods.ts';
import type { Period as PeriodOf } from '#web/ui/period/period-address.ts';

/** The named periods, in the order of the picker. */
export const NAMED_PERIODS = [
  'this-month',
  'last-month',
  'last-3-months',
  'this-quarter',
  'last-quarter',
  'this-year',
  'last-year',
] as const;
export type NamedPeriod = (typeof NAMED_PERIODS)[number];
export type Period = PeriodOf<NamedPeriod>;

/** The parameter of the address that keeps the dashboard's period, and its values. */
export const PERIOD_ADDRESS = { parameter: 'period', names: NAMED_PERIODS } as const;

type ComparedPeriods = { period: CalendarRange; previous: { period: CalendarRange } };

/**
 * The previous period, and whether it is named as a month or a year, or by its days. For the current period, it ends
 * after the same number of days.
 */
export type Comparison = { kind: 'month' | 'year' | 'range'; range: CalendarRange };

/** Returns the period with which a summary is compared. */
export function toComparison(
  { period, previous: { period: other } }: ComparedPeriods,
  today: CalendarDay,
): Comparison {
  if (isRunning(period, today)) return { kind: 'range', range: other };
  if (isSameRange(other, monthOf(other.from))) return { kind: 'month', range: other };
  if (isSameRange(other, yearOf(other.from))) return { kind: 'year', range: other };
  return { kind: 'range', range: other };
}
