import { createHash } from 'node:crypto';
import { addDays, addMonths, type CalendarDay } from '#shared/calendar.ts';
import type { RecurringSuggestion } from '#shared/contract/recurring-suggestions.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { RULES } from '#shared/recognition/cadences.ts';
import { SURE_CONFIDENCE } from '#shared/recognition/is-unsure.ts';
import type { Series } from '#shared/recognition/types.ts';

/** Returns the API's key of a series: a digest, since its own key has the user's words, and paths are logged. */
export function suggestionKey({ key }: Pick<Series, 'key'>): string {
  return toDigest(key);
}

/** Returns the digests of all keys of a series, the current one first. */
export function suggestionKeys({ key, otherKeys }: Pick<Series, 'key' | 'otherKeys'>): string[] {
  return [key, ...otherKeys].map(toDigest);
}

export function toDigest(key: string): string {
  return createHash('sha256').update(`suggestion ${key}`).digest('base64url').slice(0, 22);
}

type SuggestionContext = { currency: string; expectedDay: CalendarDay | undefined };

/** Converts to the suggestion of the API. `expectedDay` is the first coming day of the series. */
export function toSuggestion(
  series: Series,
  { currency, expectedDay }: SuggestionContext,
): RecurringSuggestion {
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
    nextDay: findNextDay(series, expectedDay),
    status: series.status,
    confidence: series.confidence,
    count: series.count,
    firstDay: series.firstDay,
    lastDay: series.lastDay,
    change: change && { from: toMajor(change.fromMinor), to: toMajor(change.toMinor), day: change.day },
    transactionIds: series.transactionIds,
  };
}

/** Returns the next day without a recorded payment; for an ended series, the day on which none came. */
function findNextDay(
  { cadence, lastDay, nextDay, confidence }: Series,
  expectedDay: CalendarDay | undefined,
) {
  if (nextDay === null) return dayAfter(cadence, lastDay);
  if (expectedDay !== undefined) return expectedDay;
  // A sure series without an expected day is recorded for its next day already.
  return confidence >= SURE_CONFIDENCE ? dayAfter(cadence, nextDay) : nextDay;
}

function dayAfter(cadence: Series['cadence'], day: CalendarDay): CalendarDay {
  const { months, period } = RULES[cadence];
  return months === 0 ? addDays(day, Math.round(period)) : addMonths(day, months);
}
