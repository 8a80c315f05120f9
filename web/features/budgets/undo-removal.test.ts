import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addToMonth } from '#shared/budgets/months.ts';
import { budgetIn, changeRows, type BudgetRow } from '#shared/budgets/rows.ts';
import { ROLLOVERS, type BudgetChange, type StoredBudget } from '#shared/contract/budgets.ts';
import { undoRemoval } from './undo-removal.ts';

const scopes = fc.constantFrom('onwards' as const, 'only' as const);
const months = fc.integer({ min: 0, max: 11 }).map((number) => addToMonth('2026-01', number));
const changes = fc.array(
  fc.record({
    month: months,
    amount: fc.option(fc.integer({ min: 1, max: 3 })),
    rollover: fc.constantFrom(...ROLLOVERS),
    scope: scopes,
  }),
);

const apply = (rows: readonly BudgetRow[], { amount, ...change }: BudgetChange): BudgetRow[] =>
  changeRows(rows, { ...change, amountMinor: amount });
/** Leaves out the rollover of a row without a budget, where it has no effect. */
const toEffect = ({ rollover, ...row }: BudgetRow) => (row.amountMinor === null ? row : { ...row, rollover });
const toStored = ({ fromMonth, amountMinor, rollover }: BudgetRow): StoredBudget => ({
  category: 'food',
  fromMonth,
  amount: amountMinor,
  rollover,
});

it('brings back every amount of a removed budget, including those of later months', () => {
  fc.assert(
    fc.property(changes, months, scopes, (earlier, month, scope) => {
      const before = earlier.reduce(apply, []);
      const current = budgetIn(before, month);
      fc.pre(current !== undefined);
      const removed = apply(before, { month, amount: null, rollover: 'none', scope });
      expect(budgetIn(removed, month)).toBeUndefined();
      const after = undoRemoval(before.map(toStored), { month, scope }).reduce(apply, removed);
      expect(after.map(toEffect)).toEqual(before.map(toEffect));
    }),
  );
});
