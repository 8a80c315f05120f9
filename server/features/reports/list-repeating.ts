import { addDays, addMonths, type CalendarDay } from '#shared/calendar.ts';
import type { Cadence } from '#shared/cadences.ts';
import type { TransactionType } from '#shared/categories.ts';
import { RULES } from '#shared/recognition/cadences.ts';
import { lastHistory } from '#shared/recognition/memory.ts';
import { SURE_CONFIDENCE } from '#shared/recognition/is-unsure.ts';
import { mostLikelyFirst, recogniseFits } from '#shared/recognition/recognise-series.ts';
import type { FittedSeries } from '#shared/recognition/recognised.ts';
import { samePaymentTest } from '#shared/recognition/same-payment.ts';
import type { PastTransaction, Series } from '#shared/recognition/types.ts';

/** A paid day of a series; `beforeMinor` is the previous amount if it differs. */
export type RepeatingDay = { day: CalendarDay; amountMinor: number; beforeMinor: number | null };
/**
 * A recognised series. If the user has added it as a recurring transaction, `paid` has neither the transactions that
 * the recurring transaction has posted nor their days, `missed` ends before its first day, and `coming` is empty.
 */
export type Repeating = {
  key: string;
  type: TransactionType;
  name: string;
  category: string;
  isEstimate: boolean;
  /** Whether it is paid less often than monthly. */
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
  /** Returns the first day of the recurring transaction that the user has added for a series. */
  findStart: (series: Series) => CalendarDay | undefined;
  /** The ids of the transactions that recurring transactions have posted. */
  postedIds: ReadonlySet<string>;
};

/** Lists the series that are sure enough for a screen, with their days. Coming days end at `to`. */
export function listRepeating(history: History, to: CalendarDay): Repeating[] {
  const { transactions, today, isConfirmed, isDismissed = () => false, findStart, postedIds } = history;
  const recordedLater = transactions.filter(({ date }) => date > today);
  const posted = transactions.filter(({ id }) => postedIds.has(id));
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
      const listDays = (candidates: readonly PastTransaction[]) =>
        candidates.filter((each) => isSame(payment, { ...each, isEstimate: false })).map(({ date }) => date);
      const maxDays = RULES[series.cadence].period / 2;
      const start = findEarlier(findStart(series), findFirstPosted(series, postedIds));
      const allMissed = overdueDay === null ? missed : [...missed, overdueDay];
      const coming = removeRecorded(listComingDays(series, to), listDays(recordedLater), maxDays);
      const postedDays = listDays(posted);
      return {
        key,
        type,
        name,
        category,
        isEstimate,
        isRare: RULES[series.cadence].months > 1,
        amountMinor,
        paid: toPaid(series, postedIds).filter(
          ({ day }) => !postedDays.some((each) => isWithin(day, each, maxDays)),
        ),
        missed: allMissed.filter((day) => start === undefined || day < start),
        coming: start === undefined ? coming : [],
      };
    });
}

/** Returns the date of the first transaction of a series that a recurring transaction has posted. */
function findFirstPosted(
  { fit: { payments } }: FittedSeries,
  postedIds: ReadonlySet<string>,
): CalendarDay | undefined {
  return payments.find(({ point: { transaction } }) => postedIds.has(transaction.id))?.point.transaction.date;
}

function findEarlier(one: CalendarDay | undefined, other: CalendarDay | undefined): CalendarDay | undefined {
  return one === undefined || (other !== undefined && other < one) ? other : one;
}

function toPaid(
  { fit: { payments }, isEstimate }: FittedSeries,
  postedIds: ReadonlySet<string>,
): RepeatingDay[] {
  return payments.flatMap(({ point: { transaction, amountMinor } }, at) => {
    const { id, date } = transaction;
    if (postedIds.has(id)) return [];
    const before = payments[at - 1]?.point.amountMinor;
    const isNew = before !== undefined && before !== amountMinor && !isEstimate;
    return [{ day: date, amountMinor, beforeMinor: isNew ? before : null }];
  });
}

function listComingDays({ nextDay, cadence }: Series, to: CalendarDay): CalendarDay[] {
  const days: CalendarDay[] = [];
  if (nextDay === null) return days;
  for (let steps = 0; ; steps++) {
    const day = addSteps(nextDay, cadence, steps);
    if (day > to) return days;
    days.push(day);
  }
}

const HALF_MONTH_DAYS = 15;

function addSteps(nextDay: CalendarDay, cadence: Cadence, steps: number): CalendarDay {
  const { months, period } = RULES[cadence];
  if (months === 0) return addDays(nextDay, period * steps);
  const wholeMonths = Math.floor(months * steps);
  const day = addMonths(nextDay, wholeMonths);
  return wholeMonths === months * steps ? day : addDays(day, HALF_MONTH_DAYS);
}

/** For each transaction that is recorded ahead, removes the first coming day within `maxDays` of it. */
function removeRecorded(
  days: readonly CalendarDay[],
  recordedLater: readonly CalendarDay[],
  maxDays: number,
): CalendarDay[] {
  const remaining = [...days];
  for (const day of recordedLater) {
    const at = remaining.findIndex((each) => isWithin(day, each, maxDays));
    if (at >= 0) remaining.splice(at, 1);
  }
  return remaining;
}

function isWithin(day: CalendarDay, other: CalendarDay, maxDays: number): boolean {
  return addDays(other, -maxDays) <= day && day <= addDays(other, maxDays);
}
