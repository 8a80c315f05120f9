import { describe, expect, it } from 'vitest';
import type { Forecast } from '#shared/contract/forecast.ts';
import { findBand, isSideEmpty, isEmpty, toPoints } from './chart-data.ts';

const figure = (p50: number) => ({ p10: p50 - 10, p50, p90: p50 + 10 });
const sides = (expenses: number) => ({
  income: figure(100),
  expenses: figure(expenses),
  balance: figure(100 - expenses),
});
const noError = { off: null, relative: null, naiveOff: null, naive: null, covered: 0 };
const noEndError = { off: null, covered: 0 };
const forecast: Forecast = {
  asOf: '2026-12-15',
  endOfMonth: sides(40),
  months: [{ month: '2027-01', ...sides(50) }],
  categories: [],
  error: { months: 0, income: noError, expenses: noError, balance: noError },
  endError: { months: 0, income: noEndError, expenses: noEndError, balance: noEndError },
  reason: null,
};

describe('the months of the chart', () => {
  it('are the recorded ones from the first transaction on, the current one and the coming ones', () => {
    const recorded = [
      { date: '2026-09-30', income: 0, expenses: 0 },
      { date: '2026-10-31', income: 0, expenses: 0.1 },
      { date: '2026-11-01', income: 0, expenses: 0.1 },
      { date: '2026-11-02', income: 5, expenses: 0.2 },
    ];
    const expenses = toPoints('expenses', { recorded, forecast, decimals: 2 });
    expect(expenses).toEqual([
      { first: '2026-10-01', last: '2026-10-31', amount: 0.1 },
      { first: '2026-11-01', last: '2026-11-30', amount: 0.3 },
      { first: '2026-12-01', last: '2026-12-31', amount: 40, figure: figure(40) },
      { first: '2027-01-01', last: '2027-01-31', amount: 50, figure: figure(50) },
    ]);
    const balance = toPoints('balance', { recorded, forecast, decimals: 2 });
    expect(balance.map(({ amount }) => amount)).toEqual([-0.1, 4.7, 60, 50]);
  });

  it('begin with the current one if nothing was recorded before', () => {
    expect(toPoints('income', { recorded: [], forecast, decimals: 2 })[0]?.first).toBe('2026-12-01');
  });
});

it('a side is empty if no month expects an amount of it, and the forecast is empty if both sides are', () => {
  const spent = { ...sides(50), income: figure(0) };
  const onlySpent = { ...forecast, endOfMonth: spent, months: [{ month: '2027-01', ...spent }] };
  expect([isSideEmpty(onlySpent, 'income'), isSideEmpty(onlySpent, 'expenses'), isEmpty(onlySpent)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isSideEmpty({ ...onlySpent, months: forecast.months }, 'income')).toBe(false);
  const none = { income: figure(0), expenses: figure(0), balance: figure(0) };
  expect(isEmpty({ ...forecast, endOfMonth: none, months: [] })).toBe(true);
});

it('a figure without both ends has no band', () => {
  expect(findBand(figure(20))).toEqual({ low: 10, high: 30 });
  expect(findBand({ p10: null, p50: 20, p90: null })).toBeUndefined();
});
