import type { CalendarRange } from '#shared/calendar.ts';
import { fieldError } from '#server/errors/app-error.ts';

/** Returns the period of a query, undefined if it has none. Throws if an end is missing or `to` is before `from`. */
export function readPeriod(
  query: { from?: string | undefined; to?: string | undefined } | undefined,
): CalendarRange | undefined {
  const { from, to } = query ?? {};
  if (from === undefined && to === undefined) return undefined;
  if (from === undefined) throw fieldError('from', 'required');
  if (to === undefined) throw fieldError('to', 'required');
  if (to < from) throw fieldError('to', 'rangeReversed');
  return { from, to };
}
