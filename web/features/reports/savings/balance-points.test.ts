import { expect, it } from 'vitest';
import { toBalancePoints } from './balance-points.ts';

const month = (name: string, balance: number) => ({
  month: name,
  income: balance,
  expenses: 0,
  balance,
  rate: null,
  mean: null,
});
const months = [month('2026-10', 120), month('2026-11', 2_400)];
const side = (p10: number, p90: number) => ({ p10, p50: p10, p90 });
const sides = (p10: number, p90: number) => ({
  income: side(0, 0),
  expenses: side(0, 0),
  balance: side(p10, p90),
});
const forecast = { endOfMonth: sides(-80, 90), months: [{ month: '2026-12', ...sides(10, 300) }] };

it('the current month has the band of its forecast', () => {
  expect(toBalancePoints(months, { thisMonth: '2026-11', forecast })).toEqual([
    { month: '2026-10', mean: undefined, balance: 120, isRunning: false },
    { month: '2026-11', mean: undefined, band: { low: -80, high: 90 } },
    { month: '2026-12', band: { low: 10, high: 300 } },
  ]);
});

it('without a forecast the current month has its balance so far', () => {
  expect(toBalancePoints(months, { thisMonth: '2026-11', forecast: undefined }).at(-1)).toEqual({
    month: '2026-11',
    mean: undefined,
    balance: 2_400,
    isRunning: true,
  });
});
