import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, eachDay } from '#shared/calendar.ts';
import { CATEGORIES, UNCATEGORIZED } from '#shared/categories.ts';
import type { Summary } from '#shared/contract/summaries.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { toMajorUnits } from '#shared/money.ts';
import { upToToday } from './up-to-today.ts';
import { applyToSummary, inverse } from './transaction-change.ts';
import { sampleTransaction } from './testing/sample-transaction.ts';

const EMPTY = summarize([]);

describe('a transaction that is added', () => {
  it('changes totals, balance, its day, its category and the recent list at once', () => {
    const changed = applyToSummary(EMPTY, { after: transaction({ amount: 12.3, category: 'food' }) }, 2);
    expect(changed).toMatchObject({ income: 0, expenses: 12.3, balance: -12.3 });
    expect(changed.daily.find(({ date }) => date === '2026-11-10')).toEqual({
      date: '2026-11-10',
      income: 0,
      expenses: 12.3,
    });
    expect(changed.categories).toEqual([{ name: 'food', value: 12.3 }]);
    expect(changed.recent.map(({ id }) => id)).toEqual(['id-1']);
  });

  it('counts an income as income and in no category', () => {
    const changed = applyToSummary(
      EMPTY,
      { after: transaction({ type: 'income', category: 'gift', amount: 5 }) },
      2,
    );
    expect(changed).toMatchObject({ income: 5, expenses: 0, balance: 5, categories: [] });
  });

  it('does not change the totals if it is outside the period, but is recent', () => {
    const changed = applyToSummary(EMPTY, { after: transaction({ date: '2026-12-01' }) }, 2);
    expect({ ...changed, recent: [] }).toEqual(EMPTY);
    expect(changed.recent).toHaveLength(1);
  });

  it('counts in the previous period', () => {
    const changed = applyToSummary(EMPTY, { after: transaction({ date: '2026-10-05', amount: 7 }) }, 2);
    expect(changed.previous).toMatchObject({ income: 0, expenses: 7, balance: -7 });
    expect(changed.expenses).toBe(0);
  });

  it('keeps the five latest transactions, newest first, ties by id', () => {
    const days = ['2026-11-01', '2026-11-09', '2026-11-05', '2026-11-09', '2026-11-03', '2026-11-20'];
    const changed = days.reduce(
      (summary, date, index) =>
        applyToSummary(summary, { after: transaction({ id: `id-${index}`, date }) }, 2),
      EMPTY,
    );
    expect(changed.recent.map(({ id }) => id)).toEqual(['id-5', 'id-3', 'id-1', 'id-2', 'id-4']);
  });

  it('keeps the five latest up to today if it is dated after today and displaces one of them', () => {
    const days = ['01', '02', '03', '04', '05'];
    const before = summarize(days.map((day) => transaction({ id: `id-${day}`, date: `2026-11-${day}` })));
    const later = transaction({ id: 'later', date: '2026-11-28' });
    const changed = applyToSummary(before, { after: later }, 2);
    const ids = (summary: Summary) => upToToday(summary, '2026-11-10').items.map(({ id }) => id);
    expect(changed.recent.map(({ id }) => id)).toEqual(['later', 'id-05', 'id-04', 'id-03', 'id-02']);
    expect(ids(changed)).toEqual(['id-05', 'id-04', 'id-03', 'id-02', 'id-01']);
    const moved = { before: later, after: { ...later, date: '2026-11-09' } };
    expect(ids(applyToSummary(changed, moved, 2))).toEqual(['later', 'id-05', 'id-04', 'id-03', 'id-02']);
    expect(ids(applyToSummary(changed, inverse({ after: later }), 2))).toEqual(ids(before));
  });

  it('is listed once, even if it was listed before', () => {
    const twice = applyToSummary(summarize([transaction({})]), { after: transaction({}) }, 2);
    expect(twice.recent).toEqual([transaction({})]);
  });

  it('sorts the categories, largest first', () => {
    const added = [
      transaction({ id: 'a', category: 'food', amount: 1 }),
      transaction({ id: 'b', category: 'health', amount: 2 }),
      transaction({ id: 'c', category: 'food', amount: 1.01 }),
    ];
    expect(summarize(added).categories).toEqual([
      { name: 'food', value: 2.01 },
      { name: 'health', value: 2 },
    ]);
  });

  it('is summed in integer cents: 0.1 and 0.2 are 0.3', () => {
    const added = [transaction({ id: 'a', amount: 0.1 }), transaction({ id: 'b', amount: 0.2 })];
    expect(summarize(added)).toMatchObject({ expenses: 0.3, balance: -0.3 });
  });
});

