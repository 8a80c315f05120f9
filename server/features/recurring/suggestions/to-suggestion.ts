import { createHash } from 'node:crypto';
import { addDays, addMonths, type CalendarDay } from '#shared/calendar.ts';
import type { RecurringSuggestion } from '#shared/contract/recurring-suggestions.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { RULES } from '#shared/recognition/cadences.ts';
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

/** A series as the API shows it, in the currency of the user. */
export function toSuggestion(series: Series, currency: string): RecurringSuggestion {
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
    nextDay: series.nextDay ?? dueAfter(series),
    status: series.status,
    confidence: series.confidence,
    count: series.count,
    firstDay: series.firstDay,
    lastDay: series.lastDay,
    change: change && { from: toMajor(change.fromMinor), to: toMajor(change.toMinor), day: change.day },
    transactionIds: series.transactionIds,
  };
}

/** When the one after the last was due: of an ended series the day on which nothing came. */
function dueAfter({ cadence, lastDay }: Series): CalendarDay {
  const { months, period } = RULES[cadence];
  return months === 0 ? addDays(lastDay, Math.round(period)) : addMonths(lastDay, months);
}
