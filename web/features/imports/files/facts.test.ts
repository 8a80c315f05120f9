import { expect, it } from 'vitest';
import type { Movement, Statement } from '#shared/import/types.ts';
import { toFacts } from './facts.ts';

const movement = (date: string, amount: string) => ({ date, amount }) as Movement;

function statement(movements: Movement[], proof: Statement['proof']): Statement {
  return { account: null, currency: null, movements, balanceRowCount: 0, unreadable: [], proof };
}

it('sums income and expenses exactly over all accounts', () => {
  const facts = toFacts([
    statement([movement('2026-09-05', '-0.10'), movement('2026-09-01', '90071992547409.93')], {
      kind: 'runningBalance',
      agrees: 1,
      of: 1,
    }),
    statement([movement('2026-09-30', '-0.20')], { kind: 'runningBalance', agrees: 0, of: 1 }),
  ]);
  expect(facts).toEqual({
    count: 3,
    in: '90071992547409.93',
    out: '0.30',
    period: { from: '2026-09-01', to: '2026-09-30' },
    proof: { kind: 'runningBalance', agrees: 1, of: 2 },
  });
});

it('subtracts a refund from the expenses if the file marks it as a refund', () => {
  const refund: Movement = { ...movement('2026-09-05', '5'), type: 'expense' };
  const all = [refund, movement('2026-09-05', '-12.50'), movement('2026-09-05', '3')];
  expect(toFacts([statement(all, null)])).toMatchObject({ in: '3', out: '7.50' });
});

it('has no period and no proof without movements', () => {
  expect(toFacts([statement([], null)])).toMatchObject({ count: 0, period: undefined, proof: undefined });
});
