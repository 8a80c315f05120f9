import { addMonths, type CalendarDay } from '../calendar.ts';
import { largestOf } from '../lists.ts';
import { toDay, toDayNumber } from './day-number.ts';
import { isSameAmount } from './evidence.ts';
import { expectedAmount, lastChange } from './expected-amount.ts';
import { toConfidence, type Fit } from './fit.ts';
import { toKeys, toMainKeys, withUniqueKeys } from './keys.ts';
import { groupPoints } from './groups.ts';
import { joinRenamed, type GroupedSeries } from './join-renamed.ts';
import { createMemory, type Memory } from './memory.ts';
import type { Point } from './points.ts';
import { median } from './medians.ts';
import { missedDays, statusOn } from './status.ts';
import type { Recognised } from './recognised.ts';
import type { PastTransaction, Series, SeriesReason } from './types.ts';

/** The number of months of the history that are searched; older transactions are ignored. */
export const HISTORY_MONTHS = 37;

type IsConfirmed = (key: string) => boolean;
const neverConfirmed: IsConfirmed = () => false;

/** A habit comes more often than every 16 days. */
const HABIT_PERIOD = 16;
/** The number of last points that decide the name and the category. */
const RECENT = 5;

/**
 * Finds the series of repeating payments in a user's history up to today, the most likely first, from descriptions,
 * days and amounts. Days are calendar days of the user; amounts are in minor units. A series that the user has
 * confirmed is found even if it is unlikely. The order of the input has no effect.
 */
export function recogniseSeries(
  transactions: readonly PastTransaction[],
  today: CalendarDay,
  isConfirmed: IsConfirmed = neverConfirmed,
  memory: Memory = createMemory(),
): Series[] {
  return recogniseFits(transactions, today, isConfirmed, memory)
    .series.map(({ fit: _fit, ...series }) => series)
    .toSorted(mostLikelyFirst);
}

export function mostLikelyFirst(one: Series, other: Series): number {
  return other.confidence - one.confidence || (one.key < other.key ? -1 : 1);
}

/** Finds the series of `recogniseSeries`, in any order, with their fits, and the groups of payees. */
export function recogniseFits(
  transactions: readonly PastTransaction[],
  today: CalendarDay,
  isConfirmed: IsConfirmed = neverConfirmed,
  memory: Memory = createMemory(),
): Recognised {
  return memory.once([transactions, today, isConfirmed], () =>
    searchHistory({ transactions, today, isConfirmed }, memory),
  );
}

type History = { transactions: readonly PastTransaction[]; today: CalendarDay; isConfirmed: IsConfirmed };

function searchHistory({ transactions, today, isConfirmed }: History, memory: Memory): Recognised {
  const from = toDayNumber(addMonths(today, -HISTORY_MONTHS));
  const todayNumber = toDayNumber(today);
  const points = memory
    .readPoints(transactions)
    // An expense below 0 is a refund, and never a bill.
    .filter(({ day, amountMinor }) => day > from && day <= todayNumber && amountMinor > 0);
  const searched = groupPoints(points, memory.findFit).map((each) =>
    memory.find(each, (suffix) => toMainKeys(each, suffix).some(isConfirmed)),
  );
  memory.endHistory();
  const groups = searched.map(({ group }) => group);
  const found = searched.flatMap((each) => each.found.map((one) => ({ ...one, group: each.group })));
  const series = joinRenamed(found).map((each) => ({ ...toSeries(each, todayNumber), fit: each.fit }));
  return { series: withUniqueKeys(series), groups };
}

function toSeries(grouped: GroupedSeries, today: number): Series {
  const { fit, group } = grouped;
  const points = fit.payments.map(({ point }) => point);
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) throw new RangeError('A series without transactions.');
  const { status, nextDay, overdueDay } = statusOn(fit, today);
  return {
    ...toKeys(grouped, points),
    type: group.type,
    name: mostOften(points, ({ payee }) => payee.name),
    category: mostOften(points, ({ transaction }) => transaction.category),
    cadence: fit.rule.cadence,
    amountMinor: expectedAmount(fit, nextDay ?? today),
    isEstimate: !fit.isFixed,
    nextDay: nextDay === null ? null : toDay(nextDay),
    overdueDay: overdueDay === null ? null : toDay(overdueDay),
    status,
    confidence: toConfidence(fit.score),
    count: points.length,
    firstDay: toDay(first.day),
    lastDay: toDay(last.day),
    change: lastChange(fit),
    missed: missedDays(fit),
    isHabit: group.type === 'expense' && fit.rule.period < HABIT_PERIOD && !fit.isFixed,
    transactionIds: points.map(({ id }) => id),
    reason: toReason(fit, points),
  };
}

function toReason({ payments, extras }: Fit, points: readonly Point[]): SeriesReason {
  const gaps = points.slice(1).map(({ day }, at) => day - (points[at]?.day ?? day));
  return {
    medianGapDays: Math.round(median(gaps)),
    onTime: payments.filter(({ away }) => Math.abs(away) <= 1).length,
    expected: (payments.at(-1)?.slot ?? 0) - (payments[0]?.slot ?? 0) + 1,
    sameAmount: points
      .slice(1)
      .filter(({ amountMinor }, at) => isSameAmount(amountMinor, points[at]?.amountMinor ?? 0)).length,
    others: extras.length,
  };
}

/** Returns the most frequent value among the last points; of several, the value of the newest point. */
function mostOften(points: readonly Point[], pick: (point: Point) => string): string {
  const counts = new Map<string, number>();
  for (const point of points.slice(-RECENT).toReversed()) {
    const value = pick(point);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const most = largestOf(counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? '';
}
