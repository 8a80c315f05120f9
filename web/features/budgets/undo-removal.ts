import type { BudgetChange, StoredBudget } from '#shared/contract/budgets.ts';

/** The changes that bring the amounts of one budget back after one of them ended it, in their order. */
export function undoRemoval(
  before: readonly StoredBudget[],
  { month, scope }: Pick<BudgetChange, 'month' | 'scope'>,
): BudgetChange[] {
  const held = before.findLast(({ fromMonth }) => fromMonth <= month);
  const later = scope === 'only' ? [] : before.filter(({ fromMonth }) => fromMonth > month);
  return [
    ...(held ? [toChange({ ...held, fromMonth: month }, scope)] : []),
    ...later.map((amount) => toChange(amount, scope)),
  ];
}

function toChange({ fromMonth, amount, rollover }: StoredBudget, scope: BudgetChange['scope']): BudgetChange {
  return { month: fromMonth, amount, rollover, scope };
}
