import { describe, expect, it } from 'vitest';
import type { Rollover } from '../contract/budgets.ts';
import { addToMonth } from './months.ts';
import { carriedInto, carryingMonths } from './rollover.ts';
import type { BudgetRow } from './rows.ts';

const row = (fromMonth: string, rollover: Rollover, amountMinor: number | null = 100): BudgetRow => ({
  fromMonth,
  amountMinor,
  rollover,
});
const spending = (spent: Record<string, number>) => (month: string) => spent[month] ?? 0;

describe('the amount carried into a month', () => {
  const spent = spending({ '2026-01': 60, '2026-02': 180, '2026-03': 90 });

  it.each<[Rollover, number[]]>([
    ['none', [0, 0, 0, 0]],
    // 40 are left, then 40 overspent, which are not carried over, then 10 are left.
    ['surplus', [0, 40, 0, 10]],
    ['both', [0, 40, -40, -30]],
  ])('with rollover %s is %j', (rollover, carried) => {
    const rows = [row('2026-01', rollover)];
    const months = ['2026-01', '2026-02', '2026-03', '2026-04'];
    expect(months.map((month) => carriedInto(rows, month, spent))).toEqual(carried);
  });

  it('counts only months since the rollover was switched on', () => {
    const rows = [row('2025-06', 'none'), row('2026-02', 'both')];
    expect(carryingMonths(rows, '2026-02')).toEqual([]);
    expect(carryingMonths(rows, '2026-04')).toEqual(['2026-02', '2026-03']);
    expect(carriedInto(rows, '2026-03', spent)).toBe(-80);
  });

  it('is 0 if the month before has no budget, or if the month has no rollover', () => {
    const paused = [row('2026-01', 'both'), row('2026-02', 'both', null), row('2026-03', 'both')];
    expect(carriedInto(paused, '2026-03', spent)).toBe(0);
    const off = [row('2026-01', 'both'), row('2026-02', 'none')];
    expect(carriedInto(off, '2026-02', spent)).toBe(0);
  });

  it('depends on the rollover of the month into which it is carried', () => {
    const rows = [row('2026-01', 'both'), row('2026-03', 'surplus')];
    expect(carriedInto(rows, '2026-03', spent)).toBe(0);
  });

  it('comes from at most 36 months', () => {
    const rows = [row('2000-01', 'surplus', 1)];
    expect(carryingMonths(rows, '2026-01')[0]).toBe(addToMonth('2026-01', -36));
    expect(carriedInto(rows, '2026-01', () => 0)).toBe(36);
  });
});
