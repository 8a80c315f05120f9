import { describe, expect, it } from 'vitest';
import { findMoneyChange, findSumChange } from './change.ts';

describe('the change of income and expenses', () => {
  it('is a share of the period before', () => {
    expect(findSumChange(112.4, 100, 2)).toEqual({
      kind: 'share',
      direction: 'up',
      ratio: expect.closeTo(0.124, 9),
    });
    expect(findSumChange(50, 100, 2)).toEqual({ kind: 'share', direction: 'down', ratio: -0.5 });
    expect(findSumChange(0, 100, 2)).toEqual({ kind: 'share', direction: 'down', ratio: -1 });
  });

  it('says that there was nothing to compare with instead of dividing by zero', () => {
    expect(findSumChange(100, 0, 2)).toEqual({ kind: 'none' });
    expect(findSumChange(0, 0, 2)).toEqual({ kind: 'none' });
  });

  it('says that nothing moved', () => {
    expect(findSumChange(0.3, 0.3, 2)).toEqual({ kind: 'same' });
  });

  it('is written in money where a share would read as zero or as thousands', () => {
    expect(findSumChange(1_000_000.01, 1_000_000, 2)).toEqual({
      kind: 'money',
      direction: 'up',
      amount: 0.01,
    });
    expect(findSumChange(2600, 10, 2)).toEqual({ kind: 'money', direction: 'up', amount: 2590 });
  });
});

describe('the change of the balance', () => {
  it('is a difference in money, whatever the signs', () => {
    expect(findMoneyChange(100, -50.5, 2)).toEqual({ kind: 'money', direction: 'up', amount: 150.5 });
    expect(findMoneyChange(-0.3, -0.1, 2)).toEqual({ kind: 'money', direction: 'down', amount: -0.2 });
    expect(findMoneyChange(0, 0, 2)).toEqual({ kind: 'same' });
  });
});
