import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import { isSameRange, namedPeriod, type PeriodName } from '#shared/periods.ts';
import { findRangeErrors, type Widen } from './range-errors.ts';

export type Period<Name extends PeriodName> = { name: Name | 'custom'; range: CalendarRange };

/** The parameter of a period in the address, and the names that its value may have, the default first. */
export type PeriodAddress<Name extends PeriodName> = {
  parameter: string;
  names: readonly [Name, ...Name[]];
  widen?: Widen | undefined;
};

/** The period in a query string; the default one if it is missing or wrong. */
export function readPeriod<Name extends PeriodName>(
  search: URLSearchParams,
  { parameter, names, widen }: PeriodAddress<Name>,
  today: CalendarDay,
): Period<Name> {
  const name = search.get(parameter) ?? '';
  if (name === 'custom') {
    const range = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
    const isValid = Object.keys(findRangeErrors(range, widen)).length === 0;
    if (isValid) return { name, range: widen?.(range) ?? range };
  }
  const validName = names.find((option) => option === (EARLIER_NAMES[name] ?? name)) ?? names[0];
  return { name: validName, range: namedPeriod(validName, today) };
}

/** Names that earlier versions wrote into addresses, which somebody may have bookmarked. */
const EARLIER_NAMES: Partial<Record<string, PeriodName>> = {
  'last-3': 'last-3-months',
  'last-12': 'last-12-months',
  'last-36': 'last-36-months',
};

/** The query string with a period; the default period is left out, other keys stay. */
export function writePeriod<Name extends PeriodName>(
  search: URLSearchParams,
  { parameter, names }: PeriodAddress<Name>,
  period: Name | CalendarRange,
): URLSearchParams {
  const newSearch = new URLSearchParams(search);
  for (const key of [parameter, 'from', 'to']) newSearch.delete(key);
  if (typeof period === 'object') {
    newSearch.set(parameter, 'custom');
    newSearch.set('from', period.from);
    newSearch.set('to', period.to);
  } else if (period !== names[0]) {
    newSearch.set(parameter, period);
  }
  return newSearch;
}

/** The offered name of a range, or the range itself. */
export function nameOrRange<Name extends PeriodName>(
  range: CalendarRange,
  names: readonly Name[],
  today: CalendarDay,
): Name | CalendarRange {
  return names.find((name) => isSameRange(namedPeriod(name, today), range)) ?? range;
}
