import type { CalendarRange } from '#shared/calendar.ts';
import { fieldError } from '#server/errors/app-error.ts';

/**
 * The period of a query: both ends, or undefined without any. Throws when one end is missing or the
 * end lies before the start.
 */
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
