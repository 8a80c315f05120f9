import type { BudgetChange, StoredBudget } from '#shared/contract/budgets.ts';

/** Returns the changes, in order, that restore the amounts of a budget as they were before its removal. */
export function undoRemoval(
  before: readonly StoredBudget[],
  { month, scope }: Pick<BudgetChange, 'month' | 'scope'>,
): BudgetChange[] {
  const removed = before.findLast(({ fromMonth }) => fromMonth <= month);
  const later = scope === 'only' ? [] : before.filter(({ fromMonth }) => fromMonth > month);
  return [
    ...(removed ? [toChange({ ...removed, fromMonth: month }, scope)] : []),
    ...later.map((amount) => toChange(amount, scope)),
  ];
}

function toChange({ fromMonth, amount, rollover }: StoredBudget, scope: BudgetChange['scope']): BudgetChange {
  return { month: fromMonth, amount, rollover, scope };
}
