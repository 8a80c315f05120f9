import { describe, expect, it } from 'vitest';
import type { Summary } from '#shared/contract/summaries.ts';
import { findChanges, findMoneyChange, findSumChange, toTotalsSoFar } from './change.ts';

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

  it('leave out future days of the current period', () => {
    expect(toTotalsSoFar(summary, '2026-11-21', 2)).toEqual({ income: 0.1, expenses: 0.2, balance: -0.1 });
  });

  it('contain every day of a past or future period', () => {
    expect(toTotalsSoFar(summary, '2026-12-01', 2)).toMatchObject({ expenses: 200.2 });
    expect(toTotalsSoFar(summary, '2026-10-31', 2)).toMatchObject({ expenses: 200.2 });
  });
});

describe('a comparison with the period before', () => {
  const summary: Summary = {
    period: { from: '2026-11-01', to: '2026-11-30' },
    income: 0,
    expenses: 50,
    balance: -50,
    previous: {
      period: { from: '2026-10-01', to: '2026-10-21' },
      income: 0,
      expenses: 2104.06,
      balance: -2104.06,
    },
    later: null,
    firstDay: '2026-10-06',
    daily: [{ date: '2026-11-02', income: 0, expenses: 50 }],
    categories: [],
    recent: [],
    recentGroups: [],
  };
  const findKinds = (changed: Partial<Summary>) =>
    Object.values(findChanges({ ...summary, ...changed }, '2026-11-21', 2)).map(({ kind }) => kind);

  it('shows if there were transactions in the first quarter of that period', () => {
    expect(findKinds({})).toEqual(['money', 'none', 'share']);
  });

  it('is left out if the first transaction came after the first quarter of that period', () => {
    const { previous } = summary;
    const empty = { ...previous, income: 0, expenses: 0, balance: 0 };
    expect(findKinds({ firstDay: '2026-10-07' })).toEqual(['none', 'none', 'none']);
    expect(findKinds({ firstDay: '2026-10-22', previous: empty })).toEqual(['none', 'none', 'none']);
    expect(findKinds({ firstDay: '2026-11-02', previous: empty })).toEqual(['none', 'none', 'none']);
  });

  it('is left out in a period without transactions so far, because the change would look like a gain', () => {
    expect(findKinds({ daily: [], expenses: 0, balance: 0 })).toEqual(['none', 'none', 'none']);
    const ahead = [{ date: '2026-11-28', income: 0, expenses: 50 }];
    expect(findKinds({ daily: ahead })).toEqual(['none', 'none', 'none']);
  });

  it('shows if a refund makes the total 0', () => {
    const daily = [
      { date: '2026-11-02', income: 0, expenses: 50 },
      { date: '2026-11-03', income: 0, expenses: -50 },
    ];
    expect(findKinds({ daily, expenses: 0, balance: 0 })).toEqual(['money', 'none', 'share']);
  });
});

describe('the change of income and expenses', () => {
  it('is a share of the previous total', () => {
    expect(findSumChange(112.4, 100, 2)).toEqual({
      kind: 'share',
      direction: 'up',
      ratio: expect.closeTo(0.124, 9),
    });
    expect(findSumChange(50, 100, 2)).toEqual({ kind: 'share', direction: 'down', ratio: -0.5 });
    expect(findSumChange(0, 100, 2)).toEqual({ kind: 'share', direction: 'down', ratio: -1 });
  });

  it('is left out if the previous total was 0', () => {
    expect(findSumChange(100, 0, 2)).toEqual({ kind: 'none' });
    expect(findSumChange(0, 0, 2)).toEqual({ kind: 'none' });
  });

  it("is 'same' for equal sums", () => {
    expect(findSumChange(0.3, 0.3, 2)).toEqual({ kind: 'same' });
  });

  it('is an amount if the share would read as zero or as thousands of percent', () => {
    expect(findSumChange(1_000_000.01, 1_000_000, 2)).toEqual({
      kind: 'money',
      direction: 'up',
      amount: 0.01,
    });
    expect(findSumChange(2600, 10, 2)).toEqual({ kind: 'money', direction: 'up', amount: 2590 });
  });

  it.each([
    [-105.5, 70, 'up', 175.5],
    [110, -55.5, 'down', -165.5],
    [-10, -20, 'down', -10],
  ])(
    'from %d to %d, with more refunds than expenses, is an amount',
    (previous, current, direction, amount) => {
      expect(findSumChange(current, previous, 2)).toEqual({ kind: 'money', direction, amount });
    },
  );
});

describe('the change of the balance', () => {
  it('is an amount, for positive and negative balances', () => {
    expect(findMoneyChange(100, -50.5, 2)).toEqual({ kind: 'money', direction: 'up', amount: 150.5 });
    expect(findMoneyChange(-0.3, -0.1, 2)).toEqual({ kind: 'money', direction: 'down', amount: -0.2 });
    expect(findMoneyChange(0, 0, 2)).toEqual({ kind: 'same' });
  });
});