describe('a transaction that is edited', () => {
  it('moves between days, categories and into or out of the period', () => {
    const before = transaction({ amount: 10, category: 'food' });
    const after = { ...before, amount: 4, category: 'health' as const, date: '2026-10-31' };
    const changed = applyToSummary(summarize([before]), { before, after }, 2);
    expect(changed).toMatchObject({ expenses: 0, balance: 0, categories: [], recent: [after] });
    expect(changed.previous.expenses).toBe(4);
  });
});

describe('a transaction that is deleted', () => {
  it('removes its category if nothing is left in it', () => {
    const food = transaction({ id: 'a', category: 'food' });
    const health = transaction({ id: 'b', category: 'health' });
    const changed = applyToSummary(summarize([food, health]), { before: food }, 2);
    expect(changed.categories).toEqual([{ name: 'health', value: health.amount }]);
    expect(changed.recent).toEqual([health]);
  });

  it('restores the summary from before it was added', () => {
    fc.assert(
      fc.property(fc.array(anyTransaction(), { maxLength: 4 }), anyTransaction(), (others, added) => {
        const summary = summarize(others.map((each, index) => ({ ...each, id: `id-${index}` })));
        const change = { after: { ...added, id: 'id-new' } };
        expect(applyToSummary(applyToSummary(summary, change, 2), inverse(change), 2)).toEqual(summary);
      }),
    );
  });
});

describe('any series of changes', () => {
  it('gives the same totals as summing all transactions', () => {
    fc.assert(
      fc.property(
        fc.array(anyTransaction(), { minLength: 1, maxLength: 12 }),
        anyTransaction(),
        (transactions, edited) => {
          const named = transactions.map((each, index) => ({ ...each, id: `id-${index}` }));
          const summary = summarize(named);
          const cents = (type: string, isWithin: boolean) =>
            named
              .filter((each) => each.type === type && each.date.startsWith('2026-11') === isWithin)
              .reduce((sum, each) => sum + Math.round(each.amount * 100), 0);
          expect(summary.income).toBe(toMajorUnits(cents('income', true), 2));
          expect(summary.expenses).toBe(toMajorUnits(cents('expense', true), 2));
          expect(summary.balance).toBe(toMajorUnits(cents('income', true) - cents('expense', true), 2));

          const before = named[0] ?? edited;
          const after = { ...edited, id: before.id };
          const direct = summarize([after, ...named.slice(1)]);
          const changed = applyToSummary(summary, { before, after }, 2);
          const { recent: _changed, categories: ours, ...rest } = changed;
          const { recent: _direct, categories: theirs, ...expected } = direct;
          expect(rest).toEqual(expected);
          expect(new Map(ours.map(({ name, value }) => [name, value]))).toEqual(
            new Map(theirs.map(({ name, value }) => [name, value])),
          );
        },
      ),
    );
  });

  it('is undone by the reverse change', () => {
    const [before, after] = [transaction({}), transaction({ amount: 9 })];
    expect(inverse({ after })).toEqual({ before: after });
    expect(inverse({ before })).toEqual({ after: before });
    expect(inverse({ before, after })).toEqual({ before: after, after: before });
  });
});

function summarize(transactions: Transaction[]): Summary {
  const totals = { income: 0, expenses: 0, balance: 0 };
  const empty: Summary = {
    later: null,
    period: { from: '2026-11-01', to: '2026-11-30' },
    ...totals,
    previous: { period: { from: '2026-10-01', to: '2026-10-31' }, ...totals },
    firstDay: null,
    categories: [],
    daily: eachDay({ from: '2026-11-01', to: '2026-11-30' }).map((date) => ({
      date,
      income: 0,
      expenses: 0,
    })),
    recent: [],
    recentGroups: [],
  };
  return transactions.reduce((summary, after) => applyToSummary(summary, { after }, 2), empty);
}

function transaction(fields: Partial<Transaction>): Transaction {
  return sampleTransaction({ category: UNCATEGORIZED, amount: 42.18, date: '2026-11-10', ...fields });
}

function anyTransaction() {
  return fc
    .record({
      type: fc.constantFrom('expense' as const, 'income' as const),
      category: fc.constantFrom(...CATEGORIES.expense, UNCATEGORIZED),
      cents: fc.integer({ min: 1, max: 10_000_000 }),
      date: fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-10-01', days)),
    })
    .map(({ cents, ...fields }) => transaction({ ...fields, amount: toMajorUnits(cents, 2) }));
}
