import {
  addDays,
  addMonths,
  countDays,
  endOfMonth,
  weekday,
  type CalendarDay,
  type CalendarRange,
} from '#shared/calendar.ts';
import type { DayTotals } from '#shared/contract/summaries.ts';
import { toMajorUnits, totalToMinorUnits } from '#shared/money.ts';
import { isRunning } from '#shared/periods.ts';
import { sumDays } from '#web/lib/format/sum-days.ts';

export type Grain = 'day' | 'week' | 'month';
/** One step of the trend: its days, and its totals in major units. */
export type Bucket = CalendarRange & { income: number; expenses: number };

const MAX_DAYS_BY_DAY = 120;
const MAX_MONTHS_BY_WEEK = 24;

/** By day up to 120 days, by week up to two years, by month above (product decision). */
export function chooseGrain(range: CalendarRange): Grain {
  if (countDays(range) <= MAX_DAYS_BY_DAY) return 'day';
  return range.to < addMonths(range.from, MAX_MONTHS_BY_WEEK) ? 'week' : 'month';
}

/**
 * The last day of the trend. In the current period it is today, or the last day after today that has a transaction.
 */
export function lastDrawnDay(
  daily: readonly DayTotals[],
  range: CalendarRange,
  today: CalendarDay,
): CalendarDay {
  if (!isRunning(range, today)) return range.to;
  const lastTransaction = daily.findLast((day) => day.income !== 0 || day.expenses !== 0)?.date ?? today;
  return lastTransaction > today ? lastTransaction : today;
}

/** Sums days into steps; the first and last step may be shorter. */
export function toBuckets(
  daily: readonly DayTotals[],
  grain: Grain,
  { decimals, firstDayOfWeek }: { decimals: number; firstDayOfWeek: number },
): Bucket[] {
  if (grain === 'day') return daily.map(({ date, ...totals }) => ({ from: date, to: date, ...totals }));
  const toLastDay = grain === 'month' ? endOfMonth : (day: CalendarDay) => endOfWeek(day, firstDayOfWeek);
  return toSteps(daily, toLastDay).map(({ from, to, days }) => {
    const { income, expenses } = sumDays(days, decimals);
    return { from, to, income, expenses };
  });
}

type Step = CalendarRange & { end: CalendarDay; days: DayTotals[] };

function toSteps(daily: readonly DayTotals[], toLastDay: (day: CalendarDay) => CalendarDay): Step[] {
  const steps: Step[] = [];
  for (const day of daily) {
    const { date } = day;
    const step = steps.at(-1);
    if (step === undefined || date > step.end) {
      steps.push({ from: date, to: date, end: toLastDay(date), days: [day] });
    } else {
      step.to = date;
      step.days.push(day);
    }
  }
  return steps;
}

/** Returns the running totals: each step plus all earlier ones. */
export function toRunningTotals(buckets: readonly Bucket[], decimals: number): Bucket[] {
  let incomeMinor = 0;
  let expensesMinor = 0;
  return buckets.map((bucket) => {
    incomeMinor += totalToMinorUnits(bucket.income, decimals);
    expensesMinor += totalToMinorUnits(bucket.expenses, decimals);
    return {
      ...bucket,
      income: toMajorUnits(incomeMinor, decimals),
      expenses: toMajorUnits(expensesMinor, decimals),
    };
  });
}

function endOfWeek(day: CalendarDay, firstDayOfWeek: number): CalendarDay {
  return addDays(day, 6 - ((weekday(day) - firstDayOfWeek + 7) % 7));
}
