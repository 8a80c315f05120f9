import { createHash } from 'node:crypto';
import { addDays, addMonths, type CalendarDay } from '#shared/calendar.ts';
import type { RecurringSuggestion } from '#shared/contract/recurring-suggestions.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { RULES } from '#shared/recognition/cadences.ts';
import { SURE_CONFIDENCE } from '#shared/recognition/is-maybe.ts';
import type { Series } from '#shared/recognition/types.ts';

/** What the API calls a series: a digest, since the series' own key holds words of the person, and paths are logged. */
export function suggestionKey({ key }: Pick<Series, 'key'>): string {
  return digestOf(key);
}

/** All digests under which a decision on a series may have been stored, its key first. */
export function suggestionKeys({ key, otherKeys }: Pick<Series, 'key' | 'otherKeys'>): string[] {
  return [key, ...otherKeys].map(digestOf);
}

/** The digest of one of the keys of a series. */
export function digestOf(key: string): string {
  return createHash('sha256').update(`suggestion ${key}`).digest('base64url').slice(0, 22);
}

type Shown = { currency: string; expectedDay: CalendarDay | undefined };

/** A series as the API shows it, in the currency of the user. `expectedDay` is its first one of what is coming. */
export function toSuggestion(series: Series, { currency, expectedDay }: Shown): RecurringSuggestion {
  const decimals = currencyDecimals(currency);
  const toMajor = (minor: number) => toMajorUnits(minor, decimals);
  const { change } = series;
  return {
    key: suggestionKey(series),
    type: series.type,
    name: series.name,
    category: series.category,
    cadence: series.cadence,
    amount: toMajor(series.amountMinor),
    isEstimate: series.isEstimate,
    nextDay: nextDayOf(series, expectedDay),
    status: series.status,
    confidence: series.confidence,
    count: series.count,
    firstDay: series.firstDay,
    lastDay: series.lastDay,
    change: change && { from: toMajor(change.fromMinor), to: toMajor(change.toMinor), day: change.day },
    transactionIds: series.transactionIds,
  };
}

/** The next day that nothing is recorded for; of an ended series the day on which nothing came. */
function nextDayOf({ cadence, lastDay, nextDay, confidence }: Series, expectedDay: CalendarDay | undefined) {
  if (nextDay === null) return dayAfter(cadence, lastDay);
  if (expectedDay !== undefined) return expectedDay;
  // A sure one is expected, unless it is recorded for a later day already.
  return confidence >= SURE_CONFIDENCE ? dayAfter(cadence, nextDay) : nextDay;
}

function dayAfter(cadence: Series['cadence'], day: CalendarDay): CalendarDay {
  const { months, period } = RULES[cadence];
  return months === 0 ? addDays(day, Math.round(period)) : addMonths(day, months);
}
