import type { Recurring } from '#shared/contract/recurring.ts';
import { toMajorUnits } from '#shared/money.ts';
import { timesPerMonth } from './cadence.ts';

/** What one comes to in a usual month, in major units. */
export function monthlyAmount(
  rule: Pick<Recurring, 'amount' | 'unit' | 'every' | 'secondDay'>,
  decimals: number,
) {
  return toMajorUnits(monthlyMinor(rule, decimals), decimals);
}

/** What the active ones come to in a usual month, in major units. */
export function monthlySums(rules: readonly Recurring[], decimals: number) {
  const active = rules.filter(({ state }) => state === 'active');
  const sumOf = (type: Recurring['type']) =>
    active.filter((rule) => rule.type === type).reduce((sum, rule) => sum + monthlyMinor(rule, decimals), 0);
  const [expenses, incomes] = [sumOf('expense'), sumOf('income')];
  return {
    expenses: toMajorUnits(expenses, decimals),
    incomes: toMajorUnits(incomes, decimals),
    rest: toMajorUnits(incomes - expenses, decimals),
  };
}

function monthlyMinor(
  { amount, ...schedule }: Pick<Recurring, 'amount' | 'unit' | 'every' | 'secondDay'>,
  decimals: number,
): number {
  return Math.round(amount * 10 ** decimals * timesPerMonth(schedule));
}
