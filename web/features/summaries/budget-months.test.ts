import { expect, it } from 'vitest';
import { budgetMonthsFrom } from './budget-months.ts';

it.each([
  [10, '2026-11-10', '2026-12-09', '2026-10-10', '2026-11-09'],
  [25, '2026-10-25', '2026-11-24', '2026-09-25', '2026-10-24'],
  [28, '2026-10-28', '2026-11-27', '2026-09-28', '2026-10-27'],
  ['lastWorkday', '2026-10-30', '2026-11-29', '2026-09-30', '2026-10-29'],
] as const)(
  'moves from a budget month that starts on %s to the one before',
  (start, from, to, lastFrom, lastTo) => {
    const { current, move } = budgetMonthsFrom(start, '2026-11-21');
    expect(current).toEqual({ from, to });
    expect(move(current, -1)).toEqual({ from: lastFrom, to: lastTo });
    expect(move(move(current, -14), 14)).toEqual(current);
  },
);

it('moves any other range by its own length', () => {
  const { move } = budgetMonthsFrom('lastWorkday', '2026-11-21');
  const november = { from: '2026-11-01', to: '2026-11-30' };
  expect(move(november, -1)).toEqual({ from: '2026-10-01', to: '2026-10-31' });
});
