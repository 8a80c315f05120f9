import { expect, it } from 'vitest';
import type { ComingItem } from './coming.ts';
import { sumExpected } from './expected.ts';

function item(type: ComingItem['type'], amount: number): ComingItem {
  return { key: `${type} ${amount}`, day: '2026-12-01', description: 'Rent', type, amount, source: 'added' };
}

it('adds up what is to come by type, exactly', () => {
  const items = [item('income', 0.3), item('expense', 0.1), item('expense', 0.2), item('income', 2_000)];
  expect(sumExpected(items, 2)).toEqual({ count: 4, income: 2_000.3, expenses: 0.3, balance: 2_000 });
  expect(sumExpected([], 2)).toEqual({ count: 0, income: 0, expenses: 0, balance: 0 });
});
