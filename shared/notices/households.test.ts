import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar.ts';
import { makeHousehold } from '../testing/households/make-household.ts';
import { findNotices } from './find-notices.ts';
import type { MinorNotice, NoticedTransaction, NoticeInput } from './types.ts';

const ofKind = (notices: MinorNotice[], kind: string) => notices.filter((each) => each.kind === kind);

describe('for made households', () => {
  const households = Array.from({ length: 20 }, (_, at) => makeHousehold(7_000 + at));
  const inputOf = (seed: number): NoticeInput & { transactions: NoticedTransaction[] } => {
    const { transactions, today } = households[seed] ?? makeHousehold(seed);
    const noticed = transactions.map(({ truth: _truth, ...each }) => ({ ...each, groupId: null }));
    return { transactions: noticed, today, planned: [] };
  };

  it('finds at least nine of ten charges made twice, and few others', () => {
    const counts = { charges: 0, noticed: 0, notices: 0 };
    for (let at = 0; at < households.length; at++) {
      const input = inputOf(at);
      const expenses = input.transactions.filter(({ type }) => type === 'expense');
      const since = addDays(input.today, -25);
      const [charged] = expenses
        .filter(({ date }) => date >= since && date < input.today)
        .toSorted((one, other) => other.amountMinor - one.amountMinor);
      if (charged === undefined) continue;
      const again = { ...charged, id: `${charged.id} again`, date: addDays(charged.date, 1) };
      const found = ofKind(findNotices({ ...input, transactions: [...input.transactions, again] }), 'twice');
      counts.charges++;
      counts.noticed += found.some(({ transactionIds }) => transactionIds.includes(again.id)) ? 1 : 0;
      counts.notices += found.length;
    }
    expect(counts.noticed / counts.charges).toBeGreaterThanOrEqual(0.9);
    expect(counts.noticed / counts.notices).toBeGreaterThanOrEqual(0.9);
  });

  it('finds most charges of several times the usual amount, and few others', () => {
    const counts = { charges: 0, noticed: 0, others: 0 };
    for (let at = 0; at < households.length; at++) {
      const input = inputOf(at);
      const food = input.transactions.filter(
        ({ category, type }) => category === 'food' && type === 'expense',
      );
      const last = food.at(-1);
      if (last === undefined || food.length < 30) continue;
      const high =
        food.map(({ amountMinor }) => amountMinor).toSorted((a, b) => a - b)[Math.floor(0.9 * food.length)] ??
        0;
      const injected = {
        ...last,
        id: 'zzz',
        amountMinor: Math.round(4.5 * high),
        date: addDays(input.today, -2),
      };
      const found = ofKind(
        findNotices({ ...input, transactions: [...input.transactions, injected] }),
        'large',
      );
      counts.charges++;
      counts.noticed += found.some(({ transactionIds }) => transactionIds.includes('zzz')) ? 1 : 0;
      counts.others += found.filter(({ transactionIds }) => !transactionIds.includes('zzz')).length;
    }
    expect(counts.noticed / counts.charges, JSON.stringify(counts)).toBeGreaterThanOrEqual(0.85);
    expect(counts.others / counts.charges, JSON.stringify(counts)).toBeLessThanOrEqual(0.5);
  });

  it('finds the same in a history in another order, and in one with ten times the amounts', () => {
    for (const at of [1, 8, 15]) {
      const input = inputOf(at);
      const plain = findNotices(input);
      expect(findNotices({ ...input, transactions: input.transactions.toReversed() })).toEqual(plain);
      const scaled = input.transactions.map((each) => ({ ...each, amountMinor: each.amountMinor * 10 }));
      const keysOf = (notices: MinorNotice[]) =>
        notices.filter(({ kind }) => ['large', 'twice', 'categoryHigh'].includes(kind)).map(({ key }) => key);
      expect(keysOf(findNotices({ ...input, transactions: scaled }))).toEqual(keysOf(plain));
    }
  });
});
