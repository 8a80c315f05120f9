import { describe, expect, it } from 'vitest';
import { findMoneyChange, findSumChange, toTotalsSoFar } from './change.ts';

describe('the compared totals', () => {
  const summary = {
    period: { from: '2026-11-01', to: '2026-11-30' },
    daily: [
      { date: '2026-11-21', income: 0.1, expenses: 0.2 },
      { date: '2026-11-28', income: 5, expenses: 200 },
    ],
    income: 5.1,
    expenses: 200.2,
    balance: -195.1,
  };

  it('leave out future days of a running period', () => {
    expect(toTotalsSoFar(summary, '2026-11-21', 2)).toEqual({ income: 0.1, expenses: 0.2, balance: -0.1 });
  });

  it('contain every day of a past or future period', () => {
    expect(toTotalsSoFar(summary, '2026-12-01', 2)).toMatchObject({ expenses: 200.2 });
    expect(toTotalsSoFar(summary, '2026-10-31', 2)).toMatchObject({ expenses: 200.2 });
  });
});

describe('the change of income and expenses', () => {
  it('is a share of the previous period', () => {
    expect(findSumChange(112.4, 100, 2)).toEqual({
      kind: 'share',
      direction: 'up',
      ratio: expect.closeTo(0.124, 9),
    });
    expect(findSumChange(50, 100, 2)).toEqual({ kind: 'share', direction: 'down', ratio: -0.5 });
    expect(findSumChange(0, 100, 2)).toEqual({ kind: 'share', direction: 'down', ratio: -1 });
  });

  it('is none instead of a division by zero', () => {
    expect(findSumChange(100, 0, 2)).toEqual({ kind: 'none' });
    expect(findSumChange(0, 0, 2)).toEqual({ kind: 'none' });
  });

  it('is the same for equal sums', () => {
    expect(findSumChange(0.3, 0.3, 2)).toEqual({ kind: 'same' });
  });

  it('is in money if the share would read as zero or as thousands', () => {
    expect(findSumChange(1_000_000.01, 1_000_000, 2)).toEqual({
      kind: 'money',
      direction: 'up',
      amount: 0.01,
    });
    expect(findSumChange(2600, 10, 2)).toEqual({ kind: 'money', direction: 'up', amount: 2590 });
  });
});

describe('the change of the balance', () => {
  it('is a difference in money for any signs', () => {
    expect(findMoneyChange(100, -50.5, 2)).toEqual({ kind: 'money', direction: 'up', amount: 150.5 });
    expect(findMoneyChange(-0.3, -0.1, 2)).toEqual({ kind: 'money', direction: 'down', amount: -0.2 });
    expect(findMoneyChange(0, 0, 2)).toEqual({ kind: 'same' });
  });
});
