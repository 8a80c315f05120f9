import { endOfMonth, startOfMonth, type CalendarRange } from '#shared/calendar.ts';
import type { OfferedPeriod } from '#shared/periods.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useToday } from '#web/lib/format/use-today.ts';
import { IN_PLACE, useSearchParams } from '#web/lib/navigation/hooks.ts';
import { nameOrRange, readPeriod, writePeriod } from '#web/ui/period/period-address.ts';
import type { Widen } from '#web/ui/period/range-errors.ts';
import { useFirstDay } from './use-first-day.ts';

/** The period in the address, its days as text, and the props of the field that changes it. */
export function useRange<Name extends OfferedPeriod>(names: readonly [Name, ...Name[]], widen?: Widen) {
  const [search, setSearch] = useSearchParams();
  const format = useFormat();
  const today = useToday();
  const firstDay = useFirstDay();
  const address = { parameter: 'range', names, widen };
  const { name: value, range } = readPeriod(search, address, today);
  const onChoose = (period: Name | CalendarRange) => {
    const newPeriod =
      typeof period === 'object' ? nameOrRange(widen?.(period) ?? period, names, today) : period;
    setSearch((before) => writePeriod(before, address, newPeriod), IN_PLACE);
  };
  return { range, days: format.dayRange(range), field: { names, value, range, firstDay, widen, onChoose } };
}

/** Like `useRange`, but extends the period to whole months; `query` has them as the API expects them. */
export function useMonths<Name extends OfferedPeriod>(names: readonly [Name, ...Name[]]) {
  const { range, ...rest } = useRange(names, toWholeMonths);
  return { ...rest, query: { from: range.from.slice(0, 7), to: range.to.slice(0, 7) } };
}

function toWholeMonths({ from, to }: CalendarRange): CalendarRange {
  return { from: startOfMonth(from), to: endOfMonth(to) };
}
