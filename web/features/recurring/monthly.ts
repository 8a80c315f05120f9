import { addDays, addMonths, type CalendarDay } from '#shared/calendar.ts';
import type { Recurring } from '#shared/contract/recurring.ts';
import { toMajorUnits } from '#shared/money.ts';
import { timesPerMonth } from '#web/ui/schedule/cadence.ts';

/** Returns the amount of a recurring transaction in an average month, in major units. */
export function monthlyAmount(
  rule: Pick<Recurring, 'amount' | 'unit' | 'every' | 'secondDay'>,
  decimals: number,
) {
  return toMajorUnits(monthlyMinor(rule, decimals), decimals);
}

/** Sums the recurring transactions that are active now, per average month, in major units. */
export function monthlySums(
  rules: readonly Recurring[],
  { decimals, today }: { decimals: number; today: CalendarDay },
) {
  const active = rules.filter(({ state }) => state === 'active');
  const counted = active.filter((rule) => beginsSoon(rule, today) && !continuesAnother(rule, active));
  const sumMinor = (type: Recurring['type']) =>
    counted.filter((rule) => rule.type === type).reduce((sum, rule) => sum + monthlyMinor(rule, decimals), 0);
  const [expenses, incomes] = [sumMinor('expense'), sumMinor('income')];
  return {
    expenses: toMajorUnits(expenses, decimals),
    incomes: toMajorUnits(incomes, decimals),
    rest: toMajorUnits(incomes - expenses, decimals),
  };
}

/** Whether the rule has begun, or begins within its next period. */
function beginsSoon({ unit, every, firstDay }: Recurring, today: CalendarDay): boolean {
  const days = { day: every, week: every * 7 };
  const end =
    unit === 'day' || unit === 'week'
      ? addDays(today, days[unit])
      : addMonths(today, every * (unit === 'year' ? 12 : 1));
  return firstDay <= end;
}

/**
 * Whether the rule continues another rule that still runs. An edit of 'this and later ones' splits a rule into two such
 * rules, which have the same first day or description.
 */
function continuesAnother({ type, firstDay, description, nextDay }: Recurring, active: readonly Recurring[]) {
  return active.some(
    (other) =>
      other.type === type &&
      (other.firstDay === firstDay || other.description === description) &&
      other.endDay !== null &&
      nextDay !== null &&
      other.endDay < nextDay,
  );
}

function monthlyMinor(
  { amount, ...schedule }: Pick<Recurring, 'amount' | 'unit' | 'every' | 'secondDay'>,
  decimals: number,
): number {
  return Math.round(amount * 10 ** decimals * timesPerMonth(schedule));
}
