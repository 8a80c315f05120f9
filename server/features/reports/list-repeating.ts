import { addDays, addMonths, type CalendarDay } from '#shared/calendar.ts';
import type { Cadence } from '#shared/cadences.ts';
import type { TransactionType } from '#shared/categories.ts';
import { RULES } from '#shared/recognition/cadences.ts';
import { lastHistory } from '#shared/recognition/memory.ts';
import { mostLikelyFirst, recogniseFits, SURE_CONFIDENCE } from '#shared/recognition/recognise-series.ts';
import type { FittedSeries } from '#shared/recognition/recognised.ts';
import { samePaymentTest } from '#shared/recognition/same-payment.ts';
import type { PastTransaction, Series } from '#shared/recognition/types.ts';

/** A day of something that repeats; `amountMinor` is in minor units. */
export type RepeatingDay = { day: CalendarDay; amountMinor: number; beforeMinor: number | null };
/**
 * A series that repeats. If the person has added it as recurring, `paid` leaves out the transactions that the recurring one
 * has made and those that are beside one of them, `missed` ends before its first day, and `coming` is empty.
 */
export type Repeating = {
  key: string;
  type: TransactionType;
  name: string;
  category: string;
  isEstimate: boolean;
  /** Whether it comes less often than monthly. */
  isRare: boolean;
  paid: RepeatingDay[];
  missed: CalendarDay[];
  coming: CalendarDay[];
  amountMinor: number;
};

type History = {
  transactions: readonly PastTransaction[];
  today: CalendarDay;
  isConfirmed?: (key: string) => boolean;
  isDismissed?: (key: string) => boolean;
  /** The first day from which it is recurring, if the person has added it. */
  startOf: (series: Series) => CalendarDay | undefined;
  /** The ids of the transactions that recurring ones have made. */
  posted: ReadonlySet<string>;
};

/** What repeats, as sure as a screen says it, with its days; those to come are up to `to`. */
export function listRepeating(history: History, to: CalendarDay): Repeating[] {
  const { transactions, today, isConfirmed, isDismissed = () => false, startOf, posted } = history;
  const entered = transactions.filter(({ date }) => date > today);
  const made = transactions.filter(({ id }) => posted.has(id));
  const isSame = samePaymentTest();
  return recogniseFits(transactions, today, isConfirmed, lastHistory)
    .series.toSorted(mostLikelyFirst)
    .filter(
      (series) =>
        !series.isHabit &&
        (series.confidence >= SURE_CONFIDENCE || isConfirmed?.(series.key) === true) &&
        ![series.key, ...series.otherKeys].some(isDismissed),
    )
    .map((series) => {
      const { key, type, name, category, isEstimate, amountMinor, missed, overdueDay } = series;
      const payment = { type, description: name, amountMinor, isEstimate };
      const daysOf = (all: readonly PastTransaction[]) =>
        all.filter((each) => isSame(payment, { ...each, isEstimate: false })).map(({ date }) => date);
      const reach = RULES[series.cadence].period / 2;
      const start = earliest(startOf(series), firstPosted(series, posted));
      const all = overdueDay === null ? missed : [...missed, overdueDay];
      const coming = withoutEntered(comingDays(series, to), daysOf(entered), reach);
      const madeOn = daysOf(made);
      return {
        key,
        type,
        name,
        category,
        isEstimate,
        isRare: RULES[series.cadence].months > 1,
        amountMinor,
        paid: toPaid(series, posted).filter(({ day }) => !madeOn.some((each) => isWithin(day, each, reach))),
        missed: all.filter((day) => start === undefined || day < start),
        coming: start === undefined ? coming : [],
      };
    });
}

/** The day of the first transaction of a series that a recurring one has made. */
function firstPosted({ fit: { kept } }: FittedSeries, posted: ReadonlySet<string>): CalendarDay | undefined {
  return kept.find(({ point: { transaction } }) => posted.has(transaction.id))?.point.transaction.date;
}

function earliest(one: CalendarDay | undefined, other: CalendarDay | undefined): CalendarDay | undefined {
  return one === undefined || (other !== undefined && other < one) ? other : one;
}

function toPaid({ fit: { kept }, isEstimate }: FittedSeries, posted: ReadonlySet<string>): RepeatingDay[] {
  return kept.flatMap(({ point: { transaction, amountMinor } }, at) => {
    const { id, date } = transaction;
    if (posted.has(id)) return [];
    const before = kept[at - 1]?.point.amountMinor;
    const isNew = before !== undefined && before !== amountMinor && !isEstimate;
    return [{ day: date, amountMinor, beforeMinor: isNew ? before : null }];
  });
}

function comingDays({ nextDay, cadence }: Series, to: CalendarDay): CalendarDay[] {
  const days: CalendarDay[] = [];
  if (nextDay === null) return days;
  for (let steps = 0; ; steps++) {
    const day = dayAfter(cadence, nextDay, steps);
    if (day > to) return days;
    days.push(day);
  }
}

const HALF_A_MONTH = 15;

function dayAfter(cadence: Cadence, nextDay: CalendarDay, steps: number): CalendarDay {
  const { months, period } = RULES[cadence];
  if (months === 0) return addDays(nextDay, period * steps);
  const whole = Math.floor(months * steps);
  const day = addMonths(nextDay, whole);
  return whole === months * steps ? day : addDays(day, HALF_A_MONTH);
}

/** A transaction that is recorded for a day to come stands for the first one within reach. */
function withoutEntered(
  days: readonly CalendarDay[],
  entered: readonly CalendarDay[],
  reach: number,
): CalendarDay[] {
  const left = [...days];
  for (const day of entered) {
    const at = left.findIndex((each) => isWithin(day, each, reach));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function isWithin(day: CalendarDay, other: CalendarDay, reach: number): boolean {
  return addDays(other, -reach) <= day && day <= addDays(other, reach);
}
