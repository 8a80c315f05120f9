import type { BudgetChange, StoredBudget } from '#shared/contract/budgets.ts';

/** Returns the changes, in order, that restore the amounts of a budget as they were before its removal. */
export function undoRemoval(
  budgets: readonly StoredBudget[],
  { month, scope }: Pick<BudgetChange, 'month' | 'scope'>,
): BudgetChange[] {
  const removedBudget = budgets.findLast(({ fromMonth }) => fromMonth <= month);
  const laterBudgets = scope === 'only' ? [] : budgets.filter(({ fromMonth }) => fromMonth > month);
  return [
    ...(removedBudget ? [toChange({ ...removedBudget, fromMonth: month }, scope)] : []),
    ...laterBudgets.map((budget) => toChange(budget, scope)),
  ];
}

function toChange({ fromMonth, amount, rollover }: StoredBudget, scope: BudgetChange['scope']): BudgetChange {
  return { month: fromMonth, amount, rollover, scope };
}
