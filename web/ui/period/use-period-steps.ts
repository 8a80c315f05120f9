import { useTranslation } from 'react-i18next';
import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import { EARLIEST_DAY } from '#shared/limits.ts';
import { stepPeriod, unitOf, type PeriodUnit } from '#shared/periods.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useToday } from '#web/lib/format/use-today.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import type { Step } from './step-arrows.tsx';

type Options = {
  /** The day of the first transaction, before which no step leads; undefined while it is not known. */
  firstDay: CalendarDay | undefined;
  onChoose: (range: CalendarRange) => void;
  /** Whether the steps lead to periods that have not begun. */
  allowsFuture?: boolean;
  /** Moves the range; by its own length if it is left out. */
  move?: ((range: CalendarRange, steps: number) => CalendarRange) | undefined;
};

/** The steps to the previous and the next period. Without `allowsFuture`, the period with today is the last. */
export function usePeriodSteps(
  range: CalendarRange,
  { firstDay, onChoose, allowsFuture = false, move = stepPeriod }: Options,
): { previous: Step; next: Step } {
  const today = useToday();
  const stepName = useStepName();
  const [before, after] = [move(range, -1), move(range, 1)];
  const hasBefore = before.from >= EARLIEST_DAY && (firstDay === undefined || firstDay <= before.to);
  const hasNext = allowsFuture || after.from <= today;
  return {
    previous: { label: stepName('previous', before), go: hasBefore ? () => onChoose(before) : undefined },
    next: { label: stepName('next', after), go: hasNext ? () => onChoose(after) : undefined },
  };
}

/** The name of a step with its destination: 'Previous month, October 2026'. */
function useStepName(): (direction: 'previous' | 'next', range: CalendarRange) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const { firstDayOfWeek } = useProfile();
  return (direction, range) => {
    const unit = unitOf(range, firstDayOfWeek);
    return t(`summaries.steps.${direction}.${unit}`, { name: rangeName(range, unit, format) });
  };
}

/** A year, a month or a range of days in words: '2026', 'November 2026', '1–15 November 2026'. */
export function rangeName(
  range: CalendarRange,
  unit: PeriodUnit,
  format: ReturnType<typeof useFormat>,
): string {
  if (unit === 'year') return range.from.slice(0, 4);
  if (unit === 'month') return format.day(range.from, DAY_FORMATS.monthOfYear);
  return format.dayRange(range);
}
