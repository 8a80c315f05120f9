import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import type { Comparison } from './period.ts';

/** Names the previous period: 'October', 'December 2025', '2025' or its days. */
export function usePeriodName(): (comparison: Comparison) => string {
  const format = useFormat();
  return ({ kind, range }) => {
    if (kind === 'year') return range.from.slice(0, 4);
    const isThisYear = range.from.slice(0, 4) === format.today().slice(0, 4);
    if (kind === 'range') return format.dayRange(range, isThisYear ? DAY_FORMATS.short : DAY_FORMATS.medium);
    return format.day(range.from, isThisYear ? DAY_FORMATS.month : DAY_FORMATS.monthOfYear);
  };
}
