import type { Rollover } from '../contract/budgets.ts';
import { addToMonth, type BudgetMonth } from './months.ts';

/**
 * The budget of one category from `fromMonth` until the month of the next row; a row without an amount ends the budget.
 */
export type BudgetRow = { fromMonth: BudgetMonth; amountMinor: number | null; rollover: Rollover };
export type BudgetWithAmount = BudgetRow & { amountMinor: number };

export type BudgetRowChange = {
  month: BudgetMonth;
  amountMinor: number | null;
  rollover: Rollover;
  scope: 'onwards' | 'only';
};

/** The last month that the contract can name. */
const LAST_MONTH = '2999-12';

/** Returns the budget of one category in a month. The rows are in the order of their months. */
export function budgetIn(rows: readonly BudgetRow[], month: BudgetMonth): BudgetWithAmount | undefined {
  const row = rows.findLast(({ fromMonth }) => fromMonth <= month);
  return row !== undefined && hasAmount(row) ? row : undefined;
}

function hasAmount(row: BudgetRow): row is BudgetWithAmount {
  return row.amountMinor !== null;
}

/** Returns the rows of one category after a change. The scope `onwards` also replaces the rows of all later months. */
export function changeRows(rows: readonly BudgetRow[], change: BudgetRowChange): BudgetRow[] {
  const { month, amountMinor, rollover, scope } = change;
  const earlier = rows.filter(({ fromMonth }) => fromMonth < month);
  const changed: BudgetRow = { fromMonth: month, amountMinor, rollover };
  if (scope === 'onwards') return withoutRepeats([...earlier, changed]);
  const next = addToMonth(month, 1);
  const rowOfNext = rows.findLast(({ fromMonth }) => fromMonth <= next) ?? { amountMinor: null, rollover };
  const after = rows.filter(({ fromMonth }) => fromMonth > next);
  const all = [...earlier, changed, { ...rowOfNext, fromMonth: next }, ...after];
  return withoutRepeats(all.filter(({ fromMonth }) => fromMonth <= LAST_MONTH));
}

/** Leaves out rows that repeat the row before. */
function withoutRepeats(rows: readonly BudgetRow[]): BudgetRow[] {
  const changes: BudgetRow[] = [];
  for (const row of rows) if (!isSame(changes.at(-1), row)) changes.push(row);
  return changes;
}

function isSame(before: BudgetRow | undefined, { amountMinor, rollover }: BudgetRow): boolean {
  if (amountMinor === null) return (before?.amountMinor ?? null) === null;
  return before?.amountMinor === amountMinor && before.rollover === rollover;
}
