import { namedPeriod, type PeriodName } from '#shared/periods.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useNamed } from './use-steps.ts';

/** The range of days that the address names, in words too, and what its choice needs. */
export function useRange<Name extends PeriodName>(ranges: readonly [Name, ...Name[]]) {
  const format = useFormat();
  const [value, onChange] = useNamed('range', ranges);
  const range = namedPeriod(value, format.today());
  return { range, days: format.dayRange(range), select: { ranges, value, onChange } };
}

/** The same of whole months, as the API asks for them. */
export function useMonths<Name extends PeriodName>(ranges: readonly [Name, ...Name[]]) {
  const { range, ...rest } = useRange(ranges);
  return { ...rest, query: { from: range.from.slice(0, 7), to: range.to.slice(0, 7) } };
}
