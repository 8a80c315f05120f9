import type { Rollover } from '../contract/budgets.ts';
import { addToMonth, type BudgetMonth } from './months.ts';

/**
 * What somebody set for a category: it holds from its month until the next row. Without an amount there is no budget.
 */
export type BudgetRow = { fromMonth: BudgetMonth; amountMinor: number | null; rollover: Rollover };
/** A row with an amount. */
export type HeldBudget = BudgetRow & { amountMinor: number };

export type BudgetRowChange = {
  month: BudgetMonth;
  amountMinor: number | null;
  rollover: Rollover;
  scope: 'onwards' | 'only';
};

/** The last month that the contract can name. */
const LAST_MONTH = '2999-12';

/** The budget of one category in a month. The rows are in the order of their months. */
export function budgetIn(rows: readonly BudgetRow[], month: BudgetMonth): HeldBudget | undefined {
  const row = rows.findLast(({ fromMonth }) => fromMonth <= month);
  return row !== undefined && hasAmount(row) ? row : undefined;
}

function hasAmount(row: BudgetRow): row is HeldBudget {
  return row.amountMinor !== null;
}

/** The rows of one category after a change. From a month on, it replaces everything that was set for later. */
export function changeRows(rows: readonly BudgetRow[], change: BudgetRowChange): BudgetRow[] {
  const { month, amountMinor, rollover, scope } = change;
  const earlier = rows.filter(({ fromMonth }) => fromMonth < month);
  const changed: BudgetRow = { fromMonth: month, amountMinor, rollover };
  if (scope === 'onwards') return tidy([...earlier, changed]);
  const next = addToMonth(month, 1);
  const heldNext = rows.findLast(({ fromMonth }) => fromMonth <= next) ?? { amountMinor: null, rollover };
  const after = rows.filter(({ fromMonth }) => fromMonth > next);
  const all = [...earlier, changed, { ...heldNext, fromMonth: next }, ...after];
  return tidy(all.filter(({ fromMonth }) => fromMonth <= LAST_MONTH));
}

/** Without rows that change nothing. */
function tidy(rows: readonly BudgetRow[]): BudgetRow[] {
  const kept: BudgetRow[] = [];
  for (const row of rows) if (!isSame(kept.at(-1), row)) kept.push(row);
  return kept;
}

function isSame(before: BudgetRow | undefined, { amountMinor, rollover }: BudgetRow): boolean {
  if (amountMinor === null) return (before?.amountMinor ?? null) === null;
  return before?.amountMinor === amountMinor && before.rollover === rollover;
}
