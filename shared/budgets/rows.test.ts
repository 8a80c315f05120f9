import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLLOVERS } from '../contract/budgets.ts';
import { scaled } from '../testing/scaled.ts';
import { addToMonth } from './months.ts';
import { budgetIn, changeRows, type BudgetRow, type BudgetRowChange } from './rows.ts';

const row = (fromMonth: string, amountMinor: number | null): BudgetRow => ({
  fromMonth,
  amountMinor,
  rollover: 'none',
});
const change = (month: string, amountMinor: number | null, scope: 'onwards' | 'only'): BudgetRowChange => ({
  month,
  amountMinor,
  rollover: 'none',
  scope,
});

describe('a budget', () => {
  it('is valid from its month until the next row; a row without an amount ends it', () => {
    const rows = [row('2026-03', 100), row('2026-06', null), row('2026-09', 300)];
    const amounts = ['2026-02', '2026-03', '2026-05', '2026-06', '2026-08', '2026-09', '2027-01'].map(
      (month) => budgetIn(rows, month)?.amountMinor,
    );
    expect(amounts).toEqual([undefined, 100, 100, undefined, undefined, 300, 300]);
  });

  it('for one month writes two rows', () => {
    expect(changeRows([row('2026-03', 100)], change('2026-10', 250, 'only'))).toEqual([
      row('2026-03', 100),
      row('2026-10', 250),
      row('2026-11', 100),
    ]);
  });

  it('for one month ends after that month if there was no budget before', () => {
    expect(changeRows([], change('2026-10', 250, 'only'))).toEqual([
      row('2026-10', 250),
      row('2026-11', null),
    ]);
  });

  it('for the last possible month needs no row that ends it', () => {
    expect(changeRows([], change('2999-12', 250, 'only'))).toEqual([row('2999-12', 250)]);
  });

  it('has no row that repeats the row before it', () => {
    expect(changeRows([], change('2026-10', null, 'onwards'))).toEqual([]);
    const rows = [row('2026-03', 100)];
    expect(changeRows(rows, change('2026-10', 100, 'onwards'))).toEqual(rows);
    expect(
      changeRows([...rows, row('2026-10', 5), row('2026-11', 100)], change('2026-10', 100, 'only')),
    ).toEqual(rows);
  });

  const month = fc.integer({ min: 0, max: 11 }).map((months) => addToMonth('2026-01', months));
  const changes = fc.array(
    fc.record({
      month,
      amountMinor: fc.option(fc.integer({ min: 1, max: 3 })),
      rollover: fc.constantFrom(...ROLLOVERS),
      scope: fc.constantFrom('onwards' as const, 'only' as const),
    }),
    { maxLength: 8 },
  );

  it('has in every month the amount that was set last for that month', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const expected = new Map<string, { amountMinor: number | null; rollover: string }>();
        const months = Array.from({ length: 14 }, (_, at) => addToMonth('2026-01', at));
        let rows: BudgetRow[] = [];
        for (const { scope, ...each } of all) {
          rows = changeRows(rows, { scope, ...each });
          for (const other of months)
            if (other === each.month || (scope === 'onwards' && other > each.month))
              expected.set(other, each);
        }
        for (const each of months) {
          const last = expected.get(each);
          const budget = budgetIn(rows, each);
          expect([budget?.amountMinor, budget?.rollover]).toEqual(
            (last?.amountMinor ?? null) === null
              ? [undefined, undefined]
              : [last?.amountMinor, last?.rollover],
          );
        }
      }),
      { numRuns: scaled(1_000) },
    );
  });
});
